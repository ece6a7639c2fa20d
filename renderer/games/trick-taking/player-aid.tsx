// The player aid: what the effects do, who wins, and the steps of a trick and of the Ultimate Trick, at a glance.
import { colourWords, effectWords, hatWords } from '../../../engine/games/trick-taking/describe.ts';
import { COLOURS, EFFECTS, HATS } from '../../../engine/games/trick-taking/types.ts';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { Say } from '../../../engine/language/say.ts';
import { SuitSign } from '../../theme/suits.tsx';
import { SILK_OF } from './paint/colours.ts';
import { Sign } from './rules-code.tsx';
import { HatPicture } from './svg-cards.tsx';

interface AidProps {
  readonly say: Say;
}

export function PlayerAid({ say }: AidProps) {
  return (
    <div class="player-aid">
      <Effects say={say} />
      <Winner say={say} />
      <Steps say={say} title="trick-taking.aid.trick" steps={TRICK} />
      <Steps say={say} title="trick-taking.aid.ultimate" steps={ULTIMATE} />
      <Colours say={say} />
    </div>
  );
}

function Effects({ say }: AidProps) {
  return (
    <section class="aid-effects">
      <h3>{say('trick-taking.aid.effects')}</h3>
      <p>{say('trick-taking.aid.effects.use')}</p>
      <dl>
        {EFFECTS.map((effect) => (
          <div key={effect}>
            <dt>
              <Sign effect={effect} />
              {effectWords(say, effect)}
            </dt>
            <dd>{say(`trick-taking.aid.effect.${effect}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Winner({ say }: AidProps) {
  return (
    <section class="aid-winner">
      <h3>{say('trick-taking.aid.winner')}</h3>
      <dl class="aid-hats">
        {HATS.map((hat) => (
          <div key={hat}>
            <dt>
              <HatPicture hat={hat} />
              {hatWords(say, hat)}
            </dt>
            <dd>{say(`trick-taking.aid.winner.hat.${hat}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{say('trick-taking.aid.winner.who')}</p>
      <p>{say('trick-taking.aid.winner.stack')}</p>
      <p>{say('trick-taking.aid.winner.ties')}</p>
    </section>
  );
}

function Colours({ say }: AidProps) {
  return (
    <section>
      <h3>{say('trick-taking.aid.colours')}</h3>
      <ul class="aid-colours">
        {COLOURS.map((colour) => (
          <li key={colour} class="suit-word">
            <SuitSign suit={SILK_OF[colour]} />
            {colourWords(say, colour)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const TRICK = [
  'trick-taking.aid.trick.1',
  'trick-taking.aid.trick.2',
  'trick-taking.aid.trick.3',
  'trick-taking.aid.trick.4',
  'trick-taking.aid.trick.5',
  'trick-taking.aid.trick.6',
] as const satisfies readonly MessageKey[];

const ULTIMATE = [
  'trick-taking.aid.ultimate.1',
  'trick-taking.aid.ultimate.2',
  'trick-taking.aid.ultimate.3',
  'trick-taking.aid.ultimate.4',
  'trick-taking.aid.ultimate.5',
] as const satisfies readonly MessageKey[];

interface StepsProps extends AidProps {
  readonly title: MessageKey;
  readonly steps: readonly MessageKey[];
}

function Steps({ say, title, steps }: StepsProps) {
  return (
    <section class="aid-steps">
      <h3>{say(title)}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{say(step)}</li>
        ))}
      </ol>
    </section>
  );
}
