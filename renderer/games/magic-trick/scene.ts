// What is drawn for each kind of thing on Magic Trick's table.
import type { Suit } from '../../../engine/games/magic-trick/types.ts';
import { backPicture, cornerOf, facePicture } from '../../stage/cards/card.ts';
import { CHALK, GOLD, INK, RIM } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import {
  type Brush,
  FACES,
  fillRounded,
  inset,
  strokeRounded,
  symbol,
  write,
} from '../../stage/paint/brush.ts';
import { tablePicture } from '../../stage/paint/theatre.ts';

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

/** The place a card has left: what lay there is public by then. */
export function gapPicture(suit: Suit, rank: number | null): Picture {
  return {
    key: `gap ${suit}${rank ?? ''}`,
    side: null,
    paint: (brush, width, height) => {
      fillRounded(brush, inset([0, 0, width, height], 1), cornerOf(width), 'rgba(3, 7, 20, 0.34)');
      strokeRounded(brush, inset([0, 0, width, height], 1), cornerOf(width), `${RIM}55`, 1);
      const x = width / 2;
      const size = Math.max(12, Math.min(width * 0.5, 24));
      brush.globalAlpha = 0.6;
      if (rank !== null) {
        write(
          brush,
          String(rank),
          { x, y: height * 0.33, width, align: 'center' },
          { font: `${size * 1.15}px ${FACES.rank}`, style: CHALK },
        );
      }
      symbol(brush, suit, x, height * 0.67, size * 0.9, CHALK);
      brush.globalAlpha = 1;
    },
  };
}

/** Where a card of the trick will lie. */
export const SPOT: Picture = {
  key: 'spot',
  side: null,
  paint: (brush, width, height) => {
    fillRounded(brush, inset([0, 0, width, height], 2), cornerOf(width), 'rgba(255, 255, 255, 0.025)');
    strokeRounded(brush, inset([0, 0, width, height], 2), cornerOf(width), `${RIM}38`, 1.5);
  },
};

/** A dashed rim of gold around a card that may go up the sleeve. */
export const SEAM: Picture = {
  key: 'seam',
  side: null,
  paint: (brush, width, height) => {
    const line = Math.max(3, width / 22);
    const rim = inset([0, 0, width, height], line);
    strokeRounded(brush, rim, cornerOf(width), INK, line * 1.8);
    brush.setLineDash([line * 2.2, line * 1.6]);
    strokeRounded(brush, rim, cornerOf(width), GOLD, line);
    brush.setLineDash([]);
  },
};

/** The pocket for the card up the sleeve: a cuff with its button, lit while a card may go there. */
export function pocketPicture(offered: boolean): Picture {
  return {
    key: `pocket ${offered}`,
    side: null,
    paint: (brush, width, height) => paintPocket(brush, offered, width, height),
  };
}

/** An arrow that points down, in parts of the pocket's width and height. */
const ARROW = [
  [0.38, 0.12],
  [0.62, 0.12],
  [0.62, 0.32],
  [0.82, 0.32],
  [0.5, 0.56],
  [0.18, 0.32],
  [0.38, 0.32],
] as const;

function paintPocket(brush: Brush, offered: boolean, width: number, height: number): void {
  fillRounded(brush, inset([0, 0, width, height], 1), cornerOf(width), 'rgba(3, 7, 20, 0.34)');
  brush.setLineDash([4, 3]);
  strokeRounded(
    brush,
    inset([0, 0, width, height], 1),
    cornerOf(width),
    offered ? GOLD : `${RIM}88`,
    offered ? 2 : 1,
  );
  brush.setLineDash([]);
  if (offered) paintArrow(brush, width, height);
  brush.fillStyle = `${RIM}66`;
  brush.fillRect(width * 0.2, height * 0.62, width * 0.6, Math.max(2, height * 0.16));
  brush.beginPath();
  brush.arc(width * 0.5, height * 0.7, Math.max(1, height * 0.04), 0, 2 * Math.PI);
  brush.fillStyle = GOLD;
  brush.fill();
}

/** An arrow down into the cuff. */
function paintArrow(brush: Brush, width: number, height: number): void {
  brush.beginPath();
  for (const [x, y] of ARROW) brush.lineTo(width * x, height * y);
  brush.closePath();
  brush.fillStyle = GOLD;
  brush.fill();
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

/** A line of text on a ribbon, such as whose row is being sorted. */
export function ribbonPicture(text: string, scale: number): Picture {
  return {
    key: `ribbon ${scale} ${text}`,
    side: null,
    paint: (brush, width, height) => {
      const font = `500 ${15 * scale}px ${FACES.label}`;
      write(brush, text, { x: width / 2, y: height / 2, width, align: 'center' }, { font, style: RIM });
    },
  };
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

/** A crown in a square of 2 by 2 around its middle; no suit has one. */
const CROWN = [
  [-0.6, 0.42],
  [-0.66, -0.34],
  [-0.3, 0],
  [0, -0.56],
  [0.3, 0],
  [0.66, -0.34],
  [0.6, 0.42],
] as const;

/** A crown on a disc: this card takes the trick as it lies. */
export const WINNING: Picture = {
  key: 'winning',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    brush.beginPath();
    brush.arc(middle, middle, middle - 1, 0, 2 * Math.PI);
    brush.fillStyle = INK;
    brush.fill();
    brush.strokeStyle = GOLD;
    brush.lineWidth = Math.max(1.5, width / 14);
    brush.stroke();
    brush.beginPath();
    for (const [x, y] of CROWN) brush.lineTo(middle * (1 + x), middle * (1 + y));
    brush.closePath();
    brush.fillStyle = GOLD;
    brush.fill();
  },
};

/** Nothing: what only casts light. */
export const NOTHING: Picture = { key: 'nothing', side: null, paint: () => undefined };
