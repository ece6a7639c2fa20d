// Answers of a person at the terminal to guests who ask to be let in: lines of standard input.

export interface Answer {
  readonly yes: boolean;
  /** The request that is meant; null: the one that waits longest. */
  readonly request: string | null;
}

const ANSWER = /^(y|yes|n|no)(?:\s+(\S+))?$/i;

/** An answer such as `y`, `no` or `y REQUEST`; null when a line is none. */
export function answerIn(line: string): Answer | null {
  const [, word, request] = ANSWER.exec(line.trim()) ?? [];
  return word === undefined ? null : { yes: word.toLowerCase().startsWith('y'), request: request ?? null };
}
