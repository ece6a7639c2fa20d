// Draws a state that could lie behind a view: what a search looks into in place of the real one.
import { playoutChance } from '../../chance/chance.ts';
import { shuffleInPlace, type Random } from '../../chance/random.ts';
import { allSeats } from '../../core/seat.ts';
import { cardOf, hear, type Heard } from './bots/heard.ts';
import { CARD_COUNT, ESCAPE_0 } from './cards.ts';
import {
  NO_CARD,
  NOBODY,
  type Card,
  type Event,
  type Reason,
  type Stack,
  type State,
  type TrickTakingView,
} from './types.ts';

/** An Ultimate hand has so many cards at most. */
const LARGEST_HAND = 7;

/**
 * A state in which everything the viewer may know is as in `view`, and the rest is drawn fairly. `events` are all that
 * the viewer has heard. Cards that came back to a hand are there for certain; once Ultimate hands are chosen, each can
 * hold only what its player had won, and where Repertoires still lie open, exactly what is missing from them.
 */
export function sampleHidden(view: TrickTakingView, events: readonly Event[], random: Random): State {
  return samplerFor(view, events)(random);
}

/** The same for many draws from one view: what does not depend on chance is done once. */
export function samplerFor(view: TrickTakingView, events: readonly Event[]): (random: Random) => State {
  const seats = allSeats(view.seats.length);
  const heard = hear(seats.length, events);
  const repertoires = view.seats.map(({ repertoire }) => repertoire.map(cardOf));
  const known = knownHands(view, heard);
  const trick = view.trick.stacks.length === 0 ? [] : heard.trick;
  const placed = new Set<Card>([
    ...repertoires.flat(),
    ...known.flat(),
    ...trick.flatMap(({ cards }) => cards.map(({ card }) => card)),
  ]);
  if (view.options.phantomShuffle) placed.add(ESCAPE_0);
  const unseen = allCards().filter((card) => !placed.has(card));

  return (random) => {
    const hands = known.map((cards) => [...cards]);
    const drawn = new Set<Card>();
    const draw = (from: readonly Card[], count: number): Card[] => {
      const mixed = from.filter((card) => !drawn.has(card));
      shuffleInPlace(mixed, random);
      const cards = mixed.slice(0, count);
      for (const card of cards) drawn.add(card);
      return cards;
    };
    for (const seat of seats) {
      const own = heard.handsOpen ? heard.won[seat]!.filter((card) => !placed.has(card)) : unseen;
      hands[seat]!.push(...draw(own, view.seats[seat]!.cards - hands[seat]!.length));
      hands[seat]!.sort((one, other) => one - other);
    }
    const decks = view.seats.map(({ deck }) => draw(unseen, deck));
    const faceDown = view.ultimateCard === null && !view.options.phantomShuffle;
    const ultimateCard = faceDown ? draw(unseen, 1)[0]! : NO_CARD;
    return {
      seats: seats.length,
      phase: view.phase,
      options: { ...view.options },
      chance: playoutChance(Array.from({ length: 4 }, () => random.below(2 ** 31))),
      smoke: view.smoke,
      ultimateCard,
      // With Phantom Shuffle whatever lies nowhere else is out of the game; without it there is no such card.
      out: view.options.phantomShuffle ? [ESCAPE_0, ...draw(unseen, unseen.length)] : [],
      decks,
      hands,
      repertoires: repertoires.map((cards) => [...cards]),
      hat: view.trick.hat,
      holder: view.holder,
      turn: view.awaiting[0] ?? view.holder,
      trick: copyOf(trick),
      plays: heard.plays,
      tricksDone: view.trickNumber - 1,
      // Bars are lifted with the end of a trick's turns, before its Escapes take.
      barred: heard.barred.map((cards) => (view.escapes.length > 0 ? [] : [...cards])),
      vanishUsed: view.vanishUsed.map(cardOf),
      escapes: view.escapes.map(({ card, seat }) => ({ card: cardOf(card), seat })),
      winner: view.escapes.length > 0 ? (view.winning ?? NOBODY) : NOBODY,
      lay: view.lay === null ? [] : copyOf(heard.lay.length > 0 ? heard.lay : trick),
      chosen: seats.map((seat) => chosenBy(view, seat, repertoires[seat]!, random)),
      inUltimate: view.seats.map(({ inUltimate }) => inUltimate),
      turnsLeft: view.turnsLeft,
      passes: view.passes,
      ended: view.result && {
        winners: [...view.result.winners],
        reason: view.result.reason as Reason,
      },
    };
  };
}

function copyOf(trick: readonly Stack[]): Stack[] {
  return trick.map(({ owner, cards }) => ({ owner, cards: [...cards] }));
}

function allCards(): Card[] {
  return Array.from({ length: CARD_COUNT }, (_, card) => card);
}

/** By seat, the cards of its hand that the viewer knows: all of the own one, of others those that came back. */
function knownHands(view: TrickTakingView, { held }: Heard): Card[][] {
  const hands: Card[][] = view.seats.map(() => []);
  for (const [card, seat] of held) if (seat !== view.viewer) hands[seat]!.push(card);
  if (view.viewer !== 'watcher') hands[view.viewer] = view.hand.map(cardOf);
  return hands;
}

/** The Ultimate hand of a seat while hands are chosen; another's is any that it could have chosen, each equally likely. */
function chosenBy(
  view: TrickTakingView,
  seat: number,
  repertoire: readonly Card[],
  random: Random,
): Card[] | null {
  if (seat === view.viewer) return view.chosen && view.chosen.map(cardOf);
  const choosing = view.phase === 'ultimate.choosing' && view.seats[seat]!.chose && repertoire.length > 0;
  if (!choosing) return null;
  const cards = [...repertoire];
  shuffleInPlace(cards, random);
  return cards.slice(0, drawSize(cards.length, random)).sort((one, other) => one - other);
}

/** A hand size from 1 to 7, as likely as there are hands of it among `count` cards. */
function drawSize(count: number, random: Random): number {
  const ways: number[] = [];
  for (let size = 1, found = 1; size <= Math.min(LARGEST_HAND, count); size += 1) {
    found = (found * (count - size + 1)) / size;
    ways.push(found);
  }
  let rest = (random.below(2 ** 31) / 2 ** 31) * ways.reduce((sum, each) => sum + each, 0);
  const index = ways.findIndex((each) => (rest -= each) < 0);
  return index < 0 ? ways.length : index + 1;
}
