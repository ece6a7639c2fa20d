// What is drawn for each kind of thing on Magic Trick's table.
import type { Suit } from '../../../engine/games/magic-trick/types.ts';
import { backPicture, cornerOf, facePicture } from '../../stage/cards/card.ts';
import { GOLD, INK, RIM } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import {
  type Brush,
  fillRounded,
  inset,
  shape,
  strokeRounded,
  symbol,
  write,
} from '../../stage/paint/brush.ts';
import { goldLeaf } from '../../stage/paint/gilt.ts';
import { ROSETTE } from '../../stage/paint/ornament.ts';
import { tablePicture } from '../../stage/paint/theatre.ts';
import { CROWN, DOWN } from './marks.ts';

/** Midnight-blue baize. */
export const TABLE = tablePicture({ name: 'midnight', lit: '#24417a', dark: '#0c1733' });

/** A card as the viewer may know it: its face where the rank is known, else its back. */
export function cardPicture(suit: Suit, rank: number | null): Picture {
  return rank === null ? backPicture(suit) : facePicture(suit, rank);
}

/** A card named by its code, such as `G5`. */
export function codePicture(code: string): Picture {
  return facePicture(code.charAt(0) as Suit, Number(code.slice(1)));
}

/** What can still be read where a card has been: quiet, and 4.5 to 1 on the cloth. */
export const GHOST = '#a9b6d6';

/** The place a card has left: what lay there is public by then. It must not compete with cards. */
export function gapPicture(suit: Suit, rank: number | null): Picture {
  return {
    key: `gap ${suit}${rank ?? ''}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const box = inset([0, 0, width, height], 1);
      fillRounded(brush, box, cornerOf(width), 'rgba(3, 7, 22, 0.3)');
      strokeRounded(brush, box, cornerOf(width), 'rgba(169, 182, 214, 0.14)', 1);
      const x = width / 2;
      const size = Math.max(12, Math.min(width * 0.42, height * 0.2, 19));
      const apart = size * 0.62;
      if (rank !== null) {
        const at = { x, y: height / 2 - apart, width, align: 'center' } as const;
        write(brush, String(rank), at, { font: faces.rank(size * 1.1), style: GHOST });
      }
      symbol(brush, suit, x, rank === null ? height / 2 : height / 2 + apart, size * 0.88, GHOST);
    },
  };
}

/** Where a card of the trick will lie: a border stitched into the cloth. */
export const SPOT: Picture = {
  key: 'spot',
  side: null,
  paint: (brush, width, height) => {
    const corner = cornerOf(width);
    fillRounded(brush, inset([0, 0, width, height], 2), corner, 'rgba(2, 5, 18, 0.2)');
    brush.save();
    brush.setLineDash([width / 22, width / 36]);
    strokeRounded(brush, inset([0, 0, width, height], 2.5), corner, `${GOLD}66`, Math.max(1, width / 80));
    brush.restore();
    strokeRounded(brush, inset([0, 0, width, height], 2.5 + width / 18), corner * 0.6, `${GOLD}30`, 1);
    const scale = (width * 0.34) / ROSETTE.width;
    brush.save();
    brush.translate(width / 2 - (scale * ROSETTE.width) / 2, height / 2 - (scale * ROSETTE.height) / 2);
    brush.scale(scale, scale);
    brush.fillStyle = `${GOLD}30`;
    brush.fill(new Path2D(ROSETTE.path));
    brush.restore();
  },
};

/** A thin bright rim on a card that may go up the sleeve: it can be chosen, but is not raised and casts no light. */
export const SEAM: Picture = {
  key: 'seam',
  side: null,
  paint: (brush, width, height) => {
    const line = Math.max(1.75, width / 42);
    const corner = cornerOf(width);
    strokeRounded(brush, inset([0, 0, width, height], line * 1.25), corner - line, INK, line * 2.5);
    strokeRounded(
      brush,
      inset([0, 0, width, height], line * 0.75),
      corner - line * 0.5,
      '#fff0bf',
      line * 1.5,
    );
  },
};

/** The pocket for the card up the sleeve: a cuff with its link, lit while a card may go there. */
export function pocketPicture(offered: boolean): Picture {
  return {
    key: `pocket ${offered}`,
    side: null,
    paint: (brush, width, height) => paintCuff(brush, offered, width, height),
  };
}

function paintCuff(brush: Brush, offered: boolean, width: number, height: number): void {
  const box = inset([0, 0, width, height], 1);
  fillRounded(brush, box, cornerOf(width), offered ? '#241c0c' : 'rgba(3, 7, 20, 0.42)');
  strokeRounded(brush, box, cornerOf(width), offered ? '#fff0bf' : `${GOLD}73`, offered ? 2 : 1);
  const [left, right] = [width * 0.16, width * 0.84];
  const [mouth, seam] = [height * 0.54, height * 0.76];
  brush.globalAlpha = offered ? 1 : 0.62;
  // The mouth of the cuff, the linen, the sleeve of the coat.
  brush.beginPath();
  brush.ellipse(width / 2, mouth, (right - left) / 2, height * 0.055, 0, 0, 2 * Math.PI);
  brush.fillStyle = '#0a0c16';
  brush.fill();
  brush.strokeStyle = '#fffaf0';
  brush.lineWidth = Math.max(1, width / 36);
  brush.stroke();
  const linen = brush.createLinearGradient(left, 0, right, 0);
  for (const [at, tone] of [
    [0, '#b9ad92'],
    [0.35, '#fffaf0'],
    [0.7, '#efe2c2'],
    [1, '#a3977d'],
  ] as const)
    linen.addColorStop(at, tone);
  brush.beginPath();
  brush.moveTo(left, mouth);
  brush.ellipse(width / 2, mouth, (right - left) / 2, height * 0.055, 0, Math.PI, 0, true);
  brush.lineTo(right, seam);
  brush.lineTo(left, seam);
  brush.closePath();
  brush.fillStyle = linen;
  brush.fill();
  brush.beginPath();
  brush.moveTo(left - width * 0.05, seam - height * 0.02);
  brush.quadraticCurveTo(width / 2, seam + height * 0.05, right + width * 0.05, seam - height * 0.02);
  brush.lineTo(right + width * 0.1, height - 2);
  brush.lineTo(left - width * 0.1, height - 2);
  brush.closePath();
  brush.fillStyle = '#11131f';
  brush.fill();
  brush.strokeStyle = `${GOLD}8c`;
  brush.lineWidth = 1;
  brush.stroke();
  brush.globalAlpha = 1;
  brush.beginPath();
  brush.arc(width / 2, (mouth + seam) / 2 + height * 0.03, Math.max(1.5, width * 0.06), 0, 2 * Math.PI);
  brush.fillStyle = '#b5842e';
  brush.fill();
  if (offered) shape(brush, DOWN, width / 2, height * 0.27, width * 0.5, '#ffe9b0');
}

/** A bracket under cards of equal rank, whose order is the sorter's choice. */
export const LINK: Picture = {
  key: 'link',
  side: null,
  paint: (brush, width, height) => {
    brush.strokeStyle = GOLD;
    brush.lineWidth = 2.5;
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(2, 2);
    brush.lineTo(2, height - 2);
    brush.lineTo(width - 2, height - 2);
    brush.lineTo(width - 2, 2);
    brush.stroke();
  },
};

/** A line of text on the cloth, such as whose row is being sorted, between two rules where there is room for them. */
export function ribbonPicture(text: string, scale: number): Picture {
  return {
    key: `ribbon ${scale} ${text}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const look = { font: faces.label(15 * scale), style: RIM };
      const [x, y] = [width / 2, height / 2];
      const half = write(brush, text, { x, y, width, align: 'center' }, look) / 2 + 12 * scale;
      const length = Math.min(70 * scale, x - half);
      if (length < 24 * scale) return;
      for (const side of [-1, 1]) paintRule(brush, x + side * half, y, side * length);
    },
  };
}

