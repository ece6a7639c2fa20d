// A player's name plate: name, dealer, tricks, points, and whether it is their turn.
import {
  type Box,
  type Brush,
  FACES,
  fillRounded,
  inset,
  shape,
  strokeRounded,
  write,
} from '../../stage/paint/brush.ts';
import { CHALK, GOLD, INK } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';

export interface PlateFacts {
  readonly name: string;
  readonly dealer: boolean;
  /** Numbers as people read them. */
  readonly tricks: string;
  readonly score: string;
  readonly turn: boolean;
  /** The words for tricks and for points. */
  readonly tricksWord: string;
  readonly pointsWord: string;
  /** One line instead of two. */
  readonly small: boolean;
  /** How much larger text is than usual. */
  readonly text: number;
}

/** A top hat: the dealer. */
const HAT = 'M24 10H76V66H98V80H2V66H24ZM24 48H76V58H24Z';
/** Two cards, one over the other: tricks taken. */
const TRICK = 'M8 24L46 8L66 56L58 60L54 50L26 62L30 72L28 73ZM34 40H86V96H34ZM42 48V88H78V48Z';
/** A rosette: points. */
const ROSETTE =
  'M50 2L61 14L77 10L81 26L97 31L91 47L97 63L81 68L77 84L61 80L50 92L39 80L23 84L19 68L3 63L9 47L3 31L19 26L23 10L39 14ZM50 26L43 40L28 42L39 53L36 68L50 61L64 68L61 53L72 42L57 40Z';
const ARROW = 'M20 8L88 50L20 92Z';

export function platePicture(facts: PlateFacts): Picture {
  return {
    key: `plate ${JSON.stringify(facts)}`,
    side: null,
    paint: (brush, width, height) => {
      const ink = facts.turn ? INK : CHALK;
      paintGround(brush, facts.turn, [0, 0, width, height]);
      if (facts.small) paintSmall(brush, facts, width, height, ink);
      else paintLarge(brush, facts, width, height, ink);
    },
  };
}

function paintGround(brush: Brush, turn: boolean, box: Box): void {
  const corner = Math.min(8, box[3] / 4);
  if (turn) {
    const gilt = brush.createLinearGradient(0, 0, 0, box[3]);
    gilt.addColorStop(0, '#ffe7a6');
    gilt.addColorStop(1, '#e8b650');
    fillRounded(brush, box, corner, gilt);
    strokeRounded(brush, inset(box, 1), corner, '#fff6d8', 1.5);
    return;
  }
  fillRounded(brush, box, corner, 'rgba(5, 9, 24, 0.78)');
  strokeRounded(brush, inset(box, 0.75), corner, `${GOLD}99`, 1);
}

function paintLarge(brush: Brush, facts: PlateFacts, width: number, height: number, ink: string): void {
  const { text } = facts;
  const pad = 11 * text;
  const upper = height * 0.31;
  const lower = height * 0.72;
  const icon = 15 * text;
  let left = pad;
  if (facts.turn) {
    shape(brush, ARROW, left + icon * 0.36, upper, icon * 0.85, ink);
    left += icon;
  }
  const right = width - pad - (facts.dealer ? 22 * text : 0);
  write(
    brush,
    facts.name,
    { x: left, y: upper, width: right - left },
    { font: `500 ${19 * text}px ${FACES.label}`, style: ink },
  );
  if (facts.dealer) shape(brush, HAT, width - pad - 9 * text, upper, 19 * text, ink);
  const number = { font: `500 ${17 * text}px ${FACES.label}`, style: ink };
  const word = { font: `${13.5 * text}px ${FACES.text}`, style: facts.turn ? '#3d3016' : '#d9d3c2' };
  const half = (width - 2 * pad) / 2;
  for (const [start, path, value, said] of [
    [pad, TRICK, facts.tricks, facts.tricksWord],
    [pad + half, ROSETTE, facts.score, facts.pointsWord],
  ] as const) {
    shape(brush, path, start + icon / 2, lower, icon, ink);
    let x = start + icon + 5 * text;
    x += write(brush, value, { x, y: lower, width: half }, number) + 5 * text;
    write(brush, said, { x, y: lower, width: start + half - x - 3 }, word);
  }
}

function paintSmall(brush: Brush, facts: PlateFacts, width: number, height: number, ink: string): void {
  const { text } = facts;
  const middle = height / 2;
  const icon = 13 * text;
  const number = { font: `500 ${14 * text}px ${FACES.label}`, style: ink };
  let right = width - 7 * text;
  for (const [path, value] of [
    [ROSETTE, facts.score],
    [TRICK, facts.tricks],
  ] as const) {
    right -=
      write(brush, value, { x: right, y: middle, width: 60 * text, align: 'right' }, number) + 3 * text;
    shape(brush, path, right - icon / 2, middle, icon, ink);
    right -= icon + 9 * text;
  }
  if (facts.dealer) {
    shape(brush, HAT, right - icon / 2, middle, icon * 1.1, ink);
    right -= icon + 7 * text;
  }
  let left = 7 * text;
  if (facts.turn) {
    shape(brush, ARROW, left + icon * 0.36, middle, icon * 0.8, ink);
    left += icon;
  }
  write(
    brush,
    facts.name,
    { x: left, y: middle, width: right - left },
    { font: `500 ${14.5 * text}px ${FACES.label}`, style: ink },
  );
}
