// Cards of SAM as they lie on the table: face up, face down, one's own that lies face down, and counters in small fields.
import { cornerOf, HAIRLINE } from '../../stage/cards/card-size.ts';
import { CHALK, INK, PARCHMENT } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { fillRounded, strokeRounded, write } from '../../stage/paint/brush.ts';

const SIGN: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
export { CARD_PROPORTION } from '../../stage/cards/card-size.ts';

/** A card that lies face up. */
export function facePicture(code: string): Picture {
  return {
    key: `face ${code}`,
    side: 'face',
    paint: (brush, width, height, faces) => {
      fillRounded(brush, [0, 0, width, height], cornerOf(width), PARCHMENT);
      strokeRounded(brush, [0.5, 0.5, width - 1, height - 1], cornerOf(width), HAIRLINE, 1);
      const style = /[dh]$/.test(code) ? '#8f0707' : INK;
      const at = { x: width / 2, y: height * 0.4, width, align: 'center' } as const;
      write(brush, code[0] === 'T' ? '10' : (code[0] ?? ''), at, {
        font: faces.rank(Math.min(width, height) * 0.5),
        style,
      });
      write(
        brush,
        SIGN[code[1] ?? ''] ?? '',
        { ...at, y: height * 0.75 },
        {
          font: faces.text(Math.min(width, height) * 0.4),
          style,
        },
      );
    },
  };
}

export const tilePicture = facePicture;

/** A card that lies face down, as its owner sees it. */
export function peekPicture(code: string): Picture {
  const face = facePicture(code);
  return {
    key: `peek ${code}`,
    side: 'face',
    paint: (brush, width, height, faces) => {
      BACK.paint(brush, width, height, faces);
      brush.save();
      brush.scale(0.62, 0.62);
      face.paint(brush, width, height, faces);
      brush.restore();
    },
  };
}

const BACK: Picture = {
  key: 'back sam',
  side: 'back',
  paint: (brush, width, height) => {
    fillRounded(brush, [0, 0, width, height], cornerOf(width), '#7b1d1d');
    strokeRounded(brush, [2, 2, width - 4, height - 4], cornerOf(width), CHALK, 2);
  },
};

export function backPicture(): Picture {
  return BACK;
}

/** Whether a picture is an own card that lies face down. */
export function isPeek({ key }: Picture): boolean {
  return key.startsWith('peek ');
}
