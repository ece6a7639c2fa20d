// The rule of Prestige Points as pictures: a groove with marks on the way to the goal, its filling, and the numbers beside it.
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { fillRounded, fitting, inset, shape, strokeRounded, write } from '../../../stage/paint/brush.ts';
import { DISTURBED } from '../paint/phase-signs.ts';

/** No figure is smaller, in px. */
const LEAST = 12;
/** So many parts the way to the goal is divided into by marks. */
const PARTS = 10;
const [GROOVE, HATCHED, WARNING] = ['#120c06', 'rgba(233, 191, 98, 0.42)', '#ff9a86'];

/**
 * The groove.
 * @param from how much of it is filled, from 0 to 1
 * @param to how much would be filled after the next Prestige Phase
 */
export function gaugePicture(from: number, to: number): Picture {
  return {
    key: `gauge ${from.toFixed(3)} ${to.toFixed(3)}`,
    side: null,
    paint: (brush, width, height) => {
      fillRounded(brush, [0, 0, width, height], height / 2, GROOVE);
      const inner = width - 2;
      if (to > from) {
        brush.fillStyle = HATCHED;
        brush.fillRect(1 + inner * from, 1, inner * (to - from), height - 2);
      }
      brush.fillStyle = 'rgba(255, 250, 240, 0.28)';
      for (let mark = 1; mark < PARTS; mark += 1)
        brush.fillRect(1 + (inner * mark) / PARTS - 0.5, height * 0.3, 1, height * 0.4);
      strokeRounded(brush, inset([0, 0, width, height], 0.6), height / 2, GOLD, 1.2);
    },
  };
}

/** What fills the groove: it is as long as the way that is done. */
export const FILL: Picture = {
  key: 'gauge fill',
  side: null,
  paint: (brush, width, height) => {
    const glow = brush.createLinearGradient(0, 0, 0, height);
    glow.addColorStop(0, '#fff3c4');
    glow.addColorStop(0.5, '#f2b93c');
    glow.addColorStop(1, '#b9791a');
    fillRounded(brush, [0, 0, width, height], height / 2, glow);
  },
};

/**
 * How many points there are.
 * @param isThought they would be so many after what is being composed
 */
export function pointsPicture(value: string, isThought = false): Picture {
  return {
    key: `points ${value} ${isThought}`,
    side: null,
    paint: (brush, width, height, faces) => {
      fillRounded(brush, [0, 0, width, height], height * 0.28, isThought ? '#5b1b12' : INK);
      strokeRounded(brush, inset([0, 0, width, height], 0.75), height * 0.28, GOLD, 1.25);
      const sizes = { wished: Math.max(LEAST, height * 0.84), least: LEAST };
      const font = fitting(brush, value, width - 5, faces.label, sizes);
      write(brush, value, { x: width / 2, y: height / 2, width, align: 'center' }, { font, style: CHALK });
    },
  };
}

/**
 * What the next Prestige Phase brings.
 * @param isThought it would bring so much after what is being composed
 */
export function incomePicture(value: string, isThought = false): Picture {
  return {
    key: `income ${value} ${isThought}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const sizes = { wished: Math.max(LEAST, height * 0.8), least: LEAST };
      const font = fitting(brush, value, width, faces.label, sizes);
      const style = isThought ? '#fff3c4' : GOLD;
      const look = { font, style };
      const wide = write(brush, value, { x: width / 2, y: height / 2, width, align: 'center' }, look);
      if (!isThought) return;
      brush.strokeStyle = style;
      brush.lineWidth = Math.max(1.75, height / 9);
      brush.setLineDash([3, 2]);
      brush.beginPath();
      brush.moveTo((width - wide) / 2 - 2, height * 0.93);
      brush.lineTo((width + wide) / 2 + 2, height * 0.93);
      brush.stroke();
      brush.setLineDash([]);
    },
  };
}

/** @param nothing what a disturbed player earns next, beside the sign of what disturbs */
export function disturbedPicture(nothing: string): Picture {
  return {
    key: `disturbed ${nothing}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const sizes = { wished: Math.max(LEAST, height * 0.8), least: LEAST };
      const sign = Math.min(height * 0.9, width * 0.55);
      const font = fitting(brush, nothing, width - sign, faces.label, sizes);
      brush.font = font;
      const long = brush.measureText(nothing).width;
      const left = (width - sign - 2 - long) / 2;
      shape(brush, DISTURBED, left + sign / 2, height / 2, sign, WARNING);
      const at = { x: left + sign + 2, y: height / 2, width: width - left - sign };
      write(brush, nothing, at, { font, style: WARNING });
    },
  };
}
