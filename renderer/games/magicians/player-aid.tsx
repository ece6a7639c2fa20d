// The player aid: the seven phases, what is needed to play a card, the limits, and what each card with an effect does.
import {
  BONUS_OF,
  CODES,
  effectIn,
  groupIn,
  levelIn,
  LIFTING_HELPERS,
  MENTOR,
} from '../../../engine/games/magicians/cards.ts';
import { cardWords, identityWords, phaseWords } from '../../../engine/games/magicians/describe.ts';
import { IDENTITIES, PHASES, type Identity } from '../../../engine/games/magicians/types.ts';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { Say } from '../../../engine/language/say.ts';
import { EmblemPicture } from './emblem-picture.tsx';
import { PHASE_SIGN } from './paint/phase-signs.ts';

interface AidProps {
  readonly say: Say;
}

export function PlayerAid({ say }: AidProps) {
  return (
    <div class="player-aid aid-magicians">
      <Turn say={say} />
      <Helpers say={say} />
      <Needs say={say} />
      <Limits say={say} />
      <Sabotage say={say} />
      <Identities say={say} />
    </div>
  );
}

function Turn({ say }: AidProps) {
  return (
    <section class="aid-steps">
      <h3>{say('magicians.aid.turn')}</h3>
      <ol>
        {PHASES.map((phase) => (
          <li key={phase}>
            <strong>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <path d={PHASE_SIGN[phase]} fill="currentColor" fill-rule="evenodd" />
              </svg>
              {phaseWords(say, phase, 'short')}
            </strong>{' '}
            {say(`magicians.aid.turn.${phase}`)}
          </li>
        ))}
      </ol>
      <Lines say={say} lines={ABOUT_TURNS} />
    </section>
  );
}

const ABOUT_TURNS = [
  'magicians.aid.turn.one',
  'magicians.aid.turn.support',
  'magicians.aid.turn.goal',
] as const satisfies readonly MessageKey[];

function Helpers({ say }: AidProps) {
  return (
    <section>
      <h3>{say('magicians.aid.helpers')}</h3>
      <dl class="aid-cards">
        {[...LIFTING_HELPERS, MENTOR].map((code) => (
          <Entry
            key={code}
            code={code}
            title={cardWords(say, code)}
            does={say(`magicians.aid.helper.${code}` as MessageKey)}
          />
        ))}
      </dl>
    </section>
  );
}

const LEVELS = [1, 2, 3, 4, 5] as const;

function Needs({ say }: AidProps) {
  return (
    <section>
      <h3>{say('magicians.aid.needs')}</h3>
      <ol class="aid-ladder">
        {LEVELS.map((level) => (
          <li key={level}>
            <strong>{say('magicians.aid.ladder', { level })}</strong>
            {say('magicians.aid.ladder.tricks', { count: tricksOf(level) })}
          </li>
        ))}
      </ol>
      <Lines say={say} lines={NEEDS} />
    </section>
  );
}

const NEEDS = [
  'magicians.aid.ladder.rule',
  'magicians.aid.needs.stage',
  'magicians.aid.needs.trait',
  'magicians.aid.needs.stolen',
] as const satisfies readonly MessageKey[];

/** How many Tricks of a level are in the deck. */
function tricksOf(level: number): number {
  return CODES.filter((code) => groupIn(code) === 'trick' && levelIn(code) === level).length;
}

function Limits({ say }: AidProps) {
  return (
    <section>
      <h3>{say('magicians.aid.limits')}</h3>
      <ul class="aid-limits">
        {LIMITS.map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
      <Lines say={say} lines={ABOUT_LIMITS} />
    </section>
  );
}

const LIMITS = [
  'magicians.aid.limits.assistant',
  'magicians.aid.limits.helpers',
  'magicians.aid.limits.stage',
  'magicians.aid.limits.tricks',
] as const satisfies readonly MessageKey[];

const ABOUT_LIMITS = [
  'magicians.aid.limits.together',
  'magicians.aid.limits.props',
  'magicians.aid.limits.replace',
  'magicians.aid.limits.excess',
  'magicians.aid.limits.lost',
] as const satisfies readonly MessageKey[];

interface LinesProps extends AidProps {
  readonly lines: readonly MessageKey[];
}

function Lines({ say, lines }: LinesProps) {
  return (
    <ul class="aid-lines">
      {lines.map((line) => (
        <li key={line}>{say(line)}</li>
      ))}
    </ul>
  );
}

const SABOTAGE = CODES.filter((code) => effectIn(code) !== null);

function Sabotage({ say }: AidProps) {
  return (
    <section class="aid-wide">
      <h3>{say('magicians.aid.sabotage')}</h3>
      <p>{say('magicians.aid.sabotage.use')}</p>
      <p>{say('magicians.aid.sabotage.after')}</p>
      <dl class="aid-cards">
        {SABOTAGE.map((code) => (
          <Entry
            key={code}
            code={code}
            title={cardWords(say, code)}
            does={say(`magicians.does.${code}` as MessageKey)}
          />
        ))}
      </dl>
    </section>
  );
}

function Identities({ say }: AidProps) {
  return (
    <section class="aid-wide">
      <h3>{say('magicians.aid.identities')}</h3>
      <dl class="aid-cards">
        {IDENTITIES.map((code) => (
          <Entry key={code} code={code} title={identityWords(say, code)} does={gift(say, code)} />
        ))}
      </dl>
    </section>
  );
}

/** What earns more is said by the line on the card; what may more is said in full. */
function gift(say: Say, identity: Identity): string {
  const key = BONUS_OF[identity] ? `magicians.does.${identity}` : `magicians.aid.identity.${identity}`;
  return say(key as MessageKey);
}

interface EntryProps {
  readonly code: string;
  readonly title: string;
  readonly does: string;
}

function Entry({ code, title, does }: EntryProps) {
  return (
    <div>
      <dt>
        <EmblemPicture code={code} />
        {title}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
