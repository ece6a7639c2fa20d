// What a person is told when the program cannot go on: one sentence that names the place and the remedy.

/** An expected failure. Its message is for people and is shown without a stack. */
export class Problem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Problem';
  }
}

/** The code of a system error, such as `EACCES`; empty when there is none. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
