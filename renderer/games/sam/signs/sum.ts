// A sum on brass: what was drawn and paid on one side, what the attack costs on the other, and whether it is enough.
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import {
  type Brush,
  figure,
  fillRounded,
  fitting,
  strokeRounded,
  write,
} from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { polished } from '../../../stage/paint/gilt.ts';

export interface SumFacts {
  readonly points: string;
  /** What the points are made of. */
  readonly from: string;
  readonly cost: string;
  readonly costs: string;
  readonly is: 'open' | 'met' | 'short';
  /** Whether it is enough, in words. */
  readonly verdict: string;
  readonly text: number;
}

export function sumPicture(facts: SumFacts): Picture {
  return {
    key: `sum ${JSON.stringify(facts)}`,
    side: null,
    paint: (brush, width, height, faces) => paintSum(brush, facts, width, height, faces),
  };
}

const SIGN = { open: '≥', met: '≥', short: '<' } as const;
const GROUND = { open: INK, met: '#1f5a38', short: '#6e1512' } as const;

function paintSum(brush: Brush, facts: SumFacts, width: number, height: number, faces: Faces): void {
  const { text } = facts;
  const line = 17 * text;
  const isLow = height < 88 * text;
  const under = facts.verdict === '' && !isLow ? 0 : line + 6 * text;
  const plateHigh = Math.min(height - under - (isLow ? 0 : line), 74 * text, width * 0.4);
  const top = Math.max(0, (height - plateHigh - under - (isLow ? 0 : line)) / 2);
  const between = plateHigh * 0.5;
  const wide = Math.min((width - between) / 2, plateHigh * 1.5);
  const left = Math.max(0, (width - 2 * wide - between) / 2);
  const plates = [
    { x: left, value: facts.points, caption: facts.from, isCost: false },
    { x: left + wide + between, value: facts.cost, caption: facts.costs, isCost: true },
  ];
  for (const { x, value, caption, isCost } of plates) {
    const box = [x, top, wide, plateHigh] as const;
    fillRounded(brush, box, 7, isCost ? INK : polished(brush, 0, top, 0, top + plateHigh));
    strokeRounded(brush, box, 7, isCost ? GOLD : INK, 1.5);
    const at = { x: x + wide / 2, y: top + plateHigh / 2 };
    const font = fitting(brush, value, wide * 0.82, faces.rank, { wished: plateHigh * 0.68, least: 12 });
    figure(brush, value, at, font, isCost ? CHALK : INK);
    brush.font = faces.label(12);
    const room = Math.min(wide + between * 0.9, 2 * at.x, 2 * (width - at.x));
    // Half a line says less than none.
    if (isLow || brush.measureText(caption).width > room) continue;
    const middle = {
      x: at.x,
      y: top + plateHigh + line * 0.6,
      width: room,
      align: 'center',
    } as const;
    const small = fitting(brush, caption, middle.width, faces.label, { wished: 14 * text, least: 12 });
    write(brush, caption, middle, { font: small, style: CHALK });
  }
  const sign = { x: left + wide + between / 2, y: top + plateHigh / 2 };
  figure(brush, SIGN[facts.is], sign, faces.label(plateHigh * 0.55), CHALK);
  if (facts.verdict === '') return;
  const box = [0, height - under + 3 * text, width, under - 3 * text] as const;
  brush.font = faces.label(14 * text);
  const long = Math.min(width, brush.measureText(facts.verdict).width + 22 * text);
  fillRounded(brush, [(width - long) / 2, box[1], long, box[3]], box[3] / 2, GROUND[facts.is]);
  strokeRounded(brush, [(width - long) / 2, box[1], long, box[3]], box[3] / 2, GOLD, 1.25);
  const at = { x: width / 2, y: box[1] + box[3] / 2, width: long - 12 * text, align: 'center' } as const;
  write(brush, facts.verdict, at, {
    font: fitting(brush, facts.verdict, at.width, faces.label, { wished: 14 * text, least: 12 }),
    style: CHALK,
  });
}
