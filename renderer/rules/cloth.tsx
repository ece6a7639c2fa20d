// The ground of a scene of "How it goes": a table's cloth, lit from the near edge.
import type { ComponentChildren } from 'preact';
import { GOLD } from '../stage/cards/palette.ts';

interface ClothProps {
  /** Its colour in the light, and away from it. */
  readonly lit: string;
  readonly dark: string;
  /** Drawn on 480 by 270. */
  readonly children: ComponentChildren;
}

export function Cloth({ lit, dark, children }: ClothProps) {
  return (
    <svg class="how-picture" viewBox="0 0 480 270" aria-hidden="true">
      <defs>
        <radialGradient id="how-light" cx="0.5" cy="0.95" r="0.9">
          <stop offset="0" stop-color={lit} />
          <stop offset="1" stop-color={dark} />
        </radialGradient>
      </defs>
      <rect width="480" height="270" fill="url(#how-light)" />
      <rect x="6" y="6" width="468" height="258" fill="none" stroke={GOLD} stroke-opacity="0.5" />
      {children}
    </svg>
  );
}
