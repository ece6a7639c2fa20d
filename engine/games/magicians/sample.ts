// Draws a state that could lie behind a view of Magicians: what a search looks into in place of the real one.
import { playoutChance } from '../../chance/chance.ts';
import { shuffleInPlace, type Random } from '../../chance/random.ts';
import { impossible } from '../../core/errors.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import { cardOf, knownHands } from './bots/known.ts';
import { CARD_COUNT } from './cards.ts';
import { isOpeningTrick } from './mulligan.ts';
import {
  IDENTITIES,
  NO_CARD,
  NOBODY,
  type Card,
  type Event,
  type MagiciansView,
  type State,
} from './types.ts';

/**
 * A state in which everything the viewer may know is as in `view`, and the rest is drawn fairly. `events` are all that the
 * viewer has heard; cards that it saw going into a hand stay there.
 */
export function sampleHidden(view: MagiciansView, events: readonly Event[], random: Random): State {
  const { hands, deck } = dealUnseen(view, events, random);
  const over = view.result !== null;
  return {
    seats: view.seats.length,
    phase: view.phase,
    options: { ...view.options },
    chance: playoutChance(Array.from({ length: 4 }, () => random.below(2 ** 31))),
    random: [],
    randomTaken: 0,
    identities: view.seats.map(({ identity }) => IDENTITIES.indexOf(identity)),
    deck,
    discard: view.discard.map(cardOf),
    hands,
    tricks: view.seats.map(({ tricks }) => tricks.map(cardOf)),
    support: view.seats.map(({ support }) => support.map(cardOf)),
    points: view.seats.map(({ score }) => score),
    disturbed: view.seats.map(({ disturbed }) => disturbed),
    first: view.first,
    turn: view.turn ?? view.awaiting[0] ?? view.first,
    turnsDone: Math.max(0, view.turnNumber - 1),
    mulligans: view.seats.map(({ mulligan }) => mulligan),
    exchanged: view.turn === null ? exchangesOf(events, view.awaiting[0]) : 0,
    played: view.played,
    sabotage: view.sabotage ? cardOf(view.sabotage.card) : NO_CARD,
    victim: view.sabotage?.target ?? NOBODY,
    ended: over
      ? { winners: view.result.winners, reason: view.result.reason === 'time' ? 'time' : 'goal' }
      : null,
  };
}

/** How often the seat that is asked about its mulligan has exchanged its hand. */
function exchangesOf(events: readonly Event[], seat: Seat | undefined): number {
  return events.filter((event) => event.type === 'mulliganed' && event.seat === seat).length;
}

/** Hands and deck of the cards that the viewer does not see. */
function dealUnseen(
  view: MagiciansView,
  events: readonly Event[],
  random: Random,
): { readonly hands: Card[][]; readonly deck: Card[] } {
  const sizes = view.seats.map(({ cards }) => cards);
  const hands = seenHands(view, events);
  const seen = new Set<Card>([
    ...hands.flat(),
    ...view.discard.map(cardOf),
    ...view.seats.flatMap(({ tricks, support }) => [...tricks, ...support].map(cardOf)),
    ...(view.sabotage ? [cardOf(view.sabotage.card)] : []),
  ]);
  const unseen = Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => !seen.has(card));
  shuffleInPlace(unseen, random);
  for (const seat of inNeed(view)) {
    if (seat === view.viewer || hands[seat]!.length >= sizes[seat]!) continue;
    // Passed over: at least one level 1 Trick. Asked, or kept: none (MG-R13).
    if (view.seats[seat]!.mulligan === 'not-asked') {
      if (!hands[seat]!.some(isOpeningTrick)) hands[seat]!.push(take(unseen, isOpeningTrick));
    } else
      while (hands[seat]!.length < sizes[seat]!)
        hands[seat]!.push(take(unseen, (card) => !isOpeningTrick(card)));
  }
  for (const seat of allSeats(sizes.length))
    while (hands[seat]!.length < sizes[seat]!) hands[seat]!.push(take(unseen, () => true));
  if (unseen.length !== view.deck)
    impossible(`a view of ${view.deck} cards in the deck leaves ${unseen.length}`);
  for (const hand of hands) hand.sort((one, other) => one - other);
  return { hands, deck: unseen };
}

/** The cards of every hand that the viewer knows. */
function seenHands(view: MagiciansView, events: readonly Event[]): Card[][] {
  const known = knownHands(events, view.seats.length);
  const spiedOn = view.spied === null ? null : view.sabotage?.target;
  return view.seats.map((_, seat) => {
    if (seat === view.viewer) return view.hand.map(cardOf);
    if (seat === spiedOn) return view.spied!.map(cardOf);
    return [...known[seat]!];
  });
}

/** The seats of which the mulligan tells something, while it lasts; those that need no level 1 Trick last. */
function inNeed({ phase, seats, awaiting }: MagiciansView): Seat[] {
  if (phase !== 'mulligan') return [];
  const holding = allSeats(seats.length).filter((seat) => seats[seat]!.mulligan === 'not-asked');
  const lacking = allSeats(seats.length).filter(
    (seat) => seats[seat]!.mulligan === 'kept' || awaiting.includes(seat),
  );
  return [...holding, ...lacking];
}

/** Takes the first card of a kind out of a shuffled list. */
function take(cards: Card[], isWanted: (card: Card) => boolean): Card {
  const index = cards.findIndex(isWanted);
  return index < 0 ? impossible('no such card is left to be dealt') : cards.splice(index, 1)[0]!;
}
