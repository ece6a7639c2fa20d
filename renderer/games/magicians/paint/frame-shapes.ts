// The frames that tell the kinds of cards apart: an arch, an oval, a shield, a crate, a curtained stage, a scroll, torn paper,
// a gilt poster.
import { INK } from '../../../stage/cards/palette.ts';
import type { Box } from '../../../stage/paint/brush.ts';
import { block, circle, cog, ellipse, placed, polygon, star } from '../../parts/drawn/draw.ts';
import { GILT, type Kind, LOOK_OF } from './kinds.ts';
import type { Part } from '../../parts/drawn/parts.ts';

/**
 * The window of a frame and the ornament over its edge, for a box on a card 100 wide; a small one leaves out what would be
 * lost, and is bolder.
 */
type Frame = (box: Box, isSmall: boolean) => { readonly window: string; readonly over: readonly Part[] };

/** An edge of two lines around a window. */
function edge(window: string, trim: string, width: number): readonly Part[] {
  return [
    { d: window, line: INK, width: width + 2 },
    { d: window, line: trim, width },
  ];
}

/** The frame of each kind. */
export const FRAMES: Readonly<Record<Kind, Frame>> = {
  // A proscenium arch between two columns, with footlights.
  trick: ([left, top, width, height], isSmall) => {
    const [right, bottom] = [left + width, top + height];
    const middle = left + width / 2;
    const [foot, side, rise] = isSmall ? [8, 6, height * 0.36] : [5, 6.5, height * 0.26];
    const [inner, outer] = [left + side, right - side];
    const window =
      `M${inner} ${bottom - foot}V${top + rise}` +
      `C${inner} ${top + rise * 0.3} ${middle - width * 0.3} ${top + 2.5} ${middle} ${top + 2.5}` +
      `C${middle + width * 0.3} ${top + 2.5} ${outer} ${top + rise * 0.3} ${outer} ${top + rise}V${bottom - foot}Z`;
    const { trim, pennant } = LOOK_OF.trick;
    const column = (x: number): Part[] => [
      { d: block(x, top + rise, side - 1.5, height - rise - foot), fill: trim, line: INK, width: 0.9 },
      { d: block(x - 0.5, top + rise - 3, side - 0.5, 4), fill: GILT, line: INK, width: 0.9 },
    ];
    const boards: Part = { d: block(left, bottom - foot, width, foot), fill: pennant, line: INK, width: 0.9 };
    const lamps = [0.14, 0.32, 0.5, 0.68, 0.86].map((part) =>
      ellipse(left + width * part, bottom - foot, 3.4, 3),
    );
    return {
      window,
      over: [
        ...edge(window, trim, isSmall ? 3.4 : 2.4),
        ...(isSmall ? [] : [...column(left + 0.5), ...column(outer + 1)]),
        ...(isSmall ? [] : [{ d: lamps.join(''), fill: GILT, line: INK, width: 0.9 }]),
        boards,
      ],
    };
  },
  // An oval, as around a portrait, with a rose in each corner.
  assistant: ([left, top, width, height], isSmall) => {
    const [x, y] = [left + width / 2, top + height / 2];
    const rim = isSmall ? 4 : 2.6;
    const window = ellipse(x, y, width / 2 - rim, height / 2 - rim);
    const { trim, pennant } = LOOK_OF.assistant;
    const rose = (cx: number, cy: number, size: number): Part[] => [
      { d: star(cx, cy, size, size * 0.62, 8), fill: trim, line: pennant, width: 0.9 },
      { d: star(cx, cy, size * 0.5, size * 0.3, 5, 20), fill: pennant },
    ];
    const corner = isSmall ? 8.5 : 6.5;
    const corners = [
      [left + corner, top + corner],
      [left + width - corner, top + corner],
      [left + corner, top + height - corner],
      [left + width - corner, top + height - corner],
    ] as const;
    return {
      window,
      over: [
        ...edge(window, pennant, rim),
        { d: window, line: trim, width: rim * 0.4 },
        ...corners.flatMap(([cx, cy]) => rose(cx, cy, corner - 1)),
      ],
    };
  },
  // A shield, with cog wheels beside its point.
  helper: ([left, top, width, height], isSmall) => {
    const [right, bottom, middle] = [left + width, top + height, left + width / 2];
    const shoulder = top + height * (isSmall ? 0.5 : 0.56);
    const rim = isSmall ? 4 : 2.6;
    const window =
      `M${left + 3} ${top + 6}Q${left + width * 0.25} ${top + 7} ${middle} ${top + 2.4}` +
      `Q${right - width * 0.25} ${top + 7} ${right - 3} ${top + 6}V${shoulder}` +
      `C${right - 3} ${bottom - height * 0.18} ${right - width * 0.2} ${bottom - 6} ${middle} ${bottom - 2.4}` +
      `C${left + width * 0.2} ${bottom - 6} ${left + 3} ${bottom - height * 0.18} ${left + 3} ${shoulder}Z`;
    const { trim, pennant } = LOOK_OF.helper;
    const size = isSmall ? 13 : 9.5;
    const wheel = (x: number, y: number, radius: number): Part => ({
      d: cog(x, y, radius, radius * 0.74, 8) + circle(x, y, radius * 0.34),
      fill: trim,
      line: INK,
      width: 0.9,
      evenOdd: true,
    });
    return {
      window,
      over: [
        ...edge(window, pennant, rim),
        { d: window, line: trim, width: rim * 0.35 },
        wheel(left + size - 0.5, bottom - size + 0.5, size),
        wheel(right - size + 0.5, bottom - size + 0.5, size),
      ],
    };
  },
  // A crate: planks, nailed at their ends.
  prop: ([left, top, width, height], isSmall) => {
    const plank = isSmall ? 10 : 8;
    const [right, bottom] = [left + width, top + height];
    const window = block(left + plank, top + plank, width - 2 * plank, height - 2 * plank);
    const { trim } = LOOK_OF.prop;
    const wood = (x: number, y: number, w: number, h: number): Part => ({
      d: block(x, y, w, h, 0.8),
      fill: trim,
      line: INK,
      width: 1.1,
    });
    const nails = [left + plank / 2, right - plank / 2].flatMap((x) =>
      [top + plank / 2, bottom - plank / 2].map((y) => circle(x, y, isSmall ? 2.8 : 1.6)),
    );
    const grain = [0.3, 0.7].flatMap((part) => [
      `M${left + plank * 1.6} ${top + plank * part}H${right - plank * (1.2 + part)}`,
      `M${left + plank * (1.2 + part)} ${bottom - plank * part}H${right - plank * 1.6}`,
    ]);
    return {
      window,
      over: [
        wood(left + 0.6, top + plank * 0.5, plank - 0.6, height - plank),
        wood(right - plank, top + plank * 0.5, plank - 0.6, height - plank),
        wood(left + 0.6, top + 0.6, width - 1.2, plank - 0.6),
        wood(left + 0.6, bottom - plank, width - 1.2, plank - 0.6),
        ...(isSmall ? [] : [{ d: grain.join(''), line: '#7c4e20', width: 0.7 }]),
        { d: nails.join(''), fill: '#3a2411' },
      ],
    };
  },
  // A wide stage under a valance, its curtains drawn aside.
  stage: ([left, top, width, height], isSmall) => {
    const [right, bottom] = [left + width, top + height];
    const foot = isSmall ? 3 : 5;
    const window = block(left + 1.6, top + 1.6, width - 3.2, height - 1.6 - foot);
    const { trim, pennant } = LOOK_OF.stage;
    const hang = width * (isSmall ? 0.2 : 0.19);
    const tied = top + height * 0.62;
    const curtain =
      `M${left + 1} ${top + 1}H${left + hang * 1.7}C${left + hang * 1.5} ${top + height * 0.34} ${left + hang * 0.9} ${top + height * 0.5} ${left + hang * 0.42} ${tied}` +
      `C${left + hang * 0.62} ${top + height * 0.74} ${left + hang * 0.86} ${top + height * 0.86} ${left + hang * 0.9} ${bottom - foot}H${left + 1}Z`;
    const other = placed(curtain, { x: left + right, flip: true });
    const swags = Array.from({ length: 4 }, (_, index) => {
      const [from, to] = [left + 1 + (index * (width - 2)) / 4, left + 1 + ((index + 1) * (width - 2)) / 4];
      return `M${from} ${top + 1}H${to}V${top + 5}Q${(from + to) / 2} ${top + (isSmall ? 16 : 14)} ${from} ${top + 5}Z`;
    });
    const ties = [
      block(left + 1, tied - 2, hang * 0.5, 4, 1.6),
      block(right - 1 - hang * 0.5, tied - 2, hang * 0.5, 4, 1.6),
    ];
    const folds = [0.35, 0.85].map(
      (part) =>
        `M${left + hang * part} ${top + 8}Q${left + hang * part * 0.9} ${top + height * 0.4} ${left + hang * 0.3} ${tied - 4}`,
    );
    return {
      window,
      over: [
        { d: curtain + other, fill: trim, line: INK, width: 1.2 },
        ...(isSmall
          ? []
          : [
              {
                d:
                  folds.join('') +
                  folds.map((fold) => placed(fold, { x: left + right, flip: true })).join(''),
                line: '#6d0f1d',
                width: 1.1,
              },
            ]),
        { d: swags.join(''), fill: '#8f1420', line: INK, width: 1.1 },
        { d: ties.join(''), fill: GILT, line: INK, width: 0.8 },
        { d: block(left, bottom - foot, width, foot), fill: pennant, line: INK, width: 0.9 },
        { d: block(left + 0.8, top + 0.8, width - 1.6, height - 1.6), line: INK, width: 1.6 },
      ],
    };
  },
  // A scroll, rolled up above and below.
  trait: ([left, top, width, height], isSmall) => {
    const [right, bottom] = [left + width, top + height];
    const roll = isSmall ? 14 : 9;
    const side = isSmall ? 9 : 7;
    const [inner, outer] = [left + side, right - side];
    const [upper, lower] = [top + roll / 2, bottom - roll / 2];
    const bow = isSmall ? 5 : 4.5;
    const window =
      `M${inner} ${upper}H${outer}Q${outer - bow} ${(upper + lower) / 2} ${outer} ${lower}` +
      `H${inner}Q${inner + bow} ${(upper + lower) / 2} ${inner} ${upper}Z`;
    const { trim, pennant } = LOOK_OF.trait;
    const rod = (y: number): Part[] => [
      { d: block(left + 1, y, width - 2, roll, roll / 2), fill: trim, line: pennant, width: 1.5 },
      {
        d:
          circle(left + 1 + roll / 2, y + roll / 2, roll * 0.27) +
          circle(right - 1 - roll / 2, y + roll / 2, roll * 0.27),
        fill: '#fffaf0',
        line: pennant,
        width: 1.2,
      },
    ];
    return {
      window,
      over: [{ d: window, line: pennant, width: 1.8 }, ...rod(top), ...rod(bottom - roll)],
    };
  },
  // Torn out: ragged all around.
  sabotage: ([left, top, width, height], isSmall) => {
    const [right, bottom] = [left + width, top + height];
    const teeth = isSmall ? 5 : 8;
    const [near, far] = isSmall ? [2, 13] : [2, 7.5];
    const uneven = (index: number): number =>
      index % 2 === 0 ? near + ((index * 37) % 5) * 0.5 : far - ((index * 53) % 7) * 0.55;
    const along = (count: number): readonly number[] =>
      Array.from({ length: count }, (_, index) => index / count);
    const edges = [
      ...along(teeth).map(
        (part, index) => [left + far + part * (width - 2 * far), top + uneven(index)] as const,
      ),
      ...along(teeth).map(
        (part, index) => [right - uneven(index + 1), top + far + part * (height - 2 * far)] as const,
      ),
      ...along(teeth).map(
        (part, index) => [right - far - part * (width - 2 * far), bottom - uneven(index + 2)] as const,
      ),
      ...along(teeth).map(
        (part, index) => [left + uneven(index + 3), bottom - far - part * (height - 2 * far)] as const,
      ),
    ];
    const window = polygon(...edges);
    return {
      window,
      over: [
        { d: window, line: '#0c0b0e', width: 3.4 },
        { d: window, line: LOOK_OF.sabotage.trim, width: 1.5 },
      ],
    };
  },
  // A grand poster: gilt all around, with an ornament in each corner.
  identity: ([left, top, width, height], isSmall) => {
    const [right, bottom] = [left + width, top + height];
    const cut = isSmall ? 15 : 12;
    const [l, t, r, b] = [left + 2.4, top + 2.4, right - 2.4, bottom - 2.4];
    const arc = `A${cut} ${cut} 0 0 0`;
    const window =
      `M${l + cut} ${t}H${r - cut}${arc} ${r} ${t + cut}V${b - cut}${arc} ${r - cut} ${b}H${l + cut}` +
      `${arc} ${l} ${b - cut}V${t + cut}${arc} ${l + cut} ${t}Z`;
    const { trim } = LOOK_OF.identity;
    const size = cut * 0.5;
    const stars = [l, r].flatMap((x) =>
      [t, b].map((y) =>
        star(x + (x === l ? size : -size), y + (y === t ? size : -size), size, size * 0.42, 5),
      ),
    );
    return {
      window,
      over: [...edge(window, trim, 2.6), { d: stars.join(''), fill: trim, line: INK, width: 0.7 }],
    };
  },
};
