// What tells the suits that count, at a glance: a seal of trump beside the centre, and a tab on the card that leads.
import { type Suit, TRUMP_SUIT } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { CARD_PROPORTION, cornerOf, SMALL_FACE } from '../../stage/cards/card.ts';
import { CHALK, GOLD, INK, ON_SILK, SILK } from '../../stage/cards/palette.ts';
import type { Picture, Placement } from '../../stage/game-stage.ts';
import { type Brush, shape, symbol, write } from '../../stage/paint/brush.ts';
import { goldLeaf } from '../../stage/paint/gilt.ts';
import type { Faces } from '../../stage/paint/faces.ts';
import { PENNANT } from '../parts/marks.ts';
import { place } from '../parts/place.ts';
import { LAYER, panelOf, type Table } from './table.ts';

/** The height of a tab, as a part of its card's width, where text of usual size fits into it, and at most. */
const [TAB, HIGHEST_TAB] = [0.2, 0.3];
/** The height of a tab with text of usual size, in px. */
const TAB_HEIGHT = 17;
/** Between a sign and its word, as a part of the sign. */
const APART = 0.24;

export function trumpPlacement({ places }: Table, words: Say): Placement {
  const picture = trumpPicture(TRUMP_SUIT, words('magic-trick.stage.trump'));
  return place('trump', picture, places.trump, { z: LAYER.plate });
}

/** On the first card of the trick, below its index. */
export function leadsPlacement(table: Table, words: Say): Placement[] {
  const [first] = table.view.trick;
  if (!first) return [];
  const { trickWidth: width, text } = table.places;
  const { x, y } = panelOf(table, first.seat).spot;
  const bottom = y + Math.round(width * CARD_PROPORTION) / 2;
  const z = LAYER.trick + 14;
  if (width < SMALL_FACE) {
    // The foot of a small face is a band of its suit, with the symbol at its left.
    const size = Math.round(width * 0.38);
    const box = { left: x + width / 2 - size - 1, top: bottom - size - 1, width: size, height: size };
    return [place('leads', PENNON, box, { z })];
  }
  const height = Math.round(Math.max(width * TAB, Math.min(TAB_HEIGHT * text, width * HIGHEST_TAB)));
  const picture = leadsPicture(first.card.charAt(0) as Suit, words('magic-trick.stage.leads'));
  return [place('leads', picture, { left: x - width / 2, top: bottom - height, width, height }, { z })];
}

/** The suits that are out of the whole game, beside the card that is out of this hand. */
export function droppedPlacements({ view, places }: Table): Placement[] {
  return places.dropped.flatMap((box, index) => {
    const suit = view.dropped[index];
    return suit === undefined
      ? []
      : [place(`dropped:${suit}`, droppedPicture(suit), box, { z: LAYER.plate })];
  });
}

/** A round seal with the suit, at the right, and its word beside it where there is room. */
function trumpPicture(suit: Suit, word: string): Picture {
  return {
    key: `trump ${suit} ${word}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const [x, radius] = [width - height / 2, height / 2];
      for (const [style, part] of [
        [INK, 1],
        [goldLeaf(brush, x - radius, 0, height, height), 0.95],
        [INK, 0.8],
        [SILK[suit], 0.76],
      ] as const) {
        brush.beginPath();
        brush.arc(x, radius, radius * part, 0, 2 * Math.PI);
        brush.fillStyle = style;
        brush.fill();
      }
      symbol(brush, suit, x, radius * 1.02, height * 0.46, ON_SILK[suit]);
      const room = width - height * (1 + APART / 2);
      if (room <= 0) return;
      writeWhole(
        brush,
        word,
        { x: room, y: radius, width: room, align: 'right' },
        height * 0.4,
        CHALK,
        faces,
      );
    },
  };
}

/** A tab of the suit's silk along the foot of a card. */
function leadsPicture(suit: Suit, word: string): Picture {
  return {
    key: `leads ${suit} ${word}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const corner = cornerOf(width);
      brush.beginPath();
      brush.roundRect(0.5, 0.5, width - 1, height - 1, [0, 0, corner, corner]);
      brush.fillStyle = SILK[suit];
      brush.fill();
      brush.strokeStyle = INK;
      brush.lineWidth = 1;
      brush.stroke();
      brush.fillStyle = GOLD;
      brush.fillRect(0, 0, width, Math.max(1.5, height / 14));
      const ink = ON_SILK[suit];
      const [sign, y] = [height * 0.72, height * 0.53];
      const size = height * 0.72;
      brush.font = faces.label(size);
      const long = brush.measureText(word).width;
      const all = sign * (1 + APART) + long;
      // Where the word does not fit, the sign alone on a tab says enough.
      if (all > width - 4) return symbol(brush, suit, width / 2, y, sign, ink);
      const left = (width - all) / 2;
      symbol(brush, suit, left + sign / 2, y, sign, ink);
      write(
        brush,
        word,
        { x: left + sign * (1 + APART), y, width: long + 1 },
        { font: brush.font, style: ink },
      );
    },
  };
}

/** The sign of a suit that is out of the whole game, struck through. */
function droppedPicture(suit: Suit): Picture {
  return {
    key: `dropped ${suit}`,
    side: null,
    paint: (brush, width) => {
      const middle = width / 2;
      for (const [style, radius] of [
        [INK, middle],
        [`${CHALK}b0`, middle - 0.5],
        // A stage that has no size yet is drawn, too.
        [SILK[suit], Math.max(0, middle - Math.max(1.5, width / 16))],
      ] as const) {
        brush.beginPath();
        brush.arc(middle, middle, radius, 0, 2 * Math.PI);
        brush.fillStyle = style;
        brush.fill();
      }
      symbol(brush, suit, middle, middle * 1.02, width * 0.62, ON_SILK[suit]);
      const reach = middle * 0.74;
      brush.lineCap = 'round';
      for (const [style, line] of [
        [INK, 0.17],
        ['#ffe9b8', 0.08],
      ] as const) {
        brush.strokeStyle = style;
        brush.lineWidth = Math.max(1.5, line * width);
        brush.beginPath();
        brush.moveTo(middle - reach, middle + reach);
        brush.lineTo(middle + reach, middle - reach);
        brush.stroke();
      }
    },
  };
}

/** A pennant on a seal: this card leads. */
const PENNON: Picture = {
  key: 'pennon',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    brush.beginPath();
    brush.arc(middle, middle, middle, 0, 2 * Math.PI);
    brush.fillStyle = INK;
    brush.fill();
    shape(brush, PENNANT, middle, middle, width * 0.66, '#ffe08a');
  },
};

/** Writes a word that is worth reading only as a whole. */
function writeWhole(
  brush: Brush,
  word: string,
  at: { x: number; y: number; width: number; align: CanvasTextAlign },
  size: number,
  style: string,
  faces: Faces,
): void {
  const font = faces.label(size);
  brush.font = font;
  if (brush.measureText(word).width <= at.width) write(brush, word, at, { font, style });
}
