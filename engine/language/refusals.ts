// Sentences for the refusals that every game shares.
import type { Refusal } from '../core/refusal.ts';
import type { Say } from './say.ts';
import { anyOf } from './lists.ts';

/** The sentence of a shared refusal; null for one of the game's own. `moveWord` names a type of move. */
export function sharedRefusal(say: Say, refusal: Refusal, moveWord: (type: string) => string): string | null {
  const { code, facts } = refusal;
  switch (code) {
    case 'malformed':
      return say('refusal.malformed', {
        place: String(facts['place'] ?? ''),
        problem: String(facts['problem'] ?? ''),
      });
    case 'game-over':
      return say('refusal.game-over');
    case 'not-your-turn':
      return say('refusal.not-your-turn');
    case 'stale':
      return say('refusal.stale');
    case 'wrong-move': {
      const possible = facts['possible'];
      const words = Array.isArray(possible) ? possible.map((type) => moveWord(String(type))) : [];
      if (words.length === 0) return say('refusal.wrong-move.nothing');
      return say('refusal.wrong-move', { possible: anyOf(say, words) });
    }
    default:
      return null;
  }
}
