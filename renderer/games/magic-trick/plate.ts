// A player's name plate, engraved brass: name, dealer, tricks, points; polished and lit when it is their turn.
import { CHALK, GOLD, INK } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { type Box, type Brush, fitting, inset, shape, write } from '../../stage/paint/brush.ts';
import type { Faces } from '../../stage/paint/faces.ts';
import { goldLeaf } from '../../stage/paint/gilt.ts';
import { HAND, HAT, ROSETTE, TRICK } from './marks.ts';

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

/** What is written on a plate: in the dark, and polished. */
export const PLATE = {
  dark: { ground: ['#41321a', '#2a1f0f', '#1b140a'], ink: CHALK, soft: '#e2d6ba' },
  lit: { ground: ['#fff0bd', '#e9bd5c', '#f6d88c'], ink: INK, soft: '#3d2d0c' },
} as const;

type Look = (typeof PLATE)[keyof typeof PLATE];

export function platePicture(facts: PlateFacts): Picture {
  return {
    key: `plate ${JSON.stringify(facts)}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const look = facts.turn ? PLATE.lit : PLATE.dark;
      paintMetal(brush, facts.turn, look, [0, 0, width, height]);
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
  const right = width - pad - (facts.dealer ? 26 * text : 0);
  const at = { x: left, y: upper, width: right - left };
  const name = { wished: 19 * text, least: 14 * text };
  write(brush, facts.name, at, {
    font: fitting(brush, facts.name, at.width, faces.label, name),
    style: ink,
  });
  if (facts.dealer) shape(brush, HAT, width - pad - 10 * text, upper, 22 * text, ink);
  const number = { font: faces.label(17 * text), style: ink };
  const word = { font: faces.text(13.5 * text), style: soft };
  const half = (width - 2 * pad) / 2;
  const both = [
    [pad, TRICK, facts.tricks, facts.tricksWord],
    [pad + half, ROSETTE, facts.score, facts.pointsWord],
  ] as const;
  const gap = 5 * text;
  const long = both.map(
    ([, , value, said]) => measure(brush, value, number) + gap + measure(brush, said, word),
  );
  // Icons and figures say it as well; half a word says less.
  const hasWords = Math.max(...long) + icon + gap <= half - 3;
  for (const [start, path, value, said] of both) {
    shape(brush, path, start + icon / 2, lower, icon, ink);
    let x = start + icon + gap;
    x += write(brush, value, { x, y: lower, width: half }, number) + gap;
    if (hasWords) write(brush, said, { x, y: lower, width: half }, word);
  }
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
  { ink }: Look,
  faces: Faces,
): void {
  const { text } = facts;
  const middle = height / 2;
  const icon = 13 * text;
  const number = { font: faces.label(14 * text), style: ink };
  let right = width - 8 * text;
  for (const [path, value] of [
    [ROSETTE, facts.score],
    [TRICK, facts.tricks],
  ] as const) {
    const at = { x: right, y: middle, width: 60 * text, align: 'right' } as const;
    right -= write(brush, value, at, number) + 3 * text;
    shape(brush, path, right - icon / 2, middle, icon, ink);
    right -= icon + 9 * text;
  }
  if (facts.dealer) {
    shape(brush, HAT, right - icon / 2, middle, icon * 1.3, ink);
    right -= icon + 8 * text;
  }
  let left = 8 * text;
  if (facts.turn) {
    shape(brush, HAND, left + icon * 0.6, middle, icon * 1.35, ink);
    left += icon * 1.45;
  }
  const at = { x: left, y: middle, width: right - left };
  const name = { wished: 14.5 * text, least: 12 * text };
  write(brush, facts.name, at, {
    font: fitting(brush, facts.name, at.width, faces.label, name),
    style: ink,
  });
}
