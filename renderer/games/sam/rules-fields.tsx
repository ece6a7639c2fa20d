// Fields of SAM as vector pictures for pages: cards in their places, and who reaches whom.
import type { ComponentChildren } from 'preact';
import { At, Glow } from '../../rules/cards.tsx';
import { CHALK, GOLD } from '../../stage/cards/palette.ts';
import { CLOTH } from './paint/cloth.ts';
import { Back, Face } from './svg-cards.tsx';

/** What lies at a place: a card by its code, `down` for one that lies face down, null for none. */
export type Lying = string | null;

/** Places that stand out in a field, by their numbers from 0: front row, then back row, left to right. */
interface Shown {
  /** Who attacks. */
  readonly attacker?: number;
  /** Who can be attacked. */
  readonly reached?: readonly number[];
}

export interface FieldOfCards extends Shown {
  /** Front row, then back row, left to right. */
  readonly places: readonly Lying[];
}

const IN_A_ROW = 3;
/** Of a card, and from one to the next, on a field 166 wide and 148 high. */
const [WIDTH, STEP, ROW] = [50, 58, 78];
const FIELD_WIDTH = 2 * STEP + WIDTH;
const FIELD_HEIGHT = ROW + 70;

interface FieldProps extends FieldOfCards {
  readonly x: number;
  readonly y: number;
  /** Its front row is below, as somebody sees it who sits opposite. */
  readonly isOpposite?: boolean;
  /** The class of a card at a place, where it moves. */
  readonly moves?: (place: number) => string;
}

/** A field inside a larger picture, by its top left corner. */
export function Field({ x, y, places, attacker, reached = [], isOpposite = false, moves }: FieldProps) {
  return (
    <>
      {places.map((lying, place) => {
        const isFront = place < IN_A_ROW;
        const left = x + (place % IN_A_ROW) * STEP;
        const top = y + (isFront === isOpposite ? ROW : 0);
        return (
          <At key={place} x={left} y={top} width={WIDTH} class={moves?.(place) ?? ''}>
            <Card lying={lying} />
            {place === attacker && <Glow />}
            {reached.includes(place) && <Ring />}
          </At>
        );
      })}
    </>
  );
}

/** What lies at a place, on 100 by 140. */
export function Card({ lying }: { readonly lying: Lying }) {
  if (lying === null) return <Gap />;
  return lying === 'down' ? <Back /> : <Face code={lying} isSmall />;
}

/** A place without a card. */
function Gap() {
  return (
    <rect
      x="2"
      y="2"
      width="96"
      height="136"
      rx="7"
      fill="none"
      stroke={CHALK}
      stroke-opacity="0.6"
      stroke-width="2"
      stroke-dasharray="8 7"
    />
  );
}

/** Around a card that can be attacked. */
export function Ring() {
  return (
    <rect
      x="-7"
      y="-7"
      width="114"
      height="154"
      rx="12"
      fill="none"
      stroke={GOLD}
      stroke-width="6"
      stroke-dasharray="18 9"
    />
  );
}

/** The ground of figures, lit from the near edge. */
function Ground({
  width,
  height,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}) {
  return (
    <svg class="figure-field" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} rx="8" fill={CLOTH.dark} />
      <rect x="3" y="3" width={width - 6} height={height - 6} rx="6" fill={CLOTH.lit} fill-opacity="0.75" />
      {children}
    </svg>
  );
}

const EDGE = 16;
const BETWEEN = 30;

/** One field alone. */
export function OneField(field: FieldOfCards) {
  return (
    <Ground width={FIELD_WIDTH + 2 * EDGE} height={FIELD_HEIGHT + 2 * EDGE}>
      <Field x={EDGE} y={EDGE} {...field} />
    </Ground>
  );
}

/** Two fields face to face, one's own below. */
export function TwoFields({ theirs, mine }: { readonly theirs: FieldOfCards; readonly mine: FieldOfCards }) {
  const below = EDGE + FIELD_HEIGHT + BETWEEN;
  return (
    <Ground width={FIELD_WIDTH + 2 * EDGE} height={below + FIELD_HEIGHT + EDGE}>
      <Field x={EDGE} y={EDGE} {...theirs} isOpposite />
      <line
        x1={EDGE}
        x2={EDGE + FIELD_WIDTH}
        y1={below - BETWEEN / 2}
        y2={below - BETWEEN / 2}
        stroke={GOLD}
        stroke-opacity="0.7"
        stroke-width="1.5"
      />
      <Field x={EDGE} y={below} {...mine} />
    </Ground>
  );
}
