// What scenes of "How it goes" have beside cards: a word under one, and an arrow to what comes of it.
import { GOLD } from '../stage/cards/palette.ts';

interface WordsProps {
  /** The middle of the line. */
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  readonly children: string;
}

/** A line of words around a point. */
export function Words({ x, y, children }: WordsProps) {
  return (
    <text class="how-words" x={x} y={y}>
      {children}
    </text>
  );
}

/** From left to right. */
export function Arrow({ x, y }: { readonly x: number; readonly y: number }) {
  return <path d={`M${x} ${y - 4}h22v-9l18 13l-18 13v-9h-22z`} fill={GOLD} />;
}
