// The cards of SAM as pictures of any size; a picture chooses its form by the size it is painted at.
import { CARD_PROPORTION } from '../../../stage/cards/card-size.ts';
import { paintPaper } from '../../../stage/cards/paper.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import type { Brush } from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { counterFace, plainFace, tagOf, wholeFace } from '../art/faces.ts';
import type { Layer } from '../art/layers.ts';
import { type Printed, printedOf } from '../art/printed.ts';
import { paintBack } from './back.ts';
import { paintLayers } from './layers.ts';

export { CARD_PROPORTION, cornerOf } from '../../../stage/cards/card-size.ts';

/** Narrower than these, in px, a face has no room for two indices and pips, and for pips at all. */
const [PLAIN, TINY] = [100, 46];
/** A card lower than this, in widths, is a counter. */
const COUNTER = CARD_PROPORTION - 0.12;

/**
 * The face of a card: on a small one rank and suit alone are large, and one that is too low for a card is a counter with both.
 * @param code such as `Td`
 */
export function facePicture(code: string): Picture {
  const printed = printedOf(code);
  return {
    key: `face sam ${code}`,
    side: 'face',
    paint: (brush, width, height, faces) => {
      paintPaper(brush, width, height);
      paintFace(brush, faceAt(printed, width, height), width, faces);
    },
  };
}

/**
 * An own card that lies face down, as only its owner sees it: its back, and what it is on a plate laid upon it.
 * @param code such as `Td`
 */
export function peekPicture(code: string): Picture {
  const printed = printedOf(code);
  return {
    key: `peek ${code}`,
    side: 'face',
    paint: (brush, width, height, faces) => {
      paintBack(brush, width, height);
      paintFace(brush, tagOf(printed, (100 * height) / width), width, faces);
    },
  };
}

/** Whether a picture is that of an own card that lies face down. */
export function isPeek({ key }: Picture): boolean {
  return key.startsWith('peek ');
}

/** The form of a face on a card of this size, in px. */
export function faceAt(printed: Printed, width: number, height: number): readonly Layer[] {
  if (height < COUNTER * width) return counterFace(printed, (100 * height) / width);
  return width < PLAIN ? plainFace(printed, width < TINY) : wholeFace(printed);
}

function paintFace(brush: Brush, layers: readonly Layer[], width: number, faces: Faces): void {
  brush.save();
  brush.scale(width / 100, width / 100);
  paintLayers(brush, layers, faces);
  brush.restore();
}

const BACK: Picture = { key: 'back sam', side: 'back', paint: paintBack };

/** The back, the same for all cards, also of those that others have seen. */
export function backPicture(): Picture {
  return BACK;
}
