// One of the seven phases on the ribbon: its sign and its word; the present one of polished brass, what is over ticked off.
import type { Phase, PhaseView } from '../../../../engine/games/magicians/types.ts';
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import {
  type Brush,
  fillRounded,
  fitting,
  inset,
  shape,
  strokeRounded,
  write,
} from '../../../stage/paint/brush.ts';
import { polished } from '../../../stage/paint/gilt.ts';
import { PHASE_SIGN } from '../paint/phase-signs.ts';

export interface PhaseSign extends PhaseView {
  /** Empty where there is room for the sign only. */
  readonly word: string;
  /** How much larger text is than usual. */
  readonly text: number;
}

/** The phase whose sign stands for what closed another one. */
const CLOSER: Readonly<Record<NonNullable<PhaseView['by']>, Phase>> = {
  support: 'management',
  sabotage: 'dirtyTrick',
  trick: 'newTrick',
};
const DARK = { ahead: CHALK, done: '#a89c88', closed: '#b6a58e' } as const;
const CROSS = '#e2705c';
/** How much room a tick takes beside a word, in px at usual text size. */
const TICK = 16;

export function phasePicture(sign: PhaseSign): Picture {
  return {
    key: `phase ${JSON.stringify(sign)}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const { phase, is, by, word, text } = sign;
      const corner = Math.min(6, height * 0.2);
      const isNow = is === 'now';
      fillRounded(
        brush,
        inset([0, 0, width, height], 0.75),
        corner,
        isNow ? polished(brush, 0, 0, width, height) : 'rgba(14, 8, 12, 0.72)',
      );
      const edge = isNow ? '#fffbe8' : is === 'ahead' ? `${GOLD}99` : `${GOLD}44`;
      strokeRounded(brush, inset([0, 0, width, height], 0.75), corner, edge, isNow ? 2 : 1);
      const ink = isNow ? INK : DARK[is];
      const size = Math.min(height * 0.58, width * 0.6, 18 * text);
      const mark = is === 'done' ? TICK * text : 0;
      const room = width - size - 18 * text - (word === '' ? 0 : mark);
      const sizes = { wished: 15 * text, least: 12 };
      const font = fitting(brush, word, room, faces.label, sizes);
      brush.font = font;
      const long = word === '' ? 0 : Math.min(room, brush.measureText(word).width);
      const gap = word === '' ? 0 : 6 * text;
      const left = (width - size - gap - long - (word === '' ? 0 : mark)) / 2;
      const y = height / 2;
      shape(brush, PHASE_SIGN[phase], left + size / 2, y, size, ink);
      if (word !== '')
        write(brush, word, { x: left + size + gap, y, width: long + 0.5 }, { font, style: ink });
      if (is === 'done') {
        const at = word === '' ? width - mark * 0.7 : left + size + gap + long + mark * 0.62;
        tick(brush, at, word === '' ? height - mark * 0.7 : y, mark * 0.62);
      }
      if (is === 'closed' && by) {
        if (word === '') cross(brush, width, height);
        strokeRounded(brush, inset([0, 0, width, height], 0.75), corner, CROSS, 1.25);
        closed(brush, CLOSER[by], width, height, text);
      }
    },
  };
}

/** What is over. */
function tick(brush: Brush, x: number, y: number, size: number): void {
  brush.beginPath();
  brush.moveTo(x - size / 2, y);
  brush.lineTo(x - size / 8, y + size * 0.36);
  brush.lineTo(x + size / 2, y - size * 0.42);
  brush.strokeStyle = GOLD;
  brush.lineWidth = Math.max(1.75, size / 5);
  brush.stroke();
}

/** A line through the sign of a phase that is passed over. */
function cross(brush: Brush, width: number, height: number): void {
  brush.strokeStyle = CROSS;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.moveTo(5, height - 5);
  brush.lineTo(width - 5, 5);
  brush.stroke();
}

/** In the corner of a phase the sign of what closed it. */
function closed(brush: Brush, closer: Phase, width: number, height: number, text: number): void {
  const size = Math.min(height * 0.5, 15 * text);
  const [x, y] = [width - size * 0.75, height - size * 0.75];
  brush.beginPath();
  brush.arc(x, y, size * 0.68, 0, 2 * Math.PI);
  brush.fillStyle = INK;
  brush.fill();
  brush.strokeStyle = CROSS;
  brush.lineWidth = 1.25;
  brush.stroke();
  shape(brush, PHASE_SIGN[closer], x, y, size * 0.8, CHALK);
}
