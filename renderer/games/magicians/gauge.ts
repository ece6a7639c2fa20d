// Prestige Points on a rule that leads to the goal: how many there are, what the next Prestige Phase brings, how far it still is.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import type { Hall } from './hall.ts';
import { disturbedPicture, FILL, gaugePicture, incomePicture, pointsPicture } from './signs/gauge.ts';
import { LAYER, seatOf, type Table } from './table.ts';

/** How wide the numbers at both ends of the rule are, in heights of it. */
const [POINTS, INCOME] = [1.75, 1.7];
/** How high the rule itself is, as a part of the height of what is written. */
const RULE = 0.44;
/** In a box narrower than so many of its heights the rule runs along the lower edge, and that high, in px. */
const NARROW = 6;
const THIN = 4;

/** The parts of a rule in a box: its number, the rule, and what is to come. */
function gaugeRects({ left, top, width, height }: Rect): {
  readonly points: Rect;
  readonly rule: Rect;
  readonly income: Rect;
} {
  if (width < height * NARROW) {
    const high = height - THIN - 1;
    const half = Math.min(width / 2 - 1, high * 2.1);
    return {
      points: { left, top, width: half, height: high },
      rule: { left, top: top + height - THIN, width, height: THIN },
      income: { left: left + width - half, top, width: half, height: high },
    };
  }
  const wide = Math.min(width * 0.34, height * POINTS);
  const coming = Math.min(width * 0.32, height * INCOME);
  const thick = Math.max(5, Math.round(height * RULE));
  return {
    points: { left, top, width: wide, height },
    rule: {
      left: left + wide + 2,
      top: top + (height - thick) / 2,
      width: width - wide - coming - 4,
      height: thick,
    },
    income: { left: left + width - coming, top, width: coming, height },
  };
}

/** Where the filled part of a rule ends, from 0 to 1. */
export function filledPart(points: number, goal: number): number {
  return Math.min(1, Math.max(0, points / goal));
}

/** The same where the number stands large, apart from the rule. */
function apart(score: Rect, gauge: Rect): ReturnType<typeof gaugeRects> {
  const high = Math.min(score.height * LARGE.points, score.width * LARGE.most);
  const coming = Math.min(high * LARGE.income, score.height * 0.3);
  const top = score.top + (score.height - high - coming) / 2;
  const thick = Math.max(7, Math.round(gauge.height * LARGE.rule));
  return {
    points: { ...score, top, height: high },
    income: { ...score, top: top + high, height: coming },
    rule: { ...gauge, top: gauge.top + (gauge.height - thick) / 2, height: thick },
  };
}

/** How high a large number is, as a part of its place, and at most in widths; what is to come and the rule, as parts of that. */
const LARGE = { points: 0.5, most: 0.62, income: 0.62, rule: 0.62 } as const;

export function gaugePlacements(
  table: Table,
  seat: Seat,
  { gauge: box, score: large }: Pick<Hall, 'gauge' | 'score'>,
): Placement[] {
  const { view, words, shown } = table;
  const { score, income, disturbed } = seatOf(table, seat);
  const { goal } = view.options;
  const rects = large ? apart(large, box) : gaugeRects(box);
  const coming = shown.preview?.incomes[seat] ?? income;
  const after = shown.preview?.points[seat] ?? score;
  const number = (value: number): string => words('table.number', { value });
  const inner = insideOf(rects.rule);
  const part = filledPart(score, goal);
  const next = disturbed ? part : filledPart(score + coming, goal);
  return [
    place(`gauge:${seat}`, gaugePicture(part, next), rects.rule, { z: LAYER.plate }),
    // It is never quite empty: a thing must be there to grow.
    place(`fill:${seat}`, FILL, { ...inner, width: Math.max(1, inner.width * part) }, { z: LAYER.plate + 1 }),
    place(`points:${seat}`, pointsPicture(number(after), after !== score), rects.points, {
      z: LAYER.plate + 2,
    }),
    place(
      `income:${seat}`,
      disturbed
        ? disturbedPicture(number(0))
        : incomePicture(words('magicians.stage.income', { value: coming }), coming !== income),
      rects.income,
      { z: LAYER.plate + 2 },
    ),
  ];
}

/** The groove of a rule, which is filled. */
function insideOf({ left, top, width, height }: Rect): Rect {
  return { left: left + 1, top: top + 1, width: width - 2, height: height - 2 };
}
