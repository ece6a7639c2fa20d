// The evening that is played in the browser holds what it is played for: every effect in the person's own hands.
import { expect, test } from 'vitest';
import { games } from '../../../engine/games/registry.ts';
import type { Event, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import { eventsOf, openSession, viewOf } from '../../../engine/session/session.ts';
import { evening } from './table.ts';

const PERSON = 0;

/** What the moves of the person show. */
function shown(): Set<string> {
  const { seats, options, setup, seed, decks, moves } = evening;
  const session = openSession(
    { game: games['trick-taking'], seats, options, setup, seed, decks },
    'compiled',
  );
  const found = new Set<string>();
  for (const [seat, move] of moves) {
    const before = viewOf(session, PERSON) as TrickTakingView;
    const made = session.accept(seat, move);
    if (made.refusal) throw new Error(made.refusal.code);
    const after = viewOf(session, PERSON) as TrickTakingView;
    if (before.phase === 'trick.turns' && after.escapes.length > 1) found.add('two Escapes');
    if (seat !== PERSON) continue;
    const stacks = before.trick.stacks.map(({ cards }) => cards.map(({ card }) => card));
    for (const event of eventsOf(session, made.happenings, PERSON) as Event[]) {
      if (event.type !== 'played' || !event.used) continue;
      const effect = event.card.charAt(0);
      if (effect === 'C' && event.conjured) found.add('conjured Conjure');
      if (effect === 'L' && event.on === stacks[0]?.[0]) found.add('Levitate under the lead');
      if (effect === 'S' && event.on === stacks[0]?.[0]) found.add('Saw under the lead');
      if (effect === 'M') found.add('Metamorphosis');
      if (effect === 'V' && stacks.some((cards) => cards.indexOf(event.on ?? '') > 0))
        found.add('Vanish of a buried card');
      if (effect === 'M' && before.phase === 'ultimate.challenge' && after.winning === PERSON)
        found.add('challenge by the hat');
    }
  }
  if (viewOf(session, PERSON).result?.winners.includes(PERSON)) found.add('victory');
  return found;
}

test('the evening shows every effect', () => {
  expect([...shown()].toSorted()).toEqual([
    'Levitate under the lead',
    'Metamorphosis',
    'Saw under the lead',
    'Vanish of a buried card',
    'challenge by the hat',
    'conjured Conjure',
    'two Escapes',
    'victory',
  ]);
});
