// The picture of a card for pages, on 100 by 100: its sky with rays of light, and its shapes within their unprinted line.
import { useId } from 'preact/hooks';
import { emblemOf } from './art/index.ts';
import { SKY_OF } from './art/inks.ts';
import { KEY_LINE, RAYS_PATH } from './paint/emblem.ts';
import { widthOf } from '../parts/drawn/shape.ts';
import { Shapes } from '../parts/drawn/svg.tsx';

interface OfCard {
  /** Of a card of either deck. */
  readonly code: string;
}

/** Its sky, over a square with some room around it; whoever shows it cuts it off. */
export function Sky({ code }: OfCard) {
  // Of its own, because a picture may not take its light from one that is not shown.
  const id = useId();
  const { sky, rays } = emblemOf(code);
  const { light, dark, ray } = SKY_OF[sky];
  return (
    <>
      <defs>
        <radialGradient id={id} cx="50" cy="50" r="75" gradientUnits="userSpaceOnUse">
          <stop offset="0.25" stop-color={light} />
          <stop offset="1" stop-color={dark} />
        </radialGradient>
      </defs>
      <rect x="-60" y="-60" width="220" height="220" fill={`url(#${id})`} />
      {rays && <path d={RAYS_PATH} fill={ray} fill-opacity="0.5" />}
    </>
  );
}

/** Its shapes, back to front. */
export function EmblemShapes({ code }: OfCard) {
  const { sky, shapes } = emblemOf(code);
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <g fill="none" stroke={SKY_OF[sky].key}>
        {shapes.map((shape, index) => (
          <path key={index} d={shape.d} stroke-width={widthOf(shape) + 2 * KEY_LINE} />
        ))}
      </g>
      <Shapes shapes={shapes} />
    </g>
  );
}
