// Shadow, shade and light around a card, as pictures: no renderer needs a filter for them.
import { cornerOf } from '../cards/card.ts';
import type { Halo, Picture } from '../game-stage.ts';
import { type Brush, fillRounded, strokeRounded, type Box } from './brush.ts';

/** How far light and shadow reach beyond the thing, as a part of its width. */
export const REACH = 0.22;
/** And at least, in px. */
const LEAST_REACH = 10;

/** How far light and shadow reach beyond a thing of this width, in whole px. */
export function reachOf(width: number): number {
  return Math.round(Math.max(LEAST_REACH, width * REACH));
}

/** A soft shadow; its picture is `reachOf` larger on every side than the card. */
export function shadowPicture(width: number): Picture {
  const reach = reachOf(width);
  return {
    key: `shadow ${reach}`,
    side: null,
    paint: (brush, outerWidth, outerHeight) => {
      const card: Box = [reach, reach, outerWidth - 2 * reach, outerHeight - 2 * reach];
      glow(brush, card, 'rgba(2, 3, 10, 0.75)', reach * 0.7, cornerOf(card[2]));
    },
  };
}

/** What lies over a dimmed card. */
export const SHADE: Picture = {
  key: 'shade',
  side: null,
  paint: (brush, width, height) => fillRounded(brush, [0, 0, width, height], cornerOf(width), '#0a0f22'),
};

const LIGHT: Readonly<Record<Halo, { colour: string; line: number; spread: number }>> = {
  legal: { colour: '#ffdf8a', line: 0.026, spread: 0.45 },
  selected: { colour: '#fff3c4', line: 0.05, spread: 0.8 },
  winner: { colour: '#ffc93d', line: 0.045, spread: 1 },
  played: { colour: '#ffb347', line: 0.02, spread: 1 },
  focus: { colour: '#ffffff', line: 0.04, spread: 0.25 },
};

/** Light around a card; its picture is `reachOf` larger on every side than the card. */
export function haloPicture(halo: Halo, width: number): Picture {
  const reach = reachOf(width);
  const { colour, line, spread } = LIGHT[halo];
  return {
    key: `halo ${halo} ${reach}`,
    side: null,
    paint: (brush, outerWidth, outerHeight) => {
      const thick = Math.max(2, width * line);
      const card: Box = [reach, reach, outerWidth - 2 * reach, outerHeight - 2 * reach];
      const rim: Box = [card[0] - thick / 2, card[1] - thick / 2, card[2] + thick, card[3] + thick];
      glow(brush, rim, colour, reach * 0.75 * spread, cornerOf(card[2]) + thick / 2);
      // Only around the thing: what can be seen through shall not be lit from within.
      brush.globalCompositeOperation = 'destination-out';
      fillRounded(brush, card, cornerOf(card[2]), '#000');
      brush.globalCompositeOperation = 'source-over';
      strokeRounded(brush, rim, cornerOf(card[2]) + thick / 2, colour, thick);
      if (halo === 'focus') {
        // It lies above the card, unlike the others, so the card has to be seen through it.
        brush.save();
        brush.globalCompositeOperation = 'destination-out';
        fillRounded(brush, card, cornerOf(card[2]), '#000');
        brush.restore();
        const outer: Box = [rim[0] - thick, rim[1] - thick, rim[2] + 2 * thick, rim[3] + 2 * thick];
        strokeRounded(brush, outer, cornerOf(card[2]) + 2 * thick, '#10131f', thick);
      }
    },
  };
}

/** A blurred rounded rectangle; the blur is 2D canvas's own, done once into the picture. */
function glow(
  brush: Brush,
  [left, top, width, height]: Box,
  colour: string,
  blur: number,
  corner: number,
): void {
  // The rectangle itself is drawn far outside, so that only its shadow falls into the picture.
  const away = 10_000;
  const scale = brush.getTransform().a;
  brush.save();
  brush.shadowColor = colour;
  brush.shadowBlur = blur * scale;
  brush.shadowOffsetX = away * scale;
  fillRounded(brush, [left - away, top, width, height], corner, '#000');
  brush.restore();
}
