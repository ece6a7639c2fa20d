// A card or a suit of Magic Trick inside a line of text.
import { cardWords, suitWord } from '../../../engine/games/magic-trick/describe.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Silk } from '../../stage/cards/palette.ts';
import { CardChip, SuitSign } from '../../theme/suits.tsx';

/** `G5` as a little card, `G` as the sign and the word. */
export function Code({ say, code }: { say: Say; code: string }) {
  if (code.length > 1) return <CardChip code={code} words={cardWords(say, code)} />;
  return (
    <span class="suit-word">
      <SuitSign suit={code as Silk} />
      {suitWord(say, code)}
    </span>
  );
}
