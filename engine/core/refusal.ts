// Refusals: why a move may not be made, as a code and the facts that explain it.

/** What a fact may be: enough for a sentence, nothing that needs the rules to read it. */
export type Fact = string | number | boolean | readonly string[];

/**
 * A move that may not be made: a closed code and facts that the refused seat may know. Every game has `malformed`,
 * `game-over`, `not-your-turn` and `wrong-move`, checked in this order before its own codes; a table adds `stale`.
 */
export interface Refusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/** Builds a refusal; `facts` must be known to the seat that is refused. */
export function refuse(code: string, facts: Readonly<Record<string, Fact>> = {}): Refusal {
  return { code, facts };
}
