// A picture in layers, so that it fills a frame of any shape: what lies behind is cut off at its edges, scenery is
// stretched to them, and figures stay whole: they stand on the lower edge or hang from the upper one.
import type { ComponentChildren } from 'preact';

const FIT = {
  behind: 'xMidYMid slice',
  scenery: 'none',
  figures: 'xMidYMax meet',
  hanging: 'xMidYMin meet',
} as const;

interface LayerProps {
  readonly fit: keyof typeof FIT;
  /** Width and height of what is drawn. */
  readonly size: readonly [number, number];
  readonly children: ComponentChildren;
}

export function Layer({ fit, size: [width, height], children }: LayerProps) {
  return (
    <svg class="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={FIT[fit]} aria-hidden="true">
      {children}
    </svg>
  );
}
