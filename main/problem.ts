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

const MOST_LOG_CHARACTERS = 300;

/**
 * What a log may hold of an error: one bounded line without anything of a game. A message that was written for people,
 * or by the system or SQLite, is kept; any other may quote cards that nobody may see, so its kind and place must do.
 */
export function logged(error: unknown): string {
  const line = isPlain(error) ? error.message : nameAndPlace(error);
  const flat = line.replaceAll(/\s+/g, ' ').trim();
  return flat.length > MOST_LOG_CHARACTERS ? `${flat.slice(0, MOST_LOG_CHARACTERS)} ...` : flat;
}

function isPlain(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { errcode, syscall } = error as { errcode?: unknown; syscall?: unknown };
  return error instanceof Problem || typeof errcode === 'number' || typeof syscall === 'string';
}

function nameAndPlace(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const frame = /^ +at .*?([\w.-]+\.[cm]?[jt]s:\d+):\d+\)?$/m.exec(error.stack ?? '');
  return `${error.name}${frame ? ` at ${frame[1]}` : ''}`;
}
