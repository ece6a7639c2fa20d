// The Top Hat: it stands where the high card wins, and lies on its crown, open, where the low one does.
import type { Hat } from '../../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../../engine/language/say.ts';
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import {
  type Box,
  type Brush,
  fillRounded,
  inset,
  shape,
  strokeRounded,
  write,
} from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { DOWN, UP } from '../../parts/marks.ts';
import { polished } from '../../../stage/paint/gilt.ts';
import { linesOf } from '../../../stage/paint/lines.ts';
import { ARROW_ON, HAT_HEIGHT, type HatPart, STANDING, UPSIDE_DOWN } from './hat-shape.ts';

/** Height over width of the hat's picture. */
export const HAT_PROPORTION = 1.1;
/** Nothing is written smaller, in px. */
const LEAST = 12;
/** The size of what it says, as a part of the width. */
const SAID = 0.135;

/**
 * The hat over a plate with what it says, where that is large enough to be read. Its two faces are two sides, so it turns
 * over where one follows the other.
 */
export function hatPicture(face: Hat, say: Say): Picture {
  const words = say(`trick-taking.hat.${face}`);
  return {
    key: `hat ${face} ${words}`,
    side: face === 'high' ? 'face' : 'back',
    paint: (brush, width, height, faces) => {
      const plate = plateOf(brush, words, width, faces);
      paintHat(brush, face, [0, 0, width, height - plate.height]);
      if (plate.lines.length > 0) paintPlate(brush, plate, width, height, faces);
    },
  };
}

/**
 * How the hat lies on its side while it says nothing: turned in radians, moved so that it is in the middle again, in the
 * units of its parts, and how much room it takes then, its edge included.
 */
const ON_ITS_SIDE = { turned: -1.92, right: -1.5, down: 8, width: 115, height: 113 } as const;

/** The hat while nobody leads: it lies on its side, and says nothing. */
export const HAT_AT_REST: Picture = {
  key: 'hat at rest',
  side: 'face',
  paint: (brush, width, height) => paintHat(brush, null, [0, 0, width, height]),
};

interface Plate {
  readonly lines: readonly string[];
  /** Of the letters, and of the plate; 0 where nothing can be read. */
  readonly size: number;
  readonly height: number;
}

/** In one line as large as it gets, or in two small ones. */
function plateOf(brush: Brush, words: string, width: number, faces: Faces): Plate {
  const room = width * 0.94 - 4;
  const measured = (part: string): number => brush.measureText(part).width;
  const wished = Math.max(LEAST, width * SAID);
  brush.font = faces.label(wished);
  const size = Math.min(1, room / Math.max(1, measured(words))) * wished;
  if (size >= LEAST) return { lines: [words], size, height: size * 1.5 };
  brush.font = faces.label(LEAST);
  const lines = linesOf(words, room, measured) ?? [];
  // In a small picture two lines would leave no room for the hat.
  return lines.length === 2 && width >= 5 * LEAST
    ? { lines, size: LEAST, height: LEAST * 2.75 }
    : { lines: [], size: 0, height: 0 };
}

function paintPlate(brush: Brush, plate: Plate, width: number, height: number, faces: Faces): void {
  const { lines, size } = plate;
  const box: Box = [0.5, height - plate.height + 0.5, width - 1, plate.height - 1];
  fillRounded(brush, box, size * 0.25, INK);
  strokeRounded(brush, inset(box, 0.5), size * 0.25, GOLD, 1);
  const step = (plate.height - size * 0.3) / lines.length;
  lines.forEach((line, index) => {
    const y = box[1] + size * 0.15 + (index + 0.5) * step - 0.5;
    const at = { x: width / 2, y, width, align: 'center' } as const;
    write(brush, line, at, { font: faces.label(size), style: CHALK });
  });
}

/** What the parts of the hat are of, from the left to the right. */
const STUFF: Readonly<Record<HatPart['of'], readonly string[]>> = {
  silk: ['#06070c', '#4a4e68', '#171926', '#0b0c14', '#262a3c', '#06070c'],
  brim: ['#0c0d15', '#565b78', '#1d2030', '#12141f', '#33374c', '#0a0b12'],
  top: ['#151722', '#3a3e55', '#2a2d40', '#1a1c2a'],
  ribbon: ['#5c0911', '#c22f3d', '#8f0f1c', '#7a0b17', '#a11c2a', '#4a060d'],
  mouth: ['#040408', '#040408'],
  lining: ['#5c0911', '#b02533', '#5c0911'],
};

/** The hat alone, as large as it fits into a box; without a face on its side. */
export function paintHat(brush: Brush, face: Hat | null, [left, top, width, height]: Box): void {
  const isHigh = face !== 'low';
  const isLying = face === null;
  const room = isLying ? ON_ITS_SIDE : { width: 104, height: 100 * HAT_HEIGHT + 6 };
  const unit = Math.min(width / room.width, height / room.height);
  brush.save();
  brush.translate(left + width / 2, top + height / 2);
  brush.scale(unit, unit);
  brush.fillStyle = 'rgba(8, 0, 2, 0.45)';
  brush.beginPath();
  const shadow = isLying ? { y: 48, reach: 44 } : isHigh ? { y: 41, reach: 51 } : { y: 42, reach: 40 };
  brush.ellipse(0, shadow.y, shadow.reach, 6, 0, 0, 2 * Math.PI);
  brush.fill();
  if (isLying) {
    brush.translate(ON_ITS_SIDE.right, ON_ITS_SIDE.down);
    brush.rotate(ON_ITS_SIDE.turned);
  }
  const parts = isHigh ? STANDING : UPSIDE_DOWN;
  // A fine edge of gold around all of it: black silk on dark velvet would not be seen.
  brush.lineJoin = 'round';
  brush.strokeStyle = GOLD;
  brush.lineWidth = Math.max(3, 2 / unit);
  for (const { path } of parts) brush.stroke(new Path2D(path));
  for (const { of, path } of parts) {
    const outline = new Path2D(path);
    brush.fillStyle = across(brush, STUFF[of], of === 'brim' || of === 'top' ? 50 : 31);
    brush.fill(outline);
    brush.strokeStyle = of === 'ribbon' ? `${GOLD}99` : 'rgba(200, 205, 230, 0.28)';
    brush.lineWidth = 0.8;
    brush.stroke(outline);
  }
  if (!isLying) paintArrow(brush, isHigh);
  brush.restore();
}

function paintArrow(brush: Brush, isHigh: boolean): void {
  const { y, size } = isHigh ? ARROW_ON.standing : ARROW_ON.upsideDown;
  const arrow = isHigh ? UP : DOWN;
  shape(brush, arrow, 0, y, size + 5, INK);
  brush.translate(-size / 2, y - size / 2);
  brush.scale(size / 100, size / 100);
  brush.fillStyle = polished(brush, 0, 0, 100, 100);
  brush.fill(new Path2D(arrow));
}

function across(brush: Brush, tones: readonly string[], reach: number): CanvasGradient {
  const round = brush.createLinearGradient(-reach, 0, reach, 0);
  tones.forEach((tone, index) => round.addColorStop(index / (tones.length - 1), tone));
  return round;
}
