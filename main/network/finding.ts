// Finds the table that a key opens: a code, a ticket or a pass.
import type { Keys } from '../../engine/protocol/from-guest.ts';
import { hashOf } from '../listener/secrets.ts';
import { troubled, type Trouble } from '../table/trouble.ts';
import { sameCode } from './codes.ts';
import type { Guesses } from './guesses.ts';
import type { Hosting } from './hosting.ts';

/** The tables that may be looked through. */
export interface Doors {
  /** Those that anybody has asked for since the program was started; whatever is open is one of them. */
  all(): readonly Hosting[];
  /** A table of which anything is known; it, or the one to which its guests have gone on. */
  known(table: string): Hosting | undefined;
}

/** @param from the address of who says it */
export function findByKeys(doors: Doors, guesses: Guesses, keys: Keys, from: string): Hosting | Trouble {
  switch (keys.by) {
    case 'pass': {
      const hosting = doors.known(keys.table);
      if (!hosting?.roster.withSecret(keys.secret)) return troubled('pass-gone');
      return hosting.settings.on ? hosting : troubled('not-hosted');
    }
    case 'ticket': {
      const digest = hashOf(keys.ticket);
      const hosting = doors.all().find(({ settings, tickets }) => settings.on && tickets.has(digest));
      return hosting ?? troubled('pass-gone');
    }
    case 'code': {
      const seconds = guesses.mayTry(from);
      if (seconds > 0) return troubled('too-many-codes', { seconds });
      // Every one that is open is looked at, so that the time tells nothing of which it was.
      const [fitting] = doors
        .all()
        .filter(({ settings }) => settings.on && sameCode(keys.code, settings.code));
      if (!fitting) guesses.wrong(from);
      return fitting ?? troubled('wrong-code');
    }
  }
}
