// Tells a person at the terminal what becomes of the tables, in words.
import type { Result } from '../../../engine/core/view.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Company, Hosting } from '../../../engine/protocol/network.ts';
import type { Games } from '../../../engine/scenario/scenario.ts';
import { companyLines, hostingLines } from './news.ts';
import { posterLines, type PosterStyle } from './poster.ts';
import type { Window } from './window.ts';

export interface TerminalParts extends PosterStyle {
  readonly games: Games;
  readonly say: Say;
  /** Somebody at the terminal is asked about each guest. */
  readonly asks: boolean;
  /** Whether there are several tables, so that each line says which it is about. */
  readonly areSeveral: () => boolean;
  readonly print: (line: string) => void;
}

export interface Terminal {
  /** A window was told something: says what of it is new. */
  told(window: Window): void;
}

interface Known {
  readonly company: Company;
  readonly hosting: Hosting;
  readonly result: Result | null;
}

/** Tells of tables from their first words on. */
export function createTerminal(parts: TerminalParts): Terminal {
  const { games, say, asks, areSeveral, print } = parts;
  const known = new Map<string, Known>();
  return {
    told({ company, hosting, result }) {
      if (!company || !hosting) return;
      const before = known.get(company.table);
      // A table that has been taken off the network has no way in any more that could be told.
      if (!before && !hosting.network) return;
      known.set(company.table, { company, hosting, result });
      const code = hosting.network?.code ?? before?.hosting.network?.code ?? company.table;
      const tell = (line: string): void => print(areSeveral() ? `[${code}] ${line}` : line);
      if (!before || wayIn(before.hosting) !== wayIn(hosting)) {
        for (const line of posterLines(company, hosting, parts)) print(line);
      }
      for (const line of companyLines(before?.company ?? null, company, say)) tell(line);
      for (const line of hostingLines(before?.hosting ?? null, hosting, asks, say)) tell(line);
      if (result && !before?.result) {
        const names = company.seats.map(({ name }) => name);
        const sentence = games[company.game]?.describe.result(say, result, names);
        if (sentence !== undefined) tell(sentence);
      }
    },
  };
}

function wayIn({ network }: Hosting): string {
  return network ? network.addresses.map(({ url }) => url).join(' ') : '';
}
