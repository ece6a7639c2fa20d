// A card or a suit of SAM inside a line of text.
import { CODES, parseCard, suitOf } from '../../../engine/games/sam/cards.ts';
import { cardWords, suitWords } from '../../../engine/games/sam/describe.ts';
import { type Suit, SUITS } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { RankSign, SuitSign } from './svg-cards.tsx';

/** What `Code` can draw: cards such as `Kh`, suits such as `h`. */
export const DRAWN_CODES: readonly string[] = [...CODES, ...SUITS];

/** `Kh` as a chip with its sign, `h` as a sign and the word. */
export function Code({ say, code }: { readonly say: Say; readonly code: string }) {
  if (code.length === 1)
    return (
      <span class="suit-word">
        <SuitSign suit={code as Suit} />
        {suitWords(say, code as Suit)}
      </span>
    );
  return (
    <span class="card-chip" role="img" aria-label={cardWords(say, code)}>
      <span class="card-chip-rank" aria-hidden="true">
        <RankSign code={code} />
      </span>
      <SuitSign suit={suitOf(parseCard(code))} />
    </span>
  );
}
