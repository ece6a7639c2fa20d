// A card, a colour or an effect of Trick-Taking inside a line of text.
import { CODES, effectLetter, rankIn } from '../../../engine/games/trick-taking/cards.ts';
import { cardWords, colourWords, effectWords } from '../../../engine/games/trick-taking/describe.ts';
import { COLOURS, EFFECTS, type Colour, type Effect } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { SuitPatch, SuitSign } from '../../theme/suits.tsx';
import { silkOf, SILK_OF } from './paint/colours.ts';
import { EffectSign } from './svg-cards.tsx';

/** What `Code` can draw: cards such as `M3`, effects such as `M`, colours such as `blue`. */
export const DRAWN_CODES: readonly string[] = [...CODES, ...EFFECTS, ...COLOURS];

/** `M3` as a chip with its colour, `M` and `blue` as a sign and the word. */
export function Code({ say, code }: { readonly say: Say; readonly code: string }) {
  if (code.length === 1)
    return (
      <span class="suit-word">
        <Sign effect={code as Effect} />
        {effectWords(say, code as Effect)}
      </span>
    );
  if (code.length > 2)
    return (
      <span class="suit-word">
        <SuitSign suit={SILK_OF[code as Colour]} />
        {colourWords(say, code as Colour)}
      </span>
    );
  const effect = effectLetter(code);
  return (
    <span class="card-chip">
      <span class="card-chip-effect" aria-hidden="true">
        <Sign effect={effect} />
        <span class="card-chip-word">{effectWords(say, effect)}</span>
        <span class="card-chip-rank">{rankIn(code)}</span>
      </span>
      <SuitPatch suit={silkOf(code)} words={cardWords(say, code)} />
    </span>
  );
}

/** The sign of an effect as high as the line it stands in. */
export function Sign({ effect }: { readonly effect: Effect }) {
  return (
    <svg class="effect-sign" viewBox="0 0 100 100" aria-hidden="true">
      <EffectSign effect={effect} x={50} y={50} size={100} fill="currentColor" />
    </svg>
  );
}
