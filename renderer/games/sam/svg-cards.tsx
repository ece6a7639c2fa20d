// Cards of SAM as vector pictures for pages. The stage paints its own, of the same layers.
import { useId } from 'preact/hooks';
import { cardWords } from '../../../engine/games/sam/describe.ts';
import type { Suit } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { CARD_HEIGHT, CARD_WIDTH, CardPicture, Outline } from '../../rules/cards.tsx';
import { INK, PARCHMENT, RIM } from '../../stage/cards/palette.ts';
import { Parts, Shapes } from '../parts/drawn/svg.tsx';
import { GROUND, lattice, THREAD, WANDS } from './art/back.ts';
import { plainFace, wholeFace } from './art/faces.ts';
import { type Figure, type Layer, type Metal, MIDDLE, type Rank } from './art/layers.ts';
import { printedOf, rankOf } from './art/printed.ts';
import { shapeAt, signAt } from './art/suits.ts';
import { BRIGHT, CARD_BRASS } from './paint/layers.ts';

interface FaceProps {
  /** Such as `Td`. */
  readonly code: string;
  /** Rank and suit are large, whatever is below them. */
  readonly isSmall?: boolean;
}

/** A card as a picture of its own. */
export function Picture({ say, ...face }: FaceProps & { readonly say: Say }) {
  return (
    <CardPicture words={cardWords(say, face.code)}>
      {/* The letters of its index are drawing; what it is called are the words. */}
      <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
        <Face {...face} />
      </svg>
    </CardPicture>
  );
}

/** A face on 100 by 140. */
export function Face({ code, isSmall = false }: FaceProps) {
  // Of its own, because a picture may not take its metal from one that is not shown.
  const id = useId();
  const printed = printedOf(code);
  const layers = isSmall ? plainFace(printed, false) : wholeFace(printed);
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          {CARD_BRASS.map((tone, index) => (
            <stop key={index} offset={index / (CARD_BRASS.length - 1)} stop-color={tone} />
          ))}
        </linearGradient>
      </defs>
      <Outline fill={PARCHMENT} />
      {layers.map((layer, index) => (
        <LayerOf key={index} layer={layer} brass={`url(#${id})`} />
      ))}
    </g>
  );
}

function LayerOf({ layer, brass }: { readonly layer: Layer; readonly brass: string }) {
  switch (layer.kind) {
    case 'ornament':
      return <Parts parts={layer.parts} />;
    case 'metal':
      return <Plate metal={layer} brass={brass} />;
    case 'figure':
      return <FigureIn figure={layer} />;
    case 'rank':
      return <Index rank={layer} />;
  }
}

function Plate({ metal: { d }, brass }: { readonly metal: Metal; readonly brass: string }) {
  return (
    <>
      <path d={d} fill="none" stroke={INK} stroke-width="1.8" />
      <path d={d} fill={brass} stroke={BRIGHT} stroke-width="0.6" />
    </>
  );
}

/** Half round about the middle of the card. */
const TURNED = `rotate(180 ${MIDDLE.x} ${MIDDLE.y})`;

function FigureIn({ figure }: { readonly figure: Figure }) {
  const { shapes, window, x, y, scale, isTurned } = figure;
  const { left, top, width, height } = window;
  return (
    <g transform={isTurned ? TURNED : undefined}>
      <svg x={left} y={top} width={width} height={height} viewBox={`${left} ${top} ${width} ${height}`}>
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <Shapes shapes={shapes} />
        </g>
      </svg>
    </g>
  );
}

/** How wide a letter of the playbill face is, and how high it stands, in parts of its size. */
const [LETTER, HIGH] = [0.6, 0.7];

function Index({ rank: { text, x, y, size, width, isTurned } }: { readonly rank: Rank }) {
  const isWide = text.length * LETTER * size > width;
  return (
    <text
      class="card-digit"
      transform={isTurned ? `rotate(180 ${x} ${y})` : undefined}
      x={x}
      y={y + (size * HIGH) / 2}
      font-size={size}
      fill={INK}
      text-anchor="middle"
      {...(isWide && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  );
}

/** The back, the same for all cards, on 100 by 140. */
export function Back() {
  const [left, top, width, height] = [4.5, 4.5, CARD_WIDTH - 9, CARD_HEIGHT - 9];
  return (
    <g stroke={THREAD} fill="none">
      <Outline fill={RIM} />
      <rect x={left} y={top} width={width} height={height} rx="3" fill={GROUND} stroke="none" />
      <path d={lattice(left, top, width, height, 8)} stroke-opacity="0.55" />
      <rect x={left + 2.8} y={top + 2.8} width={width - 5.6} height={height - 5.6} rx="2" />
      <ellipse cx={MIDDLE.x} cy={MIDDLE.y} rx="30" ry="36" fill={GROUND} stroke-width="1.7" />
      <path d={shapeAt(WANDS, MIDDLE.x, MIDDLE.y, 40)} fill={THREAD} fill-rule="evenodd" stroke="none" />
    </g>
  );
}

/** The index of a card, drawn as on the card, as high as the line it stands in. */
export function RankSign({ code }: { readonly code: string }) {
  const text = rankOf(code);
  const width = text.length * LETTER * LINE;
  return (
    <svg class="rank-sign" viewBox={`0 0 ${width} ${LINE}`} aria-hidden="true">
      <text
        class="card-digit"
        x={width / 2}
        y={BASE}
        font-size={LINE}
        fill="currentColor"
        text-anchor="middle"
      >
        {text}
      </text>
    </svg>
  );
}

/** How high an index is drawn, and where its letters stand. */
const [LINE, BASE] = [100, 84];

/** The sign of a suit as high as the line it stands in. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <svg class="suit-patch" viewBox="0 0 100 100" aria-hidden="true">
      <Parts parts={signAt(suit, 50, 50, 94)} />
    </svg>
  );
}
