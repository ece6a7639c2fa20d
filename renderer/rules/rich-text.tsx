// A message with cards and suits in it: their codes are its arguments, and each is drawn where it stands.
import { useMemo } from 'preact/hooks';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Facts, Say } from '../../engine/language/say.ts';
import type { GameRules } from './contract.ts';

/** Stands around a code in a said message; no text of a catalogue holds it. */
const MARK = '\u2063';

/** A piece of a said message. */
export type Piece = { readonly text: string } | { readonly code: string };

/** A code as it stands in a message that is yet to be taken apart by `piecesOf`. */
export function markedCode(code: string): string {
  return MARK + code + MARK;
}

/** The arguments that stand for codes. */
export function factsOfCodes(codes: readonly string[]): Facts {
  return Object.fromEntries(codes.map((code) => [code, markedCode(code)]));
}

/** A message said with `factsOfCodes` as texts and codes, in order. */
export function piecesOf(said: string): Piece[] {
  const pieces = said
    .split(MARK)
    .map((piece, index): Piece => (index % 2 === 0 ? { text: piece } : { code: piece }));
  return pieces.filter((piece) => !('text' in piece) || piece.text !== '');
}

interface RichTextProps {
  readonly say: Say;
  readonly rules: Pick<GameRules<string>, 'codes' | 'Code'>;
  readonly text: MessageKey;
}

export function RichText({ say, rules, text }: RichTextProps) {
  const facts = useMemo(() => factsOfCodes(rules.codes), [rules.codes]);
  return (
    <>
      {piecesOf(say(text, facts)).map((piece, index) =>
        'text' in piece ? piece.text : <rules.Code key={index} say={say} code={piece.code} />,
      )}
    </>
  );
}
