// Cards of Magicians as vector pictures for pages: whole posters, and chips inside a line of text. The stage paints its own.
import type { Say } from '../../../engine/language/say.ts';
import { CARD_HEIGHT, CARD_WIDTH, CardPicture } from '../../rules/cards.tsx';
import { CHALK, INK } from '../../stage/cards/palette.ts';
import type { Box } from '../../stage/paint/brush.ts';
import { frameOf, squareIn } from './paint/frames.ts';
import { LOOK_OF } from './paint/kinds.ts';
import { brokenInto } from './paint/lettering.ts';
import { Parts } from '../parts/drawn/svg.tsx';
import { FIGURE, pennantOf } from './paint/pennant.ts';
import { kindOf, levelOf, nameOf } from './paint/words.ts';
import { EmblemShapes, Sky } from './svg-emblem.tsx';

export { nameOf };

interface CardProps {
  readonly say: Say;
  /** Of a card of either deck. */
  readonly code: string;
}

/** The rim of a card, and how high its name stands. */
const [RIM, FOOT] = [3.5, 30];
const windowOver = (foot: number): Box => [RIM, RIM, CARD_WIDTH - 2 * RIM, CARD_HEIGHT - RIM - foot];
/** The window of a poster with a name at its foot, and of one that is all picture. */
const [WINDOW, WHOLE] = [windowOver(FOOT), windowOver(RIM)];

/** A card as a poster of its own; a small one is all picture, where its name stands beside it. */
export function Picture({ say, code, isSmall = false }: CardProps & { readonly isSmall?: boolean }) {
  const name = nameOf(say, code);
  return (
    <CardPicture words={name}>
      <Poster code={code} name={isSmall ? null : name} />
    </CardPicture>
  );
}

/** A poster on 100 by 140; without a name the picture is higher. */
export function Poster({ code, name }: { readonly code: string; readonly name: string | null }) {
  const kind = kindOf(code);
  const look = LOOK_OF[kind];
  const box = name === null ? WHOLE : WINDOW;
  const [left, top, width, height] = box;
  const [x, y, size] = squareIn(kind, box);
  const level = levelOf(code);
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <rect x="0.5" y="0.5" width="99" height="139" rx="7" fill={look.ground} stroke={INK} />
      <svg x={left} y={top} width={width} height={height} viewBox={box.join(' ')}>
        <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
          <Sky code={code} />
          <EmblemShapes code={code} />
        </g>
      </svg>
      <Parts parts={frameOf(kind, box)} />
      <Parts parts={pennantOf(kind, level)} />
      {level !== null && (
        <text
          class="card-digit"
          x={FIGURE.x}
          y={FIGURE.y + FIGURE.size * 0.36}
          font-size={FIGURE.size}
          fill={CHALK}
          text-anchor="middle"
        >
          {level}
        </text>
      )}
      {name !== null && <Title name={name} ink={look.ink} />}
    </g>
  );
}

/** How wide a letter of a playbill face is, in parts of its size: too wide a guess only makes a name a little smaller. */
const LETTER = 0.58;
/** How far letters are squeezed at most to stand in one line. */
const SQUEEZED = 0.8;
/** The sizes of a name in one line and in two, and how wide it may be. */
const [ONE, TWO, WIDE] = [16.5, 14, 93];

function Title({ name, ink }: { readonly name: string; readonly ink: string }) {
  const measure = (part: string): number => part.length * LETTER;
  const isShort = measure(name) * ONE * SQUEEZED <= WIDE || !name.includes(' ');
  const size = isShort ? ONE : TWO;
  const lines = (!isShort && brokenInto(name, 2, measure)) || [name];
  const middle = CARD_HEIGHT - FOOT / 2;
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={index}
          class="card-digit"
          x={CARD_WIDTH / 2}
          y={middle + (index - (lines.length - 1) / 2) * size + size * 0.33}
          font-size={size}
          fill={ink}
          text-anchor="middle"
          {...(measure(line) * size > WIDE && { textLength: WIDE, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** A card inside a line of text: its level, its picture, its name. */
export function Code({ say, code }: CardProps) {
  const level = levelOf(code);
  return (
    <span class="card-chip poster-chip">
      <svg class="poster-sign" viewBox="0 0 100 100" aria-hidden="true">
        <Sky code={code} />
        <EmblemShapes code={code} />
      </svg>
      {level !== null && (
        <span class="card-chip-rank" aria-hidden="true">
          {level}
        </span>
      )}
      <span class="poster-name">{nameOf(say, code)}</span>
    </span>
  );
}
