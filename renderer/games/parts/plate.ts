// A player's name plate, engraved brass: name, marks, figures; polished and lit when it is their turn.
import { CHALK, GOLD, INK } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { type Box, type Brush, fitting, inset, shape, write } from '../../stage/paint/brush.ts';
import type { Faces } from '../../stage/paint/faces.ts';
import { goldLeaf } from '../../stage/paint/gilt.ts';
import { HAND } from './marks.ts';

/** What a plate counts. */
export interface Figure {
  /** Its sign, as path data in a square of 100 by 100. */
  readonly sign: string;
  /** The number as people read it, and the word for what is counted. */
  readonly value: string;
  readonly word: string;
}

export interface PlateFacts {
  readonly name: string;
  /** What may stand beside the name on a plate of one line: the first of these for which there is room, or none. */
  readonly also?: readonly string[];
  /** Signs of what its player holds or is, such as the dealer, the first one outermost; path data, too. */
  readonly marks: readonly string[];
  /** One or two on a plate of two lines; none on a plate that tells only who sits there. */
  readonly figures: readonly Figure[];
  readonly turn: boolean;
  /** The pointing hand, where it is not for who has the light: somebody is asked in the turn of another. */
  readonly pointed?: boolean;
  /** One line instead of two. */
  readonly small: boolean;
  /** How much larger text is than usual. */
  readonly text: number;
}

/** A plate of one line that is narrower, in px at usual text size, has no pointing hand. */
const NARROW = 84;

/** What is written on a plate: in the dark, and polished. */
export const PLATE = {
  dark: { ground: ['#41321a', '#2a1f0f', '#1b140a'], ink: CHALK, soft: '#e2d6ba' },
  lit: { ground: ['#fff0bd', '#e9bd5c', '#f6d88c'], ink: INK, soft: '#3d2d0c' },
} as const;

/** The hand and the edge of a plate that is not polished. */
const POINTED = '#ffd95e';

type Look = (typeof PLATE)[keyof typeof PLATE];

