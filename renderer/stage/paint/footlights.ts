// Footlights: little gas flames behind scallop shells, dim along the near edge, bright before whose turn it is.
import type { Picture } from '../game-stage.ts';
import type { Brush } from './brush.ts';
import { pool } from './cloth.ts';
import { gild } from './gilt.ts';
import { SHELL } from './ornament.ts';

/** An edge of the window. */
export type Side = 'near' | 'left' | 'far' | 'right';

/** From one lamp to the next, in px, and how large its shell is. */
const APART = 92;
const SHELL_WIDTH = 24;
/** How far the light of lit lamps reaches into the table, in px: the other measure of `footlightsLit`. */
export const FOOTLIGHT_REACH = 96;

const WARM = [255, 196, 104] as const;

function lampsOn(length: number): number[] {
  const count = Math.max(1, Math.round(length / APART));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * length);
}

/** The lamps along the near edge while they burn low. */
export function paintFootlights(brush: Brush, width: number, height: number): void {
  for (const x of lampsOn(width)) {
    pool(brush, x, height + 4, 70, WARM, 0.3);
    paintShell(brush, x, height, 0.85);
  }
}

/** A shell with its hinge at `(x, y)`, seen from the house: its back is gilded. */
function paintShell(brush: Brush, x: number, y: number, brightness: number): void {
  const scale = SHELL_WIDTH / SHELL.width;
  brush.save();
  brush.globalAlpha = brightness;
  gild(brush, SHELL, { x: x - SHELL_WIDTH / 2, y: y - SHELL.height * scale, scaleX: scale, scaleY: scale });
  brush.restore();
}

/** Turns the brush so that the near edge of what is painted is the given side of the picture. */
function facing(brush: Brush, side: Side, width: number, height: number): readonly [number, number] {
  if (side === 'near') return [width, height];
  brush.translate(width / 2, height / 2);
  brush.rotate({ left: Math.PI / 2, far: Math.PI, right: -Math.PI / 2 }[side]);
  const turned = side === 'far' ? ([width, height] as const) : ([height, width] as const);
  brush.translate(-turned[0] / 2, -turned[1] / 2);
  return turned;
}

/** The lamps along a side, burning high: a strip along that edge of the window, `FOOTLIGHT_REACH` deep. */
export function footlightsLit(side: Side): Picture {
  return {
    key: `footlights ${side}`,
    side: null,
    paint: (brush, width, height) => {
      brush.save();
      const [length, depth] = facing(brush, side, width, height);
      const lamps = lampsOn(length);
      for (const x of lamps) {
        const reach = Math.min(depth, x, length - x);
        pool(brush, x, depth, reach, WARM, 0.55);
        pool(brush, x, depth, reach * 0.4, [255, 240, 200], 0.7);
      }
      for (const x of lamps) {
        paintFlame(brush, x, depth - SHELL_WIDTH * 0.42);
        paintShell(brush, x, depth, 1);
      }
      brush.restore();
    },
  };
}

/** A fishtail of gas over the rim of its shell. */
function paintFlame(brush: Brush, x: number, y: number): void {
  const flame = brush.createLinearGradient(0, y, 0, y - 15);
  flame.addColorStop(0, 'rgba(255, 210, 120, 0.95)');
  flame.addColorStop(0.6, 'rgba(255, 246, 214, 0.95)');
  flame.addColorStop(1, 'rgba(255, 236, 180, 0)');
  brush.fillStyle = flame;
  brush.beginPath();
  brush.moveTo(x - 2, y);
  brush.bezierCurveTo(x - 8, y - 6, x - 5, y - 10, x, y - 15);
  brush.bezierCurveTo(x + 5, y - 10, x + 8, y - 6, x + 2, y);
  brush.closePath();
  brush.fill();
}

/** A pool of limelight; its middle is its brightest. */
export const LIMELIGHT: Picture = {
  key: 'limelight',
  side: null,
  paint: (brush, width, height) => {
    brush.save();
    brush.translate(width / 2, height / 2);
    brush.scale(width / 2, height / 2);
    const light = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    light.addColorStop(0, 'rgba(255, 232, 180, 0.4)');
    light.addColorStop(0.5, 'rgba(240, 214, 170, 0.18)');
    light.addColorStop(1, 'rgba(220, 200, 170, 0)');
    brush.fillStyle = light;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  },
};
