// The last trick that was taken, out of what was told of it: what lay where, and which card went where.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { effectLetter, rankIn } from '../../../engine/games/trick-taking/cards.ts';
import { cardWords, effectWords } from '../../../engine/games/trick-taking/describe.ts';
import type { Event, TrickView } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { TrickCard, TrickTaken } from '../screen.ts';

/** Null before the first trick of the game is taken. */
export function lastTrick(say: Say, log: readonly AnyEvent[], names: readonly string[]): TrickTaken | null {
  const events = log as readonly Event[];
  const at = events.findLastIndex(({ type }) => type === 'trick-taken');
  const taken = events[at];
  if (taken?.type !== 'trick-taken') return null;
  const ofTrick = events.slice(
    events.slice(0, at).findLastIndex(({ type }) => type === 'led'),
    at,
  );
  const lies = lyingAtTheEnd(ofTrick);
  const stacks = lies?.stacks ?? [];
  const escaped = new Map(
    ofTrick.flatMap((event) => (event.type === 'escaped' ? [[event.take, event.by] as const] : [])),
  );
  const lead = stacks[0]?.cards[0]?.card ?? '';
  return {
    which: say('table.trick-taking.last-trick.which', {
      number: taken.trick,
      card: lead === '' ? '' : cardWords(say, lead),
      name: names[taken.seat] ?? '',
    }),
    cards: stacks.flatMap(({ cards, owner }, place) =>
      cards.map(({ card, by }, depth): TrickCard => {
        const under = depth > 0 ? (cards[0]?.card ?? '') : null;
        return {
          code: card,
          // The seven tricks have no card of nobody.
          seat: by ?? owner ?? taken.seat,
          note: noteOf(say, card === lead, under, escaped.get(card)),
          takes: depth === 0 && place === lies?.winning,
        };
      }),
    ),
  };
}

function noteOf(say: Say, leads: boolean, under: string | null, by: string | undefined): string {
  const notes = [
    leads ? say('table.trick-taking.last-trick.leads') : '',
    under === null ? '' : say('table.trick-taking.last-trick.under', named(say, under)),
    by === undefined ? '' : say('table.trick-taking.last-trick.escaped', named(say, by)),
  ];
  return notes.filter((note) => note !== '').join(', ');
}

/** Few words: every card has another effect and rank. */
function named(say: Say, code: string): { effect: string; rank: number } {
  return { effect: effectWords(say, effectLetter(code)), rank: rankIn(code) };
}

/** How the trick lay when its turns were over, before any Escape took a card. */
function lyingAtTheEnd(ofTrick: readonly Event[]): TrickView | null {
  const escapes = ofTrick.findIndex(({ type }) => type === 'escaped');
  const turns = escapes < 0 ? ofTrick : ofTrick.slice(0, escapes);
  const last = turns.findLast((event) => 'lies' in event);
  return last && 'lies' in last ? last.lies : null;
}
