// A table in small, beside the words that say what it is: painted once it is in sight.
import { useEffect, useRef } from 'preact/hooks';
import type { Pictures } from './pictures.ts';
import { PROPORTION } from './proportion.ts';

interface SmallPictureProps {
  readonly pictures: Pictures;
  /** Null where there is nothing to be seen yet. */
  readonly table: string | null;
  readonly game: string;
  /** Changes whenever the table may look different. */
  readonly stamp: string;
}

/** How far below the window a picture is made, so that it is there when it comes in sight. */
const AHEAD = '200px';

export function SmallPicture({ pictures, table, game, stamp }: SmallPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || table === null) return undefined;
    const stop = new AbortController();
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        const width = Math.round(element.clientWidth * window.devicePixelRatio);
        if (width > 0) void pictures.of({ table, stamp, width }, stop.signal).then(show);
      },
      { rootMargin: AHEAD },
    );
    const show = (painted: HTMLCanvasElement | null): void => {
      const shown = canvas.current;
      if (!painted || !shown || stop.signal.aborted) return;
      [shown.width, shown.height] = [painted.width, painted.height];
      shown.getContext('2d')?.drawImage(painted, 0, 0);
      element.dataset['painted'] = '';
    };
    watch.observe(element);
    return () => {
      watch.disconnect();
      stop.abort();
    };
  }, [pictures, table, stamp]);
  return (
    <span
      ref={place}
      class="small-picture"
      data-game={game}
      aria-hidden="true"
      style={{ aspectRatio: String(PROPORTION) }}
    >
      <canvas ref={canvas} width={0} height={0} />
    </span>
  );
}
