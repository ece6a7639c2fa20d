// The rules and cards of Magicians in the fewest words: enough for the table to be opened.
import { CODES } from '../../../engine/games/magicians/cards.ts';
import { cardWords } from '../../../engine/games/magicians/describe.ts';
import type { Say } from '../../../engine/language/say.ts';
import { rulesOf, type Scene } from '../../rules/contract.ts';

interface CodeProps {
  readonly say: Say;
  readonly code: string;
}

/** A card by its name. */
export function Picture({ say, code }: CodeProps) {
  return <span>{cardWords(say, code)}</span>;
}

export const rules = rulesOf<'magicians'>()({
  chapters: { game: { title: 'magicians.title', blocks: [{ kind: 'text', text: 'magicians.tagline' }] } },
  ofPhase: {
    mulligan: 'game',
    draw: 'game',
    management: 'game',
    choosing: 'game',
    spying: 'game',
    settling: 'game',
    playing: 'game',
    trimming: 'game',
    intermission: 'game',
    prestige: 'game',
    finale: 'game',
    over: 'game',
  },
  codes: CODES,
  Code: Picture,
});

export const scenes: readonly Scene[] = [];
