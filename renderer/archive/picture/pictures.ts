// The small pictures of tables: asked of the host one after another, painted once, and kept while they may be wanted again.
import type { SmallTable } from './paint.ts';

/** One picture. */
export interface Wanted {
  readonly table: string;
  /** Changes whenever the table may look different. */
  readonly stamp: string;
  /** How wide it is, in px of the screen. */
  readonly width: number;
}

export interface Pictures {
  /** A canvas with the picture, not to be changed; null where there is none. Whoever `stops` it does not need it any more. */
  of(wanted: Wanted, stopped: AbortSignal): Promise<HTMLCanvasElement | null>;
}

export interface PicturesParts {
  /** Asks the host; rejects when it cannot say. */
  readonly ask: (table: string) => Promise<SmallTable>;
  /** Paints at this width; rejects when that cannot be done. */
  readonly paint: (table: SmallTable, width: number) => Promise<HTMLCanvasElement>;
  /** Waits until the page has nothing more urgent to do. */
  readonly idle: () => Promise<unknown>;
}

/** So many are kept, the last that were wanted. */
const KEPT = 48;

export function createPictures({ ask, paint, idle }: PicturesParts): Pictures {
  /** The last wanted at its end. */
  const kept = new Map<string, HTMLCanvasElement>();
  let line: Promise<unknown> = Promise.resolve();

  const keep = (key: string, canvas: HTMLCanvasElement): void => {
    kept.delete(key);
    kept.set(key, canvas);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  };

  const make = async (
    wanted: Wanted,
    key: string,
    stopped: AbortSignal,
  ): Promise<HTMLCanvasElement | null> => {
    const known = kept.get(key);
    if (known || stopped.aborted) return known ?? null;
    try {
      const table = await ask(wanted.table);
      await idle();
      if (stopped.aborted) return null;
      const canvas = await paint(table, wanted.width);
      keep(key, canvas);
      return canvas;
    } catch {
      // A picture beside words that say it: where there is none, nothing is missing.
      return null;
    }
  };

  return {
    of(wanted, stopped) {
      const key = `${wanted.table} ${wanted.stamp} ${wanted.width}`;
      const known = kept.get(key);
      if (known) {
        keep(key, known);
        return Promise.resolve(known);
      }
      const made = line.then(() => make(wanted, key, stopped));
      line = made;
      return made;
    },
  };
}