export function platePicture(facts: PlateFacts): Picture {
  return {
    key: `plate ${JSON.stringify(facts)}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const look = facts.turn ? PLATE.lit : PLATE.dark;
      paintMetal(brush, facts.turn, look, [0, 0, width, height]);
      if (facts.pointed === true && !facts.turn) paintEdge(brush, [0, 0, width, height]);
      if (facts.small) paintSmall(brush, facts, width, height, look, faces);
      else paintLarge(brush, facts, width, height, look, faces);
    },
  };
}

/** A plate with its corners cut out round, as on a ticket. */
function plateOutline(brush: Brush, [left, top, width, height]: Box, cut: number): void {
  const [right, bottom] = [left + width, top + height];
  brush.beginPath();
  brush.moveTo(left + cut, top);
  brush.lineTo(right - cut, top);
  brush.arc(right, top, cut, Math.PI, Math.PI / 2, true);
  brush.lineTo(right, bottom - cut);
  brush.arc(right, bottom, cut, -Math.PI / 2, Math.PI, true);
  brush.lineTo(left + cut, bottom);
  brush.arc(left, bottom, cut, 0, -Math.PI / 2, true);
  brush.lineTo(left, top + cut);
  brush.arc(left, top, cut, Math.PI / 2, 0, true);
  brush.closePath();
}

function paintMetal(brush: Brush, turn: boolean, look: Look, box: Box): void {
  const [, , width, height] = box;
  const cut = Math.min(6, height / 5);
  const metal = brush.createLinearGradient(0, 0, 0, height);
  look.ground.forEach((tone, index) => metal.addColorStop(index / (look.ground.length - 1), tone));
  plateOutline(brush, inset(box, 0.75), cut);
  brush.fillStyle = metal;
  brush.fill();
  brush.strokeStyle = turn ? '#fffbe8' : goldLeaf(brush, 0, 0, width, height);
  brush.lineWidth = turn ? 1.75 : 1.25;
  brush.stroke();
  const rule = Math.max(2.5, height / 16);
  if (height < 30) return;
  plateOutline(brush, inset(box, rule + 0.75), cut * 0.8);
  brush.strokeStyle = turn ? 'rgba(84, 58, 10, 0.55)' : `${GOLD}59`;
  brush.lineWidth = 0.75;
  brush.stroke();
}

/** The bright edge of a dark plate: the turn is there, though another is asked. */
function paintEdge(brush: Brush, box: Box): void {
  plateOutline(brush, inset(box, 1), Math.min(6, box[3] / 5));
  brush.strokeStyle = POINTED;
  brush.lineWidth = 2;
  brush.stroke();
}

function paintLarge(
  brush: Brush,
  facts: PlateFacts,
  width: number,
  height: number,
  { ink, soft }: Look,
  faces: Faces,
): void {
  const { text } = facts;
  const pad = 13 * text;
  const upper = height * 0.33;
  const lower = height * 0.71;
  const icon = 15 * text;
  let left = pad;
  if (facts.turn) {
    shape(brush, HAND, left + icon * 0.6, upper, icon * 1.4, ink);
    left += icon * 1.5;
  }
  const right = width - pad - facts.marks.length * 26 * text;
  const at = { x: left, y: upper, width: right - left };
  const name = { wished: 19 * text, least: 14 * text };
  write(brush, facts.name, at, {
    font: fitting(brush, facts.name, at.width, faces.label, name),
    style: ink,
  });
  facts.marks.forEach((mark, index) =>
    shape(brush, mark, width - pad - (10 + 26 * index) * text, upper, 22 * text, ink),
  );
  const number = { font: faces.label(17 * text), style: ink };
  const word = { font: faces.text(13.5 * text), style: soft };
  const part = (width - 2 * pad) / Math.max(1, facts.figures.length);
  const gap = 5 * text;
  const long = facts.figures.map(
    (figure) => measure(brush, figure.value, number) + gap + measure(brush, figure.word, word),
  );
  // Signs and figures say it as well; half a word says less.
  const hasWords = Math.max(...long) + icon + gap <= part - 3;
  facts.figures.forEach((figure, index) => {
    const start = pad + index * part;
    shape(brush, figure.sign, start + icon / 2, lower, icon, ink);
    let x = start + icon + gap;
    x += write(brush, figure.value, { x, y: lower, width: part }, number) + gap;
    if (hasWords) write(brush, figure.word, { x, y: lower, width: part }, word);
  });
}

function measure(brush: Brush, said: string, { font }: { readonly font: string }): number {
  brush.font = font;
  return brush.measureText(said).width;
}

function paintSmall(
  brush: Brush,
  facts: PlateFacts,
  width: number,
  height: number,
  { ink, soft }: Look,
  faces: Faces,
): void {
  const { text } = facts;
  const middle = height / 2;
  const icon = 13 * text;
  const number = { font: faces.label(14 * text), style: ink };
  let right = width - 8 * text;
  for (const { sign, value } of facts.figures.toReversed()) {
    const at = { x: right, y: middle, width: 60 * text, align: 'right' } as const;
    right -= write(brush, value, at, number) + 3 * text;
    shape(brush, sign, right - icon / 2, middle, icon, ink);
    right -= icon + 9 * text;
  }
  for (const mark of facts.marks) {
    shape(brush, mark, right - icon / 2, middle, icon * 1.3, ink);
    right -= icon + 8 * text;
  }
  let left = 8 * text;
  // A narrow plate keeps its room for the name: it is polished all the same.
  if ((facts.pointed ?? facts.turn) && width >= NARROW * text) {
    shape(brush, HAND, left + icon * 0.6, middle, icon * 1.35, facts.turn ? ink : POINTED);
    left += icon * 1.45;
  }
  const at = { x: left, y: middle, width: right - left };
  const name = { wished: 14.5 * text, least: 12 * text };
  const wide = write(brush, facts.name, at, {
    font: fitting(brush, facts.name, at.width, faces.label, name),
    style: ink,
  });
  const beside = { font: faces.label(12.5 * text), style: soft };
  const room = at.width - wide - 9 * text;
  const said = facts.also?.find((words) => measure(brush, words, beside) <= room);
  if (said !== undefined) write(brush, said, { x: left + wide + 9 * text, y: middle, width: room }, beside);
}
