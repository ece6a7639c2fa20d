// A little theatre, as large as is wanted: each player's own stage, with its valance, side curtains, boards and footlights.
import { unevenly } from '../../../stage/paint/chance.ts';
import { GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Box, type Brush, fillRounded, inset, strokeRounded } from '../../../stage/paint/brush.ts';
import { goldLeaf } from '../../../stage/paint/gilt.ts';

/** The room behind the cards, and its boards: in the dark, and while its player is at work. */
const ROOM = {
  dark: {
    wall: ['#2c2030', '#1a121d'],
    boards: ['#4a3020', '#33200f'],
    velvet: ['#3d0a12', '#641019', '#7a1520'],
  },
  lit: {
    wall: ['#8a5a34', '#3d2330'],
    boards: ['#b57a3c', '#7c4a20'],
    velvet: ['#6d0f1d', '#a61f2b', '#c8383a'],
  },
} as const;

type Room = (typeof ROOM)[keyof typeof ROOM];

/** How far each part of a theatre reaches into it, in px. */
interface Depths {
  readonly valance: number;
  readonly side: number;
  readonly boards: number;
  readonly frame: number;
}

function depthsOf(width: number, height: number): Depths {
  const least = Math.min(width, height * 1.6);
  return {
    valance: Math.round(Math.min(26, Math.max(6, 0.1 * height))),
    side: Math.round(Math.min(30, Math.max(5, 0.05 * least))),
    boards: Math.round(Math.min(16, Math.max(5, 0.07 * height))),
    frame: Math.min(5, Math.max(2, 0.014 * least)),
  };
}

/** The room for cards between the curtains of a theatre: left, top, width, height. */
export function insideTheatre(width: number, height: number): Box {
  const { valance, side, boards, frame } = depthsOf(width, height);
  const [left, top] = [frame + side, frame + valance];
  return [left, top, width - 2 * left, height - top - boards - frame];
}

/** @param lit whose turn it is: footlights burn, and the curtains glow */
export function theatrePicture(lit: boolean): Picture {
  return {
    key: `theatre ${lit ? 'lit' : 'dark'}`,
    side: null,
    paint: (brush, width, height) => paintTheatre(brush, lit, width, height),
  };
}

function paintTheatre(brush: Brush, lit: boolean, width: number, height: number): void {
  const room = lit ? ROOM.lit : ROOM.dark;
  const depths = depthsOf(width, height);
  const whole: Box = [0, 0, width, height];
  const corner = Math.min(10, height * 0.06);
  brush.save();
  brush.beginPath();
  brush.roundRect(0, 0, width, height, corner);
  brush.clip();
  paintRoom(brush, room, lit, depths, width, height);
  for (const side of [-1, 1] as const) paintCurtain(brush, room, depths, side, width, height);
  paintValance(brush, room, depths, width);
  paintFootlights(brush, lit, depths, width, height);
  brush.restore();
  const { frame } = depths;
  const gilt = inset(whole, frame / 2);
  strokeRounded(brush, gilt, corner, INK, frame + 1);
  brush.strokeStyle = lit ? '#ffe7a3' : goldLeaf(brush, 0, 0, width, height);
  brush.lineWidth = frame * 0.7;
  brush.beginPath();
  brush.roundRect(gilt[0], gilt[1], gilt[2], gilt[3], corner);
  brush.stroke();
}

function paintRoom(
  brush: Brush,
  room: Room,
  lit: boolean,
  { boards }: Depths,
  width: number,
  height: number,
): void {
  const floor = height - boards;
  const wall = brush.createRadialGradient(
    width / 2,
    floor,
    0,
    width / 2,
    floor,
    Math.hypot(width / 2, floor),
  );
  wall.addColorStop(0, room.wall[0]);
  wall.addColorStop(1, room.wall[1]);
  brush.fillStyle = wall;
  brush.fillRect(0, 0, width, floor);
  if (lit) paintBeams(brush, width, floor);
  const wood = brush.createLinearGradient(0, floor, 0, height);
  wood.addColorStop(0, room.boards[0]);
  wood.addColorStop(1, room.boards[1]);
  brush.fillStyle = wood;
  brush.fillRect(0, floor, width, boards);
  paintSeams(brush, floor, boards, width);
}

/** Two beams of limelight from above. */
function paintBeams(brush: Brush, width: number, floor: number): void {
  brush.fillStyle = 'rgba(255, 226, 150, 0.11)';
  for (const from of [0.16, 0.84]) {
    const to = 1 - from;
    brush.beginPath();
    brush.moveTo(width * from, 0);
    brush.lineTo(width * (to - 0.26), floor);
    brush.lineTo(width * (to + 0.26), floor);
    brush.closePath();
    brush.fill();
  }
}

