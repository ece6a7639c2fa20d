// Suits and cards inside text: the same colours and symbols as on the stage.
import { INK, ON_SILK, SILK, type Silk } from '../stage/cards/palette.ts';
import { SYMBOL } from '../stage/cards/symbols.ts';

/** A patch of a suit's colour with its symbol; `words` for who cannot see it. */
export function SuitPatch({ suit, words }: { suit: Silk; words: string }) {
  return (
    <svg class="suit-patch" viewBox="0 0 140 140" role="img" aria-label={words}>
      <title>{words}</title>
      <circle cx="70" cy="70" r="66" fill={SILK[suit]} stroke={INK} stroke-width="8" />
      <path
        d={SYMBOL[suit]}
        transform="translate(27 27) scale(0.86)"
        fill={ON_SILK[suit]}
        fill-rule="evenodd"
      />
    </svg>
  );
}

/** The same patch beside the suit's word. */
export function SuitSign({ suit }: { suit: Silk }) {
  return (
    <svg class="suit-patch" viewBox="0 0 140 140" aria-hidden="true">
      <circle cx="70" cy="70" r="66" fill={SILK[suit]} stroke={INK} stroke-width="8" />
      <path
        d={SYMBOL[suit]}
        transform="translate(27 27) scale(0.86)"
        fill={ON_SILK[suit]}
        fill-rule="evenodd"
      />
    </svg>
  );
}

/** A card by its code, such as `G5`: its rank and its suit. */
export function CardChip({ code, words }: { code: string; words: string }) {
  return (
    <span class="card-chip">
      <span class="card-chip-rank" aria-hidden="true">
        {code.slice(1)}
      </span>
      <SuitPatch suit={code.charAt(0) as Silk} words={words} />
    </span>
  );
}
