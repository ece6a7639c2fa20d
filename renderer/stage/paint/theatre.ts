// The room: cloth under gaslight, a gilded frame around it, footlights at the near edge, light on whose turn it is.
import { GOLD } from '../cards/palette.ts';
import type { Picture } from '../game-stage.ts';
import type { Brush } from './brush.ts';

/** The cloth of a game's table. */
export interface Cloth {
  readonly name: string;
  /** Under the lamp, and in the corners. */
  readonly lit: string;
  readonly dark: string;
}

/** The whole table, as large as the window. */
export function tablePicture(cloth: Cloth): Picture {
  return {
    key: `table ${cloth.name}`,
    side: null,
    paint: (brush, width, height) => {
      paintCloth(brush, cloth, width, height);
      paintFootlights(brush, width, height);
      paintFrame(brush, width, height);
    },
  };
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
    light.addColorStop(0, 'rgba(196, 218, 255, 0.34)');
    light.addColorStop(0.55, 'rgba(170, 200, 255, 0.15)');
    light.addColorStop(1, 'rgba(160, 190, 255, 0)');
    brush.fillStyle = light;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  },
};

function paintCloth(brush: Brush, cloth: Cloth, width: number, height: number): void {
  brush.fillStyle = cloth.dark;
  brush.fillRect(0, 0, width, height);
  const lamp = brush.createRadialGradient(
    width / 2,
    height * 0.46,
    0,
    width / 2,
    height * 0.46,
    Math.hypot(width, height) * 0.55,
  );
  lamp.addColorStop(0, cloth.lit);
  lamp.addColorStop(1, cloth.dark);
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, width, height);
  // The weave, hardly seen.
  brush.lineWidth = 1;
  for (const [style, lean] of [
    ['rgba(255, 255, 255, 0.022)', 1],
    ['rgba(0, 0, 0, 0.05)', -1],
  ] as const) {
    brush.strokeStyle = style;
    brush.beginPath();
    for (let x = -height; x < width + height; x += 4) {
      brush.moveTo(x, 0);
      brush.lineTo(x + lean * height, height);
    }
    brush.stroke();
  }
}

function paintFootlights(brush: Brush, width: number, height: number): void {
  const lamps = Math.max(3, Math.round(width / 130));
  const reach = Math.min(90, height * 0.12);
  for (let i = 0; i < lamps; i += 1) {
    const x = ((i + 0.5) / lamps) * width;
    const light = brush.createRadialGradient(x, height + 6, 0, x, height + 6, reach);
    light.addColorStop(0, 'rgba(255, 205, 120, 0.38)');
    light.addColorStop(0.4, 'rgba(255, 190, 100, 0.12)');
    light.addColorStop(1, 'rgba(255, 190, 100, 0)');
    brush.fillStyle = light;
    brush.fillRect(x - reach, height - reach, 2 * reach, reach);
  }
}

function paintFrame(brush: Brush, width: number, height: number): void {
  const corner = Math.min(26, width * 0.05);
  brush.strokeStyle = GOLD;
  for (const [inset, line, alpha] of [
    [2.5, 1.5, 0.75],
    [6, 0.75, 0.45],
  ] as const) {
    brush.globalAlpha = alpha;
    brush.lineWidth = line;
    brush.beginPath();
    const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
    // Corners curved inwards, as on a ticket.
    brush.moveTo(left + corner, top);
    brush.lineTo(right - corner, top);
    brush.arc(right, top, corner, Math.PI, Math.PI / 2, true);
    brush.lineTo(right, bottom - corner);
    brush.arc(right, bottom, corner, -Math.PI / 2, Math.PI, true);
    brush.lineTo(left + corner, bottom);
    brush.arc(left, bottom, corner, 0, -Math.PI / 2, true);
    brush.lineTo(left, top + corner);
    brush.arc(left, top, corner, Math.PI / 2, 0, true);
    brush.closePath();
    brush.stroke();
  }
  brush.globalAlpha = 0.8;
  brush.fillStyle = GOLD;
  for (const [x, y] of [
    [9, 9],
    [width - 9, 9],
    [9, height - 9],
    [width - 9, height - 9],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y, 2.5, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.globalAlpha = 1;
}