/** A rule that begins with a lozenge and fades away. */
function paintRule(brush: Brush, x: number, y: number, length: number): void {
  const fading = brush.createLinearGradient(x, 0, x + length, 0);
  fading.addColorStop(0, GOLD);
  fading.addColorStop(1, `${GOLD}00`);
  brush.fillStyle = fading;
  brush.fillRect(Math.min(x, x + length), y - 0.75, Math.abs(length), 1.5);
  brush.beginPath();
  brush.moveTo(x, y - 3.5);
  brush.lineTo(x + 3.5, y);
  brush.lineTo(x, y + 3.5);
  brush.lineTo(x - 3.5, y);
  brush.closePath();
  brush.fillStyle = GOLD;
  brush.fill();
}

/** A cross over the card that is out of this hand. */
export const CROSSED: Picture = {
  key: 'crossed',
  side: null,
  paint: (brush, width, height) => {
    brush.lineCap = 'round';
    for (const [style, line] of [
      ['rgba(10, 12, 24, 0.85)', 5],
      ['#ffe9b8', 2.5],
    ] as const) {
      brush.strokeStyle = style;
      brush.lineWidth = line;
      brush.beginPath();
      brush.moveTo(4, height - 4);
      brush.lineTo(width - 4, 4);
      brush.stroke();
    }
  },
};

/** A crown on a seal of gold: this card takes the trick as it lies. */
export const WINNING: Picture = {
  key: 'winning',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    brush.beginPath();
    brush.arc(middle, middle, middle - 0.5, 0, 2 * Math.PI);
    brush.fillStyle = INK;
    brush.fill();
    brush.beginPath();
    brush.arc(middle, middle, middle - Math.max(1.5, width / 18), 0, 2 * Math.PI);
    brush.fillStyle = goldLeaf(brush, 0, 0, width, width);
    brush.fill();
    brush.beginPath();
    brush.arc(middle, middle, middle * 0.74, 0, 2 * Math.PI);
    brush.fillStyle = INK;
    brush.fill();
    shape(brush, CROWN, middle, middle * 0.98, width * 0.5, '#ffe08a');
  },
};

/** Nothing: what only casts light. */
export const NOTHING: Picture = { key: 'nothing', side: null, paint: () => undefined };
