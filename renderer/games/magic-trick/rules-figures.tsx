// The figures in the rules of Magic Trick: suits, the two sides of a card, a row to sort, tricks, the sleeve.
import { cardWords, suitWord } from '../../../engine/games/magic-trick/describe.ts';
import { SUITS } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { TrickRow } from '../../rules/trick-row.tsx';
import { CardOf } from './svg-cards.tsx';

interface FigureProps {
  readonly say: Say;
}

/** A card by its code, face up; a suit alone is a back. */
export function Picture({ say, code }: FigureProps & { code: string }) {
  const words =
    code.length > 1
      ? cardWords(say, code)
      : say('table.magic-trick.place.unknown', { suit: suitWord(say, code) });
  return <CardOf code={code} words={words} />;
}

/** Every suit with its sign and its word. */
export function Suits({ say }: FigureProps) {
  return (
    <ul class="figure-suits">
      {SUITS.map((suit) => (
        <li key={suit}>
          <CardOf code={suit} words="" />
          <span>{suitWord(say, suit)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Sides({ say }: FigureProps) {
  return (
    <div class="figure-sides">
      <figure>
        <Picture say={say} code="G" />
        <figcaption>{say('magic-trick.rules.cards.back')}</figcaption>
      </figure>
      <figure>
        <Picture say={say} code="G5" />
        <figcaption>{say('magic-trick.rules.cards.face')}</figcaption>
      </figure>
    </div>
  );
}

function Row({ say, codes }: FigureProps & { codes: readonly string[] }) {
  return (
    <ol class="figure-row">
      {codes.map((code, index) => (
        <li key={index}>
          <Picture say={say} code={code} />
        </li>
      ))}
    </ol>
  );
}

const SORTED = ['K0', 'R2', 'B2', 'Y4', 'P6', 'G7'];

/** The same row from both sides. */
export function SortExample({ say }: FigureProps) {
  return (
    <div class="figure-rows">
      <p>{say('magic-trick.rules.sort.sorter')}</p>
      <Row say={say} codes={SORTED} />
      <p>{say('magic-trick.rules.sort.owner')}</p>
      <Row say={say} codes={SORTED.map((code) => code.charAt(0))} />
    </div>
  );
}

function Trick({ say, codes, taker }: FigureProps & { codes: readonly string[]; taker: number }) {
  return (
    <TrickRow
      cards={codes.map((code, index) => ({
        name: say(`magic-trick.rules.person.${index as 0 | 1 | 2 | 3}`),
        picture: <Picture say={say} code={code} />,
        note:
          index === 0
            ? say('magic-trick.rules.trick.leads')
            : index === taker
              ? say('magic-trick.rules.trick.takes')
              : '',
        takes: index === taker,
      }))}
    />
  );
}

export const TrickByTrump = ({ say }: FigureProps) => (
  <Trick say={say} codes={['G5', 'G7', 'R0', 'K7']} taker={2} />
);

export const TrickByLed = ({ say }: FigureProps) => (
  <Trick say={say} codes={['B3', 'B1', 'Y7', 'B6']} taker={3} />
);

export function SleeveExample({ say }: FigureProps) {
  return (
    <div class="figure-sleeve">
      <Row say={say} codes={['O', 'K', 'G', 'P3', 'R', 'B']} />
    </div>
  );
}
