// The evening that is played in the browser holds what it is played for, and the scenarios beside it their moments.
import { expect, test } from 'vitest';
import type { Event, MagiciansView } from '../../../engine/games/magicians/types.ts';
import { eventsOf, openSession, viewOf } from '../../../engine/session/session.ts';
import { evening } from './table.ts';

const PERSON = 0;

/** What the game shows the person. */
function shown(): string[] {
  const { moves, ...given } = evening;
  const session = openSession(given, 'compiled');
  const found = new Set<string>();
  for (const [seat, move] of moves) {
    const made = session.accept(seat, move);
    if (made.refusal) throw new Error(made.refusal.code);
    for (const event of eventsOf(session, made.happenings, PERSON) as Event[]) {
      const isOwn = seat === PERSON;
      if (event.type === 'stolen' && isOwn) found.add('a stolen Trick');
      if (event.type === 'discarded' && event.why === 'replaced' && isOwn)
        found.add('a card that makes room');
      if (event.type === 'discarded' && event.why === 'double-cross')
        found.add('cards out of a hand by chance');
      if (event.type === 'spied') found.add('a spy');
      if (event.type === 'prestige' && event.disturbed) found.add('a disturbed Prestige Phase');
      if (event.type === 'lost-points' && event.seat === PERSON) found.add('lost points');
      if (event.type === 'performed' && event.card === 'secrecy') found.add('a Trait as a Trick');
    }
  }
  const { result } = viewOf(session, PERSON) as MagiciansView;
  if (result?.winners.includes(PERSON) && result.reason === 'goal') found.add('victory by the goal');
  return [...found].toSorted();
}

test('the evening shows what it is played for', () => {
  expect(shown()).toEqual([
    'a Trait as a Trick',
    'a card that makes room',
    'a disturbed Prestige Phase',
    'a spy',
    'a stolen Trick',
    'cards out of a hand by chance',
    'lost points',
    'victory by the goal',
  ]);
});
