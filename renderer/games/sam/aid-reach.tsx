// Who reaches which row, as a picture: two fields against each other, and arrows from row to row with the signs of suits.
import type { Suit } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { CHALK, GOLD, INK, PARCHMENT } from '../../stage/cards/palette.ts';
import { Parts } from '../parts/drawn/svg.tsx';
import { signAt } from './art/suits.ts';

/** The rows from top to bottom, each with the height of its middle. */
const ROWS = [
  { row: 'sam.aid.reach.theirs.back', y: 20 },
  { row: 'sam.aid.reach.theirs.front', y: 54 },
  { row: 'sam.aid.reach.yours.front', y: 104 },
  { row: 'sam.aid.reach.yours.back', y: 138 },
] as const;
const [THEIR_BACK, THEIR_FRONT, MY_FRONT, MY_BACK] = ROWS.map(({ y }) => y) as [
  number,
  number,
  number,
  number,
];

/** Half the height of a row of cards. */
const HALF = 13;
const [LEFT, WIDE] = [2, 236];
const CARDS = [113, 133, 153] as const;

interface Arrow {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly suits: readonly Suit[];
}

const ARROWS: readonly Arrow[] = [
  { x: 170, from: MY_FRONT, to: THEIR_FRONT, suits: ['c', 'd', 'h'] },
  { x: 206, from: MY_FRONT, to: THEIR_BACK, suits: ['s'] },
  { x: 228, from: MY_BACK, to: THEIR_FRONT, suits: ['s'] },
];

export function Reach({ say }: { readonly say: Say }) {
  return (
    <svg class="aid-reach" viewBox="0 0 240 158" role="img" aria-label={say('sam.aid.reach.label')}>
      {ROWS.map(({ row, y }) => (
        <g key={y}>
          <rect x={LEFT} y={y - HALF - 2} width={WIDE} height={2 * HALF + 4} rx="4" fill="#1f6b43" />
          {CARDS.map((x) => (
            <rect
              key={x}
              x={x - 8.5}
              y={y - 12}
              width="17"
              height="24"
              rx="2"
              fill={PARCHMENT}
              stroke={INK}
            />
          ))}
          <text x="9" y={y + 4.5} fill={CHALK}>
            {say(row)}
          </text>
        </g>
      ))}
      {ARROWS.map((arrow) => (
        <Reaching key={arrow.x} {...arrow} />
      ))}
    </svg>
  );
}

/** An arrow upwards, with the signs of those who reach so far where the fields are apart. */
function Reaching({ x, from, to, suits }: Arrow) {
  const [foot, tip] = [from + 8, to + 4];
  const line = `M${x} ${foot}V${tip + 8}`;
  const point = `M${x} ${tip}L${x + 6} ${tip + 11}H${x - 6}Z`;
  const size = 12;
  const middle = (MY_FRONT + THEIR_FRONT) / 2;
  return (
    <g>
      <path d={line} stroke={INK} stroke-width="6" />
      <path d={line} stroke={GOLD} stroke-width="3" />
      <path d={point} fill={GOLD} stroke={INK} stroke-width="1.5" stroke-linejoin="round" />
      <rect
        x={x - (suits.length * (size + 2)) / 2 - 3}
        y={middle - size / 2 - 3}
        width={suits.length * (size + 2) + 6}
        height={size + 6}
        rx="4"
        fill={PARCHMENT}
        stroke={INK}
      />
      {suits.map((suit, index) => (
        <Parts
          key={suit}
          parts={signAt(suit, x + (index - (suits.length - 1) / 2) * (size + 2), middle, size)}
        />
      ))}
    </g>
  );
}
