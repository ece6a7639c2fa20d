// Cards of the house as vector pictures for pages: in rules, scenes and the last trick. The stage paints its own.
import type { ComponentChildren } from 'preact';
import { CHALK, INK, ON_SILK, PARCHMENT, RIM, SILK, type Silk } from '../stage/cards/palette.ts';
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

function Digit({
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
function Outline({ fill }: { fill: string }) {
  return (
    <rect x="0.75" y="0.75" width="98.5" height="138.5" rx="7" fill={fill} stroke={EDGE} stroke-width="1.5" />
  );
}

/** The face: rank, and the suit as silk with its symbol. */
export function Face({ silk, rank }: { silk: Silk; rank: number }) {
  const ink = ON_SILK[silk];
  return (
    <g>
      <Outline fill={PARCHMENT} />
      <rect
        x="33.5"
        y="6"
        width="60.5"
        height="128"
        rx="6"
        fill={SILK[silk]}
        stroke={INK}
        stroke-width="1.6"
      />
      <rect x="37" y="9.5" width="53.5" height="121" rx="4" fill="none" stroke={ink} stroke-opacity="0.4" />
      <Digit rank={rank} x={63.75} y={50} size={72} fill={ink} />
      <Symbol silk={silk} x={63.75} y={103} size={36} fill={ink} />
      <Digit rank={rank} x={17.2} y={21.5} size={34} fill={INK} />
      <circle cx="17.2" cy="53" r="13" fill={SILK[silk]} stroke={INK} stroke-width="1.5" />
      <Symbol silk={silk} x={17.2} y={53} size={17} fill={ink} />
    </g>
  );
}

/** The back: the suit alone. */
export function Back({ silk }: { silk: Silk }) {
  const ink = ON_SILK[silk];
  return (
    <g>
      <Outline fill={RIM} />
      <rect x="5" y="5" width="90" height="130" rx="5" fill={SILK[silk]} />
      <rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke={ink} stroke-opacity="0.5" />
      <circle cx="50" cy="70" r="33" fill="none" stroke={ink} stroke-opacity="0.5" />
      <Symbol silk={silk} x={50} y={70} size={44} fill={ink} />
      <Symbol silk={silk} x={20} y={21} size={17} fill={ink} />
      <Symbol silk={silk} x={80} y={119} size={17} fill={ink} />
    </g>
  );
}

/** A card by its code, such as `G5`, face up; `G` alone is its back. */
export function Card({ code }: { code: string }) {
  const silk = code.charAt(0) as Silk;
  return code.length > 1 ? <Face silk={silk} rank={Number(code.slice(1))} /> : <Back silk={silk} />;
}

/** One card as a picture of its own; `words` are empty where its words stand beside it. */
export function CardPicture({ code, words }: { code: string; words: string }) {
  const told = words === '' ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': words };
  return (
    <svg class="card-picture" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} {...told}>
      <Card code={code} />
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
