// What is drawn for each kind of thing on Magic Trick's table.
import type { Suit } from '../../../engine/games/magic-trick/types.ts';
import { backPicture, cornerOf, facePicture, SMALL_FACE } from '../../stage/cards/card.ts';
import { GOLD, INK } from '../../stage/cards/palette.ts';
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
import { tablePicture } from '../../stage/paint/theatre.ts';
import { DOWN } from '../parts/marks.ts';

/** Midnight-blue baize. */
export const CLOTH = { name: 'midnight', lit: '#24417a', dark: '#0c1733' } as const;

export const TABLE = tablePicture(CLOTH);

/**
 * A card as the viewer may know it: its face where the rank is known, else its back.
 * @param strip how much of it shows beside the next one, as a part of its width
 */
export function cardPicture(suit: Suit, rank: number | null, strip = 1): Picture {
  return rank === null ? backPicture(suit) : facePicture(suit, rank, strip);
}

/** A card named by its code, such as `G5`. */
export function codePicture(code: string): Picture {
  return facePicture(code.charAt(0) as Suit, Number(code.slice(1)));
}

/** What can still be read where a card has been: quiet, and 4.5 to 1 on the cloth. */
export const GHOST = '#b8c4e4';
/** What lies under it, over the cloth. */
export const RECESS = 'rgba(4, 9, 28, 0.34)';

/** The place a card has left: what lay there is public by then. It must not compete with cards. */
export function gapPicture(suit: Suit, rank: number | null): Picture {
  return {
    key: `gap ${suit}${rank ?? ''}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const box = inset([0, 0, width, height], 1);
      fillRounded(brush, box, cornerOf(width), RECESS);
      const x = width / 2;
      const size = Math.max(12, Math.min(width * 0.42, height * 0.2, Math.max(19, height * 0.15)));
      const apart = size * 0.62;
      if (rank !== null) {
        const at = { x, y: height / 2 - apart, width, align: 'center' } as const;
        write(brush, String(rank), at, { font: faces.rank(size * 1.1), style: GHOST });
      }
      symbol(brush, suit, x, rank === null ? height / 2 : height / 2 + apart, size * 0.88, GHOST);
    },
  };
}

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

/** A sleeve of evening dress with its cuff, and the card that will look out of it. */
function paintCuff(brush: Brush, offered: boolean, width: number, height: number): void {
  const box = inset([0, 0, width, height], 1);
  fillRounded(brush, box, cornerOf(width), offered ? '#2b2008' : 'rgba(4, 9, 28, 0.5)');
  strokeRounded(brush, box, cornerOf(width), offered ? '#fff0bf' : `${GOLD}66`, offered ? 2 : 1);
  brush.save();
  brush.beginPath();
  brush.roundRect(1.5, 1.5, width - 3, height - 3, cornerOf(width));
  brush.clip();
  // In parts of a pocket 40 wide and 56 high.
  brush.translate(width / 2, height);
  brush.scale(width / 40, width / 40);
  paintPeeping(brush, offered);
  paintSleeve(brush);
  brush.restore();
  // In the dark until a card may go there.
  if (!offered) fillRounded(brush, inset(box, 1), cornerOf(width), 'rgba(4, 9, 28, 0.45)');
}

/** The outline of a card that looks out of the cuff, with an arrow that says where it goes. */
function paintPeeping(brush: Brush, offered: boolean): void {
  brush.save();
  brush.translate(0, -32);
  brush.rotate(0.1);
  strokeRounded(brush, [-10, -19, 20, 28], 2, offered ? '#ffe9b0' : `${GOLD}80`, offered ? 1.6 : 1);
  if (offered) shape(brush, DOWN, 0, -9, 13, '#ffe9b0');
  brush.restore();
}

function paintSleeve(brush: Brush): void {
  const across = (edge: string, middle: string): CanvasGradient => {
    const round = brush.createLinearGradient(-15, 0, 15, 0);
    round.addColorStop(0, edge);
    round.addColorStop(0.4, middle);
    round.addColorStop(1, edge);
    return round;
  };
  // The linen, whose mouth bends towards the eye.
  brush.beginPath();
  brush.moveTo(-12, -31);
  brush.quadraticCurveTo(0, -26, 12, -31);
  brush.lineTo(12.5, -18);
  brush.lineTo(-12.5, -18);
  brush.closePath();
  brush.fillStyle = across('#a99d82', '#fffaf0');
  brush.fill();
  // The coat, wider towards the elbow, with a satin edge and three buttons.
  brush.beginPath();
  brush.moveTo(-14, -22);
  brush.quadraticCurveTo(0, -17, 14, -22);
  brush.lineTo(20, 2);
  brush.lineTo(-20, 2);
  brush.closePath();
  brush.fillStyle = across('#0a0c14', '#31374e');
  brush.fill();
  brush.beginPath();
  brush.moveTo(-14, -22);
  brush.quadraticCurveTo(0, -17, 14, -22);
  brush.strokeStyle = '#6c7594';
  brush.lineWidth = 1.2;
  brush.stroke();
  for (const [x, y] of [
    [6.5, -23.5],
    [7.5, -15.5],
    [8.5, -10],
    [9.5, -4.5],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y, 1.6, 0, 2 * Math.PI);
    brush.fillStyle = y < -20 ? '#a87a2c' : GOLD;
    brush.fill();
  }
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

/** A cross on the card that is out of this hand, beside its rank and its symbol. */
export const CROSSED: Picture = {
  key: 'crossed',
  side: null,
  paint: (brush, width, height) => {
    // On a small face they stand at the left, on a large one there is room below the index.
    const [x, y] = width < SMALL_FACE ? [width * 0.75, height * 0.75] : [width * 0.18, height * 0.8];
    const reach = width * 0.13;
    brush.lineCap = 'round';
    for (const [style, line] of [
      [INK, 0.17],
      ['#ffe9b8', 0.085],
    ] as const) {
      brush.strokeStyle = style;
      brush.lineWidth = Math.max(2, line * width);
      brush.beginPath();
      brush.moveTo(x - reach, y - reach);
      brush.lineTo(x + reach, y + reach);
      brush.moveTo(x + reach, y - reach);
      brush.lineTo(x - reach, y + reach);
      brush.stroke();
    }
  },
};
