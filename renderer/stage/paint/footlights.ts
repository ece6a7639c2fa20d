// Footlights: little gas flames behind scallop shells, dim along the near edge, bright before whose turn it is.
import { frameOf } from '../frame.ts';
import type { Picture } from '../game-stage.ts';
import type { Brush } from './brush.ts';
import { coarsely, pool } from './cloth.ts';
import { gild } from './gilt.ts';
import { SHELL } from './ornament.ts';

/** An edge of the window. */
export type Side = 'near' | 'left' | 'far' | 'right';

/** How wide a shell is, in heights of the room it stands in; and from one lamp to the next, in shells. */
const SHELL_PART = 1.35;
const APART = 3.8;
const WARM = [255, 196, 104] as const;

function lampsOn(length: number, shell: number): number[] {
  const count = Math.max(1, Math.round(length / (shell * APART)));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * length);
}

/** The lamps along the near edge while they burn low. */
export function paintFootlights(brush: Brush, width: number, height: number): void {
  const shell = frameOf(width, height).bottom * SHELL_PART;
  const lamps = lampsOn(width, shell);
  const reach = shell * 2.8;
  brush.save();
  brush.translate(0, height - reach);
  coarsely(brush, width, reach, (light) => {
    for (const x of lamps) pool(light, x, reach, reach, WARM, 0.26);
  });
  brush.restore();
  for (const x of lamps) {
    paintShell(brush, x, height, shell, 0.8);
  }
}

/** A shell with its hinge at `(x, y)`, seen from the house: its back is gilded. */
function paintShell(brush: Brush, x: number, y: number, size: number, brightness: number): void {
  const scale = size / SHELL.width;
  brush.save();
  brush.globalAlpha = brightness;
  gild(brush, SHELL, { x: x - size / 2, y: y - SHELL.height * scale, scaleX: scale, scaleY: scale });
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

/**
 * The lamps along a side, burning high: a strip along that edge of the window. Along the far edge they hang hidden
 * behind the valance, and only their light is seen.
 * @param room how much of the strip is the frame's, in px
 */
export function footlightsLit(side: Side, room: number): Picture {
  return {
    key: `footlights ${side} ${room}`,
    side: null,
    paint: (brush, width, height) => {
      brush.save();
      const [length, depth] = facing(brush, side, width, height);
      const shell = room * SHELL_PART;
      const lamps = lampsOn(length, shell);
      coarsely(brush, length, depth, (light) => {
        for (const x of lamps) {
          const reach = Math.min(depth, shell * 4, x, length - x);
          pool(light, x, depth, reach, WARM, 0.5);
          pool(light, x, depth, reach * 0.4, [255, 236, 190], 0.6);
        }
      });
      for (const x of side === 'far' ? [] : lamps) {
        paintFlame(brush, x, depth - shell * 0.42, shell / 24);
        paintShell(brush, x, depth, shell, 1);
      }
      brush.restore();
    },
  };
}

/** A fishtail of gas over the rim of its shell. */
function paintFlame(brush: Brush, x: number, y: number, scale: number): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(scale, scale);
  const flame = brush.createLinearGradient(0, 0, 0, -15);
  flame.addColorStop(0, 'rgba(255, 210, 120, 0.95)');
  flame.addColorStop(0.6, 'rgba(255, 246, 214, 0.95)');
  flame.addColorStop(1, 'rgba(255, 236, 180, 0)');
  brush.fillStyle = flame;
  brush.beginPath();
  brush.moveTo(-2, 0);
  brush.bezierCurveTo(-8, -6, -5, -10, 0, -15);
  brush.bezierCurveTo(5, -10, 8, -6, 2, 0);
  brush.closePath();
  brush.fill();
  brush.restore();
}

/** A pool of light; its middle, which is its brightest, and half way to its edge. */
function lightPool(key: string, middle: string, half: string): Picture {
  return {
    key,
    side: null,
    paint: (brush, width, height) =>
      coarsely(brush, width, height, (glow) => {
        glow.translate(width / 2, height / 2);
        glow.scale(width / 2, height / 2);
        const light = glow.createRadialGradient(0, 0, 0, 0, 0, 1);
        light.addColorStop(0, middle);
        light.addColorStop(0.5, half);
        light.addColorStop(1, `${half.slice(0, half.lastIndexOf(','))}, 0)`);
        glow.fillStyle = light;
        glow.fillRect(-1, -1, 2, 2);
      }),
  };
}

/** The middle of limelight. */
export const LIMELIGHT_TONE = 'rgba(150, 190, 255, 0.3)';
export const LIMELIGHT = lightPool('limelight', LIMELIGHT_TONE, 'rgba(140, 182, 255, 0.15)');

/** The middle of gaslight, which is for cloths on which limelight would be violet. */
export const GASLIGHT_TONE = 'rgba(255, 204, 120, 0.26)';
export const GASLIGHT = lightPool('gaslight', GASLIGHT_TONE, 'rgba(255, 186, 104, 0.12)');
