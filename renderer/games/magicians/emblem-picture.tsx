// The picture of a card in a small square for pages, without the frame: a name beside it says the rest.
import { EmblemShapes, Sky } from './svg-emblem.tsx';

/** Of the card of either deck with this code. */
export function EmblemPicture({ code }: { readonly code: string }) {
  return (
    <svg class="emblem-picture" viewBox="0 0 100 100" aria-hidden="true">
      <Sky code={code} />
      <EmblemShapes code={code} />
    </svg>
  );
}
