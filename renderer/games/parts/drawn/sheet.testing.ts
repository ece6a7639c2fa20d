// Test code: pictures side by side on a page, to be looked at.
import '../../../theme/fonts.css';
import type { Picture } from '../../../stage/game-stage.ts';
import { facesFor, NEEDED_FACES } from '../../../stage/paint/faces.ts';

/** What the address asks for: `?width=104&kind=mini&filter=grayscale(1)`. */
export const asked = new URLSearchParams(window.location.search);

export interface Shown {
  readonly picture: Picture;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** Draws pictures on a ground of this colour, with the faces and the filter that are asked for. */
export async function drawSheet(all: readonly Shown[], ground: string): Promise<void> {
  await Promise.all(NEEDED_FACES.map((face) => document.fonts.load(face)));
  document.body.style.background = ground;
  document.body.style.filter = asked.get('filter') ?? '';
  for (const shown of all) document.body.append(canvasOf(shown));
  document.body.dataset['drawn'] = 'all';
}

function canvasOf({ picture, width, height }: Shown): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const [wide, high] = [Math.round(width), Math.round(height)];
  [canvas.width, canvas.height] = [wide * window.devicePixelRatio, high * window.devicePixelRatio];
  [canvas.style.width, canvas.style.height] = [`${wide}px`, `${high}px`];
  const brush = canvas.getContext('2d')!;
  brush.scale(window.devicePixelRatio, window.devicePixelRatio);
  picture.paint(brush, wide, high, facesFor(asked.get('reading') === 'plain' ? 'plain' : 'house'));
  return canvas;
}
