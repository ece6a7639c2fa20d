// Shadow, shade and light around a card, as pictures: no renderer needs a filter for them.
import { cornerOf } from '../cards/card-size.ts';
import { INK } from '../cards/palette.ts';
import type { Halo, Picture } from '../game-stage.ts';
import { type Box, type Brush, fillRounded, inset, strokeRounded } from './brush.ts';

/** How far light and shadow reach beyond the thing, as a part of its width. */
export const REACH = 0.22;
/** And at least, in px. */
const LEAST_REACH = 10;

/** No card is broader, in px. */
const BROADEST = 320;

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

/**
 * Each light: its glow, a bright rim of a part of the thing's width, and how far the glow reaches (1: as far as it can).
 * A ring keeps away from the thing, with a dark line on both sides, so that it is seen on every ground.
 */
const LIGHT: Readonly<
  Record<Halo, { glow: string; rim: string; line: number; spread: number; ring: boolean }>
> = {
  legal: { glow: '#ffc65a', rim: '#ffe59a', line: 0.03, spread: 0.6, ring: false },
  selected: { glow: '#fff0b8', rim: '#fffbe6', line: 0.045, spread: 0.9, ring: false },
  winner: { glow: '#ffb92e', rim: '#ffd666', line: 0.045, spread: 1, ring: false },
  played: { glow: '#ffb347', rim: '#ffd48a', line: 0.014, spread: 0.95, ring: false },
  // Thin enough for the gap to the next card, which it must not cover.
  targeted: { glow: '#ffc65a', rim: '#ffd666', line: 0.03, spread: 0.2, ring: true },
  focus: { glow: '#0a0d1a', rim: '#ffffff', line: 0.035, spread: 0.3, ring: true },
};

/**
 * How broad a thing is to the light around it: as broad as a card, its shorter side; what is larger than any card is lit no
 * farther than one.
 */
export function breadthOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(width, height, BROADEST);
}

/** Light around a thing so broad; its picture is `reachOf` that larger on every side than the thing. */
export function haloPicture(halo: Halo, breadth: number): Picture {
  const reach = reachOf(breadth);
  const { glow: colour, rim, line, spread, ring } = LIGHT[halo];
  return {
    key: `halo ${halo} ${reach}`,
    side: null,
    paint: (brush, outerWidth, outerHeight) => {
      const thick = Math.min(6, Math.max(2, breadth * line));
      const card: Box = [reach, reach, outerWidth - 2 * reach, outerHeight - 2 * reach];
      const corner = cornerOf(breadth);
      const gap = ring ? Math.max(1.5, thick * 0.6) : 0;
      const outlineAt = (out: number, style: string, weight: number): void =>
        strokeRounded(brush, inset(card, -out), corner + out, style, weight);
      glow(brush, inset(card, -gap - thick), colour, reach * 0.75 * spread, corner + gap + thick);
      if (!ring) glow(brush, inset(card, -thick), colour, reach * 0.25 * spread, corner + thick);
      // Only around the thing: what can be seen through shall not be lit from within.
      brush.globalCompositeOperation = 'destination-out';
      fillRounded(brush, card, corner, '#000');
      brush.globalCompositeOperation = 'source-over';
      if (ring) outlineAt(gap + thick / 2, INK, thick + 2 * gap);
      outlineAt(gap + thick / 2, rim, thick);
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
