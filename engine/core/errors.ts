// Errors of the engine: bad set-ups are told to people, impossible states are bugs.

/** A table that cannot be set up as asked; `place` names where (`decks[2]`, `options.goal`), `message` says how to mend it. */
export class SetupError extends Error {
  readonly place: string;
  constructor(place: string, message: string) {
    super(`${place}: ${message}`);
    this.name = 'SetupError';
    this.place = place;
  }
}

/** Marks what cannot happen; a call is a bug of ours, never a player's fault. */
export function impossible(what: string): never {
  throw new Error(`Impossible state: ${what}`);
}

/** A path into a value as people write it: `['setup', 'drop', 0]` is `setup.drop[0]`. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step, depth) => (typeof step === 'number' ? `[${step}]` : `${depth > 0 ? '.' : ''}${String(step)}`))
    .join('');
}
