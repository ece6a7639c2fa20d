// The picture of a card as a vector picture for pages: its sky, its rays and its shapes, without the frame.
import { useId } from 'preact/hooks';
import { emblemOf } from './art/index.ts';
import { INK_OF, SKY_OF } from './art/inks.ts';
import { KEY_LINE, RAYS_PATH, widthOf } from './paint/emblem.ts';

/** The picture of the card of either deck with this code, in a square; a name says the rest. */
export function EmblemPicture({ code }: { readonly code: string }) {
  // Of its own, because a picture may not take its light from one that is not shown.
  const id = useId();
  const { sky, rays, shapes } = emblemOf(code);
  const { light, dark, ray, key } = SKY_OF[sky];
  return (
    <svg class="emblem-picture" viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <radialGradient id={id} r="0.7">
          <stop offset="0.25" stop-color={light} />
          <stop offset="1" stop-color={dark} />
        </radialGradient>
      </defs>
      <rect width="100" height="100" fill={`url(#${id})`} />
      {rays && <path d={RAYS_PATH} fill={ray} opacity="0.5" />}
      <g stroke-linejoin="round" stroke-linecap="round">
        <g fill="none" stroke={key}>
          {shapes.map((shape, index) => (
            <path key={index} d={shape.d} stroke-width={widthOf(shape) + 2 * KEY_LINE} />
          ))}
        </g>
        {shapes.map((shape, index) => (
          <path
            key={index}
            d={shape.d}
            fill={shape.fill ? INK_OF[shape.fill] : 'none'}
            fill-rule={shape.evenOdd ? 'evenodd' : 'nonzero'}
            stroke={shape.line && INK_OF[shape.line]}
            stroke-width={shape.line && widthOf(shape)}
          />
        ))}
      </g>
    </svg>
  );
}