/** The seams between the boards, that run towards the back. */
function paintSeams(brush: Brush, floor: number, boards: number, width: number): void {
  const chance = unevenly(11);
  brush.strokeStyle = 'rgba(20, 10, 4, 0.5)';
  brush.lineWidth = 0.75;
  brush.beginPath();
  const pitch = Math.max(14, boards * 2.2);
  for (let x = pitch / 2; x < width; x += pitch * (0.8 + 0.4 * chance())) {
    const lean = ((x - width / 2) / width) * boards * 1.4;
    brush.moveTo(x, floor);
    brush.lineTo(x + lean, floor + boards);
  }
  brush.moveTo(0, floor + 0.5);
  brush.lineTo(width, floor + 0.5);
  brush.stroke();
}

/** A curtain that hangs at one side, tied at two thirds of its height. */
function paintCurtain(
  brush: Brush,
  { velvet }: Room,
  { valance, side: hang, boards, frame }: Depths,
  side: -1 | 1,
  width: number,
  height: number,
): void {
  const wide = hang + frame;
  const floor = height - boards;
  const tied = valance + (floor - valance) * 0.64;
  brush.save();
  if (side === 1) {
    brush.translate(width, 0);
    brush.scale(-1, 1);
  }
  const folds = brush.createLinearGradient(0, 0, wide * 1.25, 0);
  const tones = [0, 1, 2, 1, 0, 1, 2, 1, 0];
  tones.forEach((tone, index) => folds.addColorStop(index / (tones.length - 1), velvet[tone]!));
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.lineTo(wide * 1.7, 0);
  brush.bezierCurveTo(wide * 1.5, tied * 0.5, wide * 0.95, tied * 0.8, wide * 0.62, tied);
  brush.bezierCurveTo(wide * 0.8, tied + (floor - tied) * 0.4, wide, floor - 4, wide, floor);
  brush.lineTo(0, floor);
  brush.closePath();
  brush.fillStyle = folds;
  brush.fill();
  brush.strokeStyle = 'rgba(20, 4, 8, 0.8)';
  brush.lineWidth = 1;
  brush.stroke();
  const knot = Math.max(2.5, wide * 0.16);
  fillRounded(brush, [0, tied - knot / 2, wide * 0.68, knot], knot / 2, GOLD);
  brush.restore();
}

/** Swags of velvet along the upper edge, with a gold fringe. */
function paintValance(brush: Brush, { velvet }: Room, { valance }: Depths, width: number): void {
  const count = Math.max(3, Math.round(width / (valance * 3.6)));
  const wide = width / count;
  const [straight, deep] = [valance * 0.5, valance * 0.62];
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [index * wide, (index + 1) * wide];
    const cloth = brush.createLinearGradient(from, 0, to, 0);
    [0, 2, 1, 2, 0].forEach((tone, place) => cloth.addColorStop(place / 4, velvet[tone]!));
    brush.beginPath();
    brush.moveTo(from, 0);
    brush.lineTo(to, 0);
    brush.lineTo(to, straight);
    brush.quadraticCurveTo((from + to) / 2, straight + 2 * deep, from, straight);
    brush.closePath();
    brush.fillStyle = cloth;
    brush.fill();
    brush.beginPath();
    brush.moveTo(to, straight);
    brush.quadraticCurveTo((from + to) / 2, straight + 2 * deep, from, straight);
    brush.strokeStyle = INK;
    brush.lineWidth = Math.max(2.2, valance * 0.17);
    brush.stroke();
    brush.strokeStyle = GOLD;
    brush.lineWidth = Math.max(1.2, valance * 0.1);
    brush.stroke();
  }
  const shadow = brush.createLinearGradient(0, 0, 0, straight);
  shadow.addColorStop(0, 'rgba(10, 2, 4, 0.55)');
  shadow.addColorStop(1, 'rgba(10, 2, 4, 0)');
  brush.fillStyle = shadow;
  brush.fillRect(0, 0, width, straight);
}

/** Shells of brass along the edge of the boards; they burn while the theatre is lit. */
function paintFootlights(
  brush: Brush,
  lit: boolean,
  { boards, frame }: Depths,
  width: number,
  height: number,
): void {
  const size = boards * 0.46;
  const y = height - frame;
  const count = Math.max(3, Math.min(15, Math.round(width / (size * 7))));
  for (let index = 0; index < count; index += 1) {
    const x = (width * (index + 0.5)) / count;
    if (lit) {
      const glow = brush.createRadialGradient(x, y - size, 0, x, y - size, size * 4.2);
      glow.addColorStop(0, 'rgba(255, 236, 170, 0.85)');
      glow.addColorStop(1, 'rgba(255, 210, 110, 0)');
      brush.fillStyle = glow;
      brush.fillRect(x - size * 4.2, y - size * 5.2, size * 8.4, size * 6);
    }
    brush.beginPath();
    brush.arc(x, y, size, Math.PI, 0);
    brush.closePath();
    brush.fillStyle = lit ? '#fff3c4' : '#7d6232';
    brush.fill();
    brush.strokeStyle = INK;
    brush.lineWidth = 0.75;
    brush.stroke();
  }
}
