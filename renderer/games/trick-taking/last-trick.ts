// The last trick that was taken, out of what was told of it: what lay where, and which card went where.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { effectLetter, rankIn } from '../../../engine/games/trick-taking/cards.ts';
import { cardWords, effectWords } from '../../../engine/games/trick-taking/describe.ts';
import type { Event } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { TrickCard, TrickTaken } from '../screen.ts';

/** A card as it lay when the trick was over. */
interface Lay {
  readonly code: string;
  readonly seat: number;
}

/** Top first. */
type Stack = readonly Lay[];

/** Null before the first trick of the game is taken. Which of its stacks the winner won with is not told, so none is marked. */
export function lastTrick(say: Say, log: readonly AnyEvent[], names: readonly string[]): TrickTaken | null {
  const events = log as readonly Event[];
  const at = events.findLastIndex(({ type }) => type === 'trick-taken');
  const taken = events[at];
  if (taken?.type !== 'trick-taken') return null;
  const ofTrick = events.slice(
    events.slice(0, at).findLastIndex(({ type }) => type === 'led'),
    at,
  );
  const stacks = stacksOf(ofTrick);
  const escaped = new Map(
    ofTrick.flatMap((event) => (event.type === 'escaped' ? [[event.take, event.by] as const] : [])),
  );
  const lead = stacks[0]?.[0]?.code ?? '';
  return {
    which: say('table.trick-taking.last-trick.which', {
      number: taken.trick,
      card: lead === '' ? '' : cardWords(say, lead),
      name: names[taken.seat] ?? '',
    }),
    cards: stacks.flatMap((stack) =>
      stack.map(({ code, seat }, depth): TrickCard => {
        const under = depth > 0 ? (stack[0]?.code ?? '') : null;
        return { code, seat, note: noteOf(say, code === lead, under, escaped.get(code)), takes: false };
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

/** How the cards lay after these events of one trick, before any Escape took one. */
function stacksOf(events: readonly Event[]): readonly Stack[] {
  let stacks: readonly Stack[] = [];
  for (const event of events) {
    if (event.type === 'led') stacks = [[{ code: event.card, seat: event.seat }]];
    if (event.type === 'played') stacks = withPlayed(stacks, event);
    if (event.type === 'returned') {
      stacks = stacks
        .map((stack) => stack.filter(({ code }) => code !== event.card))
        .filter((stack) => stack.length > 0);
    }
  }
  return stacks;
}

function withPlayed(
  stacks: readonly Stack[],
  { card, seat, on }: Extract<Event, { type: 'played' }>,
): readonly Stack[] {
  const lay = { code: card, seat };
  // What vanishes is aimed at as well, but its Vanish lies alone.
  const goesUnder = on !== null && !card.startsWith('V');
  if (!goesUnder) return [...stacks, [lay]];
  return stacks.map((stack) => (stack.some(({ code }) => code === on) ? [...stack, lay] : stack));
}
