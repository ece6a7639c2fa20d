// The player aid: the turn, what cards cost and are worth, reach, battle, twos, Hearts, the order of play, at a glance.
import {
  attackCost,
  FACE_STEP,
  faceValue,
  parseCard,
  suitBonus,
  summonCost,
  TWO_STEP,
} from '../../../engine/games/sam/cards.ts';
import { suitWords } from '../../../engine/games/sam/describe.ts';
import { type Suit, SUITS } from '../../../engine/games/sam/types.ts';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { Say } from '../../../engine/language/say.ts';
import { Reach } from './aid-reach.tsx';
import { Face, SuitSign } from './svg-cards.tsx';

interface AidProps {
  readonly say: Say;
}

export function PlayerAid({ say }: AidProps) {
  return (
    <div class="player-aid aid-sam">
      <Turn say={say} />
      <Section say={say} title="sam.aid.order" lines={ORDER} />
      <Values say={say} />
      <Section say={say} title="sam.aid.twos" lines={TWOS} />
      <Section say={say} title="sam.aid.hearts" lines={HEARTS} />
      <Reaches say={say} />
      <Battle say={say} />
    </div>
  );
}

const PHASES = ['summon', 'attack', 'movement'] as const;
const PHASE_WORDS = {
  summon: 'sam.phase.summon',
  attack: 'sam.phase.declaring',
  movement: 'sam.phase.movement',
} as const;

const ABOUT_TURNS = [
  'sam.aid.turn.optional',
  'sam.aid.turn.lost',
  'sam.aid.turn.pay',
  'sam.aid.turn.goal',
] as const satisfies readonly MessageKey[];

function Turn({ say }: AidProps) {
  return (
    <section class="aid-steps">
      <h3>{say('sam.aid.turn')}</h3>
      <ol>
        {PHASES.map((phase) => (
          <li key={phase}>
            <strong>{say(PHASE_WORDS[phase])}</strong> {say(`sam.aid.turn.${phase}`)}
          </li>
        ))}
      </ol>
      <Lines say={say} lines={ABOUT_TURNS} />
    </section>
  );
}

/** One face card of each rank, each of a suit of its own. */
const FACES = [
  { rank: 'J', code: 'Jc' },
  { rank: 'Q', code: 'Qd' },
  { rank: 'K', code: 'Kh' },
  { rank: 'A', code: 'As' },
] as const;

function Values({ say }: AidProps) {
  return (
    <section>
      <h3>{say('sam.aid.values')}</h3>
      <p>{say('sam.aid.values.numbers')}</p>
      <ul class="aid-faces">
        {FACES.map(({ rank, code }) => (
          <li key={code}>
            <svg viewBox="0 0 100 140" aria-hidden="true">
              <Face code={code} isSmall />
            </svg>
            <strong>
              {say('sam.aid.values.card', {
                rank: say(`sam.rank.${rank}`),
                value: faceValue(parseCard(code)),
              })}
            </strong>
          </li>
        ))}
      </ul>
      <Costs say={say} />
      <Lines say={say} lines={['sam.aid.costs.down']} />
    </section>
  );
}

/** What a suit changes about a face value, the same for all ranks: found out by one. */
const CHANGES = {
  summon: (suit: Suit) => changed(suit, summonCost),
  attack: (suit: Suit) => changed(suit, attackCost),
  attacking: (suit: Suit) => suitBonus(nineOf(suit), 'attacker'),
  defending: (suit: Suit) => suitBonus(nineOf(suit), 'defender'),
} as const;
const COLUMNS = ['summon', 'attack', 'attacking', 'defending'] as const;

const nineOf = (suit: Suit) => parseCard(`9${suit}`);
const changed = (suit: Suit, cost: typeof summonCost): number => cost(nineOf(suit)) - faceValue(nineOf(suit));

function Costs({ say }: AidProps) {
  return (
    <table class="aid-costs" aria-label={say('sam.aid.costs.label')}>
      <thead>
        <tr>
          <td rowSpan={2} />
          <th scope="colgroup" colSpan={2}>
            {say('sam.aid.costs.cost')}
          </th>
          <th scope="colgroup" colSpan={2}>
            {say('sam.aid.costs.real')}
          </th>
        </tr>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {say(`sam.aid.costs.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SUITS.map((suit) => (
          <tr key={suit}>
            <th scope="row">
              <SuitName say={say} suit={suit} />
            </th>
            {COLUMNS.map((column) => (
              <Amount key={column} say={say} change={CHANGES[column](suit)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ say, change }: AidProps & { readonly change: number }) {
  const how = change < 0 ? 'less' : change > 0 ? 'more' : 'same';
  return <td data-change={how}>{say('sam.aid.costs.amount', { how, size: Math.abs(change) })}</td>;
}

function SuitName({ say, suit }: AidProps & { readonly suit: Suit }) {
  return (
    <span class="suit-word">
      <SuitSign suit={suit} />
      {suitWords(say, suit)}
    </span>
  );
}

function Reaches({ say }: AidProps) {
  const suits = {
    clubs: suitWords(say, 'c'),
    diamonds: suitWords(say, 'd'),
    hearts: suitWords(say, 'h'),
    spades: suitWords(say, 's'),
  };
  return (
    <section>
      <h3>{say('sam.aid.reach')}</h3>
      <Reach say={say} />
      <ul class="aid-lines">
        <li>{say('sam.aid.reach.most', suits)}</li>
        <li>{say('sam.aid.reach.spades', suits)}</li>
        <li>{say('sam.aid.reach.holes')}</li>
        <li>{say('sam.aid.reach.collapse')}</li>
      </ul>
    </section>
  );
}

const OUTCOMES = ['higher', 'lower', 'equal'] as const;

function Battle({ say }: AidProps) {
  const diamond = suitBonus(nineOf('d'), 'defender');
  return (
    <section class="aid-steps">
      <h3>{say('sam.aid.battle')}</h3>
      <ol>
        <li>{say('sam.aid.battle.face')}</li>
        <li>{say('sam.aid.battle.diamond', { diamonds: suitWords(say, 'd'), size: diamond })}</li>
        <li>{say('sam.aid.battle.faces', { size: FACE_STEP })}</li>
        <li>{say('sam.aid.battle.twos', { size: TWO_STEP })}</li>
      </ol>
      <dl class="aid-outcomes">
        {OUTCOMES.map((outcome) => (
          <div key={outcome}>
            <dt>{say(`sam.aid.battle.${outcome}`)}</dt>
            <dd>{say(`sam.aid.battle.${outcome}.then`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const TWOS = [
  'sam.aid.twos.up',
  'sam.aid.twos.when',
  'sam.aid.twos.sum',
] as const satisfies readonly MessageKey[];

const HEARTS = [
  'sam.aid.hearts.destroyed',
  'sam.aid.hearts.survived',
  'sam.aid.hearts.not',
] as const satisfies readonly MessageKey[];

const ORDER = [
  'sam.aid.order.set',
  'sam.aid.order.two',
  'sam.aid.order.idle',
  'sam.aid.order.stall',
] as const satisfies readonly MessageKey[];

interface LinesProps extends AidProps {
  readonly lines: readonly MessageKey[];
}

function Section({ say, title, lines }: LinesProps & { readonly title: MessageKey }) {
  return (
    <section>
      <h3>{say(title)}</h3>
      <Lines say={say} lines={lines} />
    </section>
  );
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
