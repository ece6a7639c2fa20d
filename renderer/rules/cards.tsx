// What the cards of all games are drawn of as vector pictures for pages: in rules, scenes and the last trick. The stage
// paints its own.
import type { ComponentChildren } from 'preact';
import { CHALK, type Silk } from '../stage/cards/palette.ts';
import { SYMBOL } from '../stage/cards/symbols.ts';

/** A card is drawn on 100 by 140. */
export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;
const EDGE = '#7d6a48';
/** How far a digit's middle lies above its baseline, in parts of its size. */
const HALF_DIGIT = 0.35;

interface AtProps {
  readonly x: number;
  readonly y: number;
  /** Of the card; 100 when left out. */
  readonly width?: number;
  /** In degrees, clockwise, about its middle. */
  readonly turn?: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Puts a card into a larger picture, by the place of its top left corner. */
export function At({ x, y, width = CARD_WIDTH, turn = 0, class: className, children }: AtProps) {
  const scale = width / CARD_WIDTH;
  const turned = turn === 0 ? '' : ` rotate(${turn} ${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})`;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})${turned}`}>
      <g class={className}>{children}</g>
    </g>
  );
}

/** The symbol of a silk around a point. */
export function Symbol({ silk, x, y, size, fill }: SymbolProps) {
  return (
    <path
      d={SYMBOL[silk]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}
      fill={fill}
      fill-rule="evenodd"
    />
  );
}

interface SymbolProps {
  readonly silk: Silk;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

export function Digit({
  rank,
  x,
  y,
  size,
  fill,
}: {
  rank: number;
  x: number;
  y: number;
  size: number;
  fill: string;
}) {
  return (
    <text
      class="card-digit"
      x={x}
      y={y + size * HALF_DIGIT}
      font-size={size}
      fill={fill}
      text-anchor="middle"
    >
      {rank}
    </text>
  );
}

/** A card without anything on it. */
export function Outline({ fill }: { fill: string }) {
  return (
    <rect x="0.75" y="0.75" width="98.5" height="138.5" rx="7" fill={fill} stroke={EDGE} stroke-width="1.5" />
  );
}

interface CardPictureProps {
  /** What is drawn on 100 by 140. */
  readonly children: ComponentChildren;
  /** Empty where its words stand beside it. */
  readonly words: string;
  /** Of what is drawn, where it is higher than one card. */
  readonly height?: number;
}

/** A card, or cards that overlap, as a picture of its own. */
export function CardPicture({ children, words, height = CARD_HEIGHT }: CardPictureProps) {
  const told = words === '' ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': words };
  return (
    <svg class="card-picture" viewBox={`0 0 ${CARD_WIDTH} ${height}`} {...told}>
      {children}
    </svg>
  );
}

/** The light around a card that wins or is chosen. */
export function Glow() {
  return (
    <rect
      x="-6"
      y="-6"
      width="112"
      height="152"
      rx="12"
      fill="none"
      stroke={CHALK}
      stroke-width="5"
      class="glow"
    />
  );
}
