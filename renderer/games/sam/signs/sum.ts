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
  /** What the points are made of, in words of which the first that fit are said. */
  readonly from: readonly string[];
  readonly cost: string;
  /** What the cost is called, likewise. */
  readonly costs: readonly string[];
  readonly is: 'open' | 'met' | 'short';
  /** Whether it is enough, in words of which the first that fit are said; none for nothing. */
  readonly verdict: readonly string[];
  readonly text: number;
}

export function sumPicture(facts: SumFacts): Picture {
  return {
    key: `sum ${JSON.stringify(facts)}`,
    side: null,
    paint: (brush, width, height, faces) => paintSum(brush, facts, width, height, faces),
  };
}

/** The least size of a line, in px. */
const LEAST = 12;
const SIGN = { open: '≥', met: '≥', short: '<' } as const;
const GROUND = { open: INK, met: '#1f5a38', short: '#6e1512' } as const;

function paintSum(brush: Brush, facts: SumFacts, width: number, height: number, faces: Faces): void {
  const { text } = facts;
  // Where there is no room below the plates, they say themselves what they count.
  const isLow = height < 88 * text;
  const line = (isLow ? 14 : 17) * text;
  const under = facts.verdict.length === 0 && !isLow ? 0 : line + 6 * text;
  const plateHigh = Math.min(height - under - (isLow ? 0 : line), 74 * text, width * 0.44);
  const top = Math.max(0, (height - plateHigh - under - (isLow ? 0 : line)) / 2);
  const between = Math.min(plateHigh * 0.5, width * 0.16);
  const wide = Math.min((width - between) / 2, plateHigh * 1.5);
  const left = Math.max(0, (width - 2 * wide - between) / 2);
  const plates = [
    { x: left, value: facts.points, captions: facts.from, isCost: false },
    { x: left + wide + between, value: facts.cost, captions: facts.costs, isCost: true },
  ];
  for (const { x, value, captions, isCost } of plates) {
    const box = [x, top, wide, plateHigh] as const;
    fillRounded(brush, box, 7, isCost ? INK : polished(brush, 0, top, 0, top + plateHigh));
    strokeRounded(brush, box, 7, isCost ? GOLD : INK, 1.5);
    const at = { x: x + wide / 2, y: top + plateHigh / 2 };
    const room = isLow ? wide - 6 : Math.min(wide + between * 0.9, 2 * at.x, 2 * (width - at.x));
    brush.font = faces.label(LEAST);
    // Half a line says less than none.
    const caption = captions.find((said) => brush.measureText(said).width <= room) ?? '';
    const within = isLow && caption !== '' ? LEAST + 2 : 0;
    const wished = (plateHigh - within) * (isLow ? 0.8 : 0.68);
    const font = fitting(brush, value, wide * 0.82, faces.rank, { wished, least: LEAST });
    figure(brush, value, { ...at, y: at.y - within / 2 }, font, isCost ? CHALK : INK);
    const beside = { x: at.x, width: room, align: 'center' } as const;
    const y = isLow ? top + plateHigh - LEAST * 0.72 : top + plateHigh + line * 0.6;
    const small = fitting(brush, caption, room, faces.label, {
      wished: isLow ? LEAST : 14 * text,
      least: LEAST,
    });
    write(brush, caption, { ...beside, y }, { font: small, style: isLow && !isCost ? INK : CHALK });
  }
  const sign = { x: left + wide + between / 2, y: top + plateHigh / 2 };
  figure(brush, SIGN[facts.is], sign, faces.label(plateHigh * 0.55), CHALK);
  brush.font = faces.label(LEAST);
  const said =
    facts.verdict.find((words) => brush.measureText(words).width <= width - 16 * text) ??
    facts.verdict.at(-1);
  if (said === undefined) return;
  const [from, high] = [height - under + 3 * text, under - 3 * text];
  brush.font = faces.label(14 * text);
  const long = Math.min(width, brush.measureText(said).width + 22 * text);
  fillRounded(brush, [(width - long) / 2, from, long, high], high / 2, GROUND[facts.is]);
  strokeRounded(brush, [(width - long) / 2, from, long, high], high / 2, GOLD, 1.25);
  const at = { x: width / 2, y: from + high / 2, width: long - 12 * text, align: 'center' } as const;
  const font = fitting(brush, said, at.width, faces.label, { wished: 14 * text, least: LEAST });
  write(brush, said, at, { font, style: CHALK });
}
