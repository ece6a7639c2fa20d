// Printed pictures and ornaments as vector pictures for pages.
import { INK_OF } from './inks.ts';
import type { Part } from './parts.ts';
import { type Shape, widthOf } from './shape.ts';

/** Shapes, back to front. */
export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return (
    <>
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
    </>
  );
}

/** Parts, back to front. */
export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <>
      {parts.map(({ d, fill = 'none', line, width, evenOdd }, index) => (
        <path
          key={index}
          d={d}
          fill={fill}
          fill-rule={evenOdd ? 'evenodd' : 'nonzero'}
          stroke={line}
          stroke-width={line && width}
        />
      ))}
    </>
  );
}
