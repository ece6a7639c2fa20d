// Light around what is larger than a card, a veil over all that waits, and the ground of what is shown large over it.
import { CHALK, GOLD, INK } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { fillRounded, inset, strokeRounded } from '../../stage/paint/brush.ts';

/** How thick the bright line is, in px. */
const LINE = 3;

/** A bright rim inside the edge of a place, with light that falls inwards: it can be pointed at now. */
export const RIM: Picture = {
  key: 'bright rim',
  side: null,
  paint: (brush, width, height) => {
    const corner = Math.min(12, height * 0.12, width * 0.12);
    const depth = Math.min(16, height / 4, width / 4);
    for (let ring = 0; ring < depth; ring += 2) {
      const strength = 0.2 * (1 - ring / depth) ** 2;
      const box = inset([0, 0, width, height], LINE + 1 + ring);
      strokeRounded(brush, box, Math.max(2, corner - ring / 2), `rgba(255, 214, 102, ${strength})`, 2.5);
    }
    strokeRounded(brush, inset([0, 0, width, height], LINE / 2 + 1), corner, INK, LINE + 2);
    strokeRounded(brush, inset([0, 0, width, height], LINE / 2 + 1), corner, '#ffd95e', LINE);
  },
};

/** What dims the table behind something that is shown large. */
export const VEIL: Picture = {
  key: 'veil',
  side: null,
  paint: (brush, width, height) => {
    brush.fillStyle = 'rgba(6, 3, 10, 0.66)';
    brush.fillRect(0, 0, width, height);
  },
};

/** The ground of what is shown large. */
export const PANEL: Picture = {
  key: 'panel',
  side: null,
  paint: (brush, width, height) => {
    const corner = Math.min(12, height * 0.05);
    fillRounded(brush, [0, 0, width, height], corner, '#140d15');
    strokeRounded(brush, inset([0, 0, width, height], 1), corner, `${GOLD}99`, 1.5);
  },
};

/** Puts away what is shown large. */
export const CLOSE: Picture = {
  key: 'close',
  side: null,
  paint: (brush, width, height) => {
    const side = Math.min(width, height) * 0.72;
    const [left, top] = [(width - side) / 2, (height - side) / 2];
    fillRounded(brush, [left, top, side, side], side / 2, '#2a1f0f');
    strokeRounded(brush, inset([left, top, side, side], 1), side / 2, GOLD, 1.75);
    const [from, to] = [0.33 * side, 0.67 * side];
    brush.beginPath();
    brush.moveTo(left + from, top + from);
    brush.lineTo(left + to, top + to);
    brush.moveTo(left + to, top + from);
    brush.lineTo(left + from, top + to);
    brush.strokeStyle = CHALK;
    brush.lineWidth = Math.max(2, side / 12);
    brush.lineCap = 'round';
    brush.stroke();
  },
};
