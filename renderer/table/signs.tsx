// Sentences in which words that have a sign, such as suits, are drawn with it.
import type { Say } from '../../engine/language/say.ts';
import type { GameScreen } from '../games/screen.ts';
import type { View } from '../../engine/core/view.ts';
import { markedCode, piecesOf } from '../rules/rich-text.tsx';

/** Says the same, with a code instead of each word that has a sign, for `Signed` to draw. Not to be shown as it is. */
export function saySigned(say: Say, codeNamedBy: GameScreen<View>['codeNamedBy']): Say {
  return (key, facts) => {
    const code = codeNamedBy(key);
    return code === null ? say(key, facts) : markedCode(code);
  };
}

interface SignedProps {
  readonly say: Say;
  readonly Code: GameScreen<View>['rules']['Code'];
  /** Said by `saySigned`. */
  readonly words: string;
}

/** The sentence with its signs, which are for the eye alone: read aloud it is the plain sentence. */
export function Signed({ say, Code, words }: SignedProps) {
  return (
    <>
      {piecesOf(words).map((piece, index) =>
        'text' in piece ? piece.text : <Code key={index} say={say} code={piece.code} />,
      )}
    </>
  );
}
