// The figures in the rules of SAM: costs, fields and reach, points that come and go, battles with their sums.
import type { ComponentChildren } from 'preact';
import { attackCost, faceValue, parseCard, suitBonus, summonCost } from '../../../engine/games/sam/cards.ts';
import { cardWords, sumWords, throwWords } from '../../../engine/games/sam/describe.ts';
import { SIGNS, SUITS, type Side } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { Shapes } from '../parts/drawn/svg.tsx';
import { SIGN_SHAPES } from './art/hands.ts';
import { BATTLES, sumOf, type BattleExample } from './rules-examples.ts';
import { OneField, TwoFields } from './rules-fields.tsx';
import { Picture, SuitSign } from './svg-cards.tsx';

interface FigureProps {
  readonly say: Say;
}

const NINE = '9';
const ROWS = [
  { title: 'sam.rules.cost.summon', of: summonCost },
  { title: 'sam.rules.cost.attack', of: attackCost },
  {
    title: 'sam.rules.cost.attacking',
    of: (card: number): number => faceValue(card) + suitBonus(card, 'attacker'),
  },
  {
    title: 'sam.rules.cost.defending',
    of: (card: number): number => faceValue(card) + suitBonus(card, 'defender'),
  },
] as const;

/** What a nine of each suit costs and is worth; what its suit changes stands out. */
export function Costs({ say }: FigureProps) {
  return (
    <table class="figure-costs">
      <thead>
        <tr>
          <td />
          {SUITS.map((suit) => (
            <th key={suit} scope="col">
              <span role="img" aria-label={cardWords(say, NINE + suit)}>
                <SuitSign suit={suit} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ title, of }) => (
          <tr key={title}>
            <th scope="row">{say(title)}</th>
            {SUITS.map((suit) => {
              const card = parseCard(NINE + suit);
              const number = say('sam.how.points', { points: of(card) });
              return <td key={suit}>{of(card) === faceValue(card) ? number : <strong>{number}</strong>}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const FieldExample = () => <OneField places={['down', '9s', 'down', 'down', null, 'down']} />;

export const FrontReach = () => (
  <TwoFields
    theirs={{ places: ['down', null, 'Jc', 'down', 'down', '4d'], reached: [0, 2] }}
    mine={{ places: ['8h', 'down', 'down', 'down', '6s', null], attacker: 0 }}
  />
);

export const SpadeReach = () => (
  <TwoFields
    theirs={{ places: ['down', null, 'Jc', 'down', 'down', '4d'], reached: [0, 2] }}
    mine={{ places: ['8h', 'down', 'down', 'down', '6s', null], attacker: 4 }}
  />
);

export const CollapsedReach = () => (
  <TwoFields
    theirs={{ places: [null, null, null, 'down', null, '4d'], reached: [3, 5] }}
    mine={{ places: ['8h', 'down', 'down', 'down', '6s', null], attacker: 0 }}
  />
);

interface Noted {
  readonly code: string;
  /** Above the card, and below it. */
  readonly title?: string;
  readonly note?: string;
}

/** Cards side by side, each with its words. */
function Row({
  say,
  cards,
  wide = false,
}: FigureProps & { readonly cards: readonly Noted[]; readonly wide?: boolean }) {
  return (
    <ol class={wide ? 'figure-row figure-noted figure-wide' : 'figure-row figure-noted'}>
      {cards.map(({ code, title, note }) => (
        <li key={code}>
          {title !== undefined && <span class="figure-note">{title}</span>}
          <Picture say={say} code={code} />
          {note !== undefined && <span class="figure-note">{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Cards that are turned over one after the other, what each costs or brings, and what is left then. */
function Flips({ say, flips }: FigureProps & { readonly flips: readonly string[] }) {
  let points = 5;
  const cards = flips.map((flip): Noted => {
    const code = flip.slice(1);
    const isUp = flip.startsWith('+');
    const card = parseCard(code);
    const change = isUp ? -summonCost(card) : faceValue(card);
    points += change;
    return {
      code,
      title: say(isUp ? 'sam.rules.flip.up' : 'sam.rules.flip.down', { change }),
      note: say('sam.rules.flip.points', { points }),
    };
  });
  return <Row say={say} cards={cards} />;
}

export const SummonChain = ({ say }: FigureProps) => <Flips say={say} flips={['-9d', '+7c', '+2h', '+3s']} />;

export const ClubGain = ({ say }: FigureProps) => <Flips say={say} flips={['+5c', '-5c', '+7h']} />;

export const Order = ({ say }: FigureProps) => (
  <Row
    say={say}
    cards={[
      { code: '9c', title: say('sam.rules.order.ada'), note: say('sam.rules.order.tied') },
      { code: 'Kd', title: say('sam.rules.order.ben'), note: say('sam.rules.order.first') },
      { code: '9h', title: say('sam.rules.order.cleo'), note: say('sam.rules.order.tied') },
      { code: '4s', title: say('sam.rules.order.dov'), note: say('sam.rules.order.last') },
    ]}
  />
);

export const Payment = ({ say }: FigureProps) => (
  <Row
    say={say}
    cards={[
      { code: '8c', note: say('sam.rules.paying.attacks') },
      { code: '6h', note: say('sam.rules.paying.drawn') },
      { code: '5h', note: say('sam.rules.paying.pays') },
    ]}
    wide
  />
);

/** Both sides of a battle with the cards that help, and how each real value comes about. */
function Battle({ say, battle }: FigureProps & { readonly battle: BattleExample }) {
  const cards = (side: Side): Noted[] => {
    const fighter = battle[side];
    const note = sumWords(say, sumOf(fighter, side));
    const title = say(side === 'attacker' ? 'sam.rules.battle.attacks' : 'sam.rules.battle.defends');
    const helping = fighter.twos.map((code) => ({ code, title: say('sam.rules.battle.helps') }));
    return [{ code: fighter.code, title, note }, ...helping];
  };
  return <Row say={say} cards={[...cards('attacker'), ...cards('defender')]} wide />;
}

export const JackOnQueen = ({ say }: FigureProps) => <Battle say={say} battle={BATTLES.jackOnQueen} />;
export const KingOnJack = ({ say }: FigureProps) => <Battle say={say} battle={BATTLES.kingOnJack} />;
export const KingOnQueen = ({ say }: FigureProps) => <Battle say={say} battle={BATTLES.kingOnQueen} />;
export const Hidden = ({ say }: FigureProps) => <Battle say={say} battle={BATTLES.hidden} />;
export const FiveOnEight = ({ say }: FigureProps) => <Battle say={say} battle={BATTLES.five} />;

/** What can be thrown. */
export const Signs = ({ say }: FigureProps) => (
  <ol class="figure-row figure-noted">
    {SIGNS.map((sign) => (
      <li key={sign}>
        <svg class="figure-sign" viewBox="0 0 100 100" aria-hidden="true">
          <Shapes shapes={SIGN_SHAPES[sign]} />
        </svg>
        <span class="figure-note">{throwWords(say, sign)}</span>
      </li>
    ))}
  </ol>
);

function Titled({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <p>{title}</p>
      {children}
    </div>
  );
}

/** A field before and after its Heart was destroyed. */
export const HeartReplaced = ({ say }: FigureProps) => (
  <div class="figure-fields">
    <Titled title={say('sam.rules.hearts.before')}>
      <OneField places={['4h', null, null, 'down', null, '3s']} reached={[0]} />
    </Titled>
    <Titled title={say('sam.rules.hearts.after')}>
      <OneField places={['down', null, null, 'down', null, '3s']} />
    </Titled>
  </div>
);
