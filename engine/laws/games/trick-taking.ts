// What Trick-Taking brings for the laws, written from its rules page: where cards are, and how to deal again.
import { shuffleInPlace, type Random } from '../../chance/random.ts';
import { clone } from '../../core/clone.ts';
import { allSeats, nextSeat, type Seat, type Viewer } from '../../core/seat.ts';
import {
  HATS,
  NO_CARD,
  type Card,
  type Move,
  type State,
  type TurnPreview,
} from '../../games/trick-taking/types.ts';
import { withDeal } from '../hearing.ts';
import type { LawModule, NextMove, Redealt } from '../module.ts';
import { attempts, partials } from './trick-taking/attempts.ts';
import { ALL_CODES, code, codes, ESCAPE_0, inTrick, isConjure, numberOf } from './trick-taking/cards.ts';
import { sevenTricksOfSeven } from './trick-taking/seven-of-seven.ts';

const MOST_CHOSEN = 7;

export const trickTakingLaws: LawModule<State, Move> = {
  // All but the last moments: of the Ultimate Trick the other hand of two can be counted, and is one way only.
  fewestDiffering: 0.6,

  deckOf: () => ALL_CODES,

  placesOf(state) {
    const places: Record<string, string[]> = {
      'the face-down Ultimate Trick Card': state.ultimateCard === NO_CARD ? [] : [code(state.ultimateCard)],
      'what is out of the game': codes(state.out),
      'the trick': codes(inTrick(state)),
    };
    for (const seat of allSeats(state.seats)) {
      places[`the deck of seat ${seat}`] = codes(state.decks[seat]!);
      places[`the hand of seat ${seat}`] = codes(state.hands[seat]!);
      places[`the Repertoire of seat ${seat}`] = codes(state.repertoires[seat]!);
    }
    return places;
  },

  attempts,
  partials,

  begins({ at }, move) {
    switch (move.type) {
      case 'lead':
        return move.card === at;
      case 'turn':
        return move.plays[0]!.card === at;
      case 'escape':
        return move.take === at;
      case 'repertoire':
        return move.cards.includes(String(at));
      case 'pass':
        return at === null;
    }
  },

  goesOn(partial, choice, answer) {
    const at = String(choice.at);
    const draft = partial as Move;
    if (draft.type === 'repertoire') return { type: 'repertoire', cards: [...draft.cards, at] } as Move;
    const { plays } = draft as Extract<Move, { type: 'turn' }>;
    const last = plays.at(-1)!;
    // A card is in the hand or in the trick, never in both: its code tells which is pointed at.
    const more = (answer.preview as TurnPreview).hand.includes(at)
      ? [...plays, { card: at, effect: false }]
      : [...plays.slice(0, -1), { card: last.card, effect: true, on: at }];
    return { type: 'turn', plays: more } as Move;
  },

  redeal(state, viewer, random) {
    const redealt = clone(state);
    dealAgain(redealt, viewer, random, new Set());
    for (const seat of hiddenChoosers(state, viewer))
      redealt.chosen[seat] = choiceOf(state.repertoires[seat]!, random);
    return redealt;
  },

  redealBefore(state, viewer, random, next) {
    if (next.move.type === 'repertoire') return chooseAgain(state, viewer, random, next);
    const redealt = clone(state);
    dealAgain(redealt, viewer, random, openedBy(state, viewer, next));
    return { state: redealt, move: next.move };
  },

  newestDeal(state) {
    // The cards of the Phantom Shuffle go to nobody: `redealBefore` shuffles them anew.
    if (state.phase !== 'trick.leading' || state.tricksDone > 0) return null;
    const dealt = allSeats(state.seats).map((seat) => [
      ...state.hands[seat]!,
      ...state.decks[seat]!.toReversed(),
    ]);
    const left = nextSeat(state.smoke, state.seats);
    const clockwise = allSeats(state.seats).map((turn) => dealt[(left + turn) % state.seats]!);
    const rounds = dealt[left]!.map((_, round) => clockwise.map((cards) => cards[round]!)).flat();
    const aside = state.ultimateCard === NO_CARD ? [] : [state.ultimateCard];
    return codes([...aside, ...rounds, dealt[state.smoke]!.at(-1)!]);
  },

  leastChance,

  promises: [sevenTricksOfSeven],
};

/**
 * A lead is drawn by card, and by the face of the hat where that is open. A turn is drawn card by card, each about as
 * likely as any way to play one, so that longer turns are rarer by all that could have been played instead.
 */
function leastChance(state: State, seat: Seat, move: Move): number {
  const hand = state.hands[seat]!;
  switch (move.type) {
    case 'lead':
      return 1 / (hand.length * HATS.length);
    case 'turn': {
      const conjures = move.plays.filter(({ card, effect }) => effect && isConjure(numberOf(card)));
      // A turn that could go on is stopped by one draw more.
      const draws = Math.min(move.plays.length + 1, 1 + 2 * conjures.length);
      let chance = 1;
      for (let played = 0; played < draws; played += 1) {
        const targets = inTrick(state).length + played;
        // Or to stop; and a used Conjure counts for more.
        chance /= hand.reduce((ways, card) => ways + (isConjure(card) ? 5 : 1 + targets), 1);
      }
      return chance;
    }
    case 'escape':
      return 1 / inTrick(state).length;
    case 'repertoire':
      return 1 / 2 ** Math.min(MOST_CHOSEN, state.repertoires[seat]!.length);
    case 'pass':
      return 1;
  }
}

/** A place in a list of cards that can be dealt again. */
interface Place {
  readonly list: Card[];
  readonly index: number;
}

/**
 * "Who knows what": everybody sees Repertoires, the trick and the hat; only its owner a hand; nobody a draw deck and the
 * Ultimate Trick Card while it lies face down. What the Phantom Shuffle put away is in no public place either, Escape 0
 * apart. A card that came back by a Vanish is one that everybody saw, as long as it is barred (TT-R7).
 */
function hiddenPlaces(state: State, viewer: Viewer): Place[] {
  const places: Place[] = [];
  const hide = (list: Card[], isHidden = (_card: Card): boolean => true): void => {
    for (const [index, card] of list.entries()) if (isHidden(card)) places.push({ list, index });
  };
  hide(state.out, (card) => card !== ESCAPE_0);
  for (const seat of allSeats(state.seats)) {
    hide(state.decks[seat]!);
    if (seat !== viewer) hide(state.hands[seat]!, (card) => !state.barred[seat]!.includes(card));
  }
  return places;
}

/** Deals the hidden cards of a state anew, but for those in `fixed`. */
function dealAgain(state: State, viewer: Viewer, random: Random, fixed: ReadonlySet<Card>): void {
  const aside = state.ultimateCard === NO_CARD ? [] : [state.ultimateCard];
  const open = [...hiddenPlaces(state, viewer), ...aside.map((_, index) => ({ list: aside, index }))].filter(
    ({ list, index }) => !fixed.has(list[index]!),
  );
  const cards = open.map(({ list, index }) => list[index]!);
  shuffleInPlace(cards, random);
  for (const [turn, { list, index }] of open.entries()) list[index] = cards[turn]!;
  state.ultimateCard = aside[0] ?? NO_CARD;
  for (const hand of state.hands) hand.sort((one, other) => one - other);
}

/** The cards that the viewer does not know now, and will know by the move or after it. */
function openedBy(state: State, viewer: Viewer, { move, after }: NextMove<State, Move>): Set<Card> {
  const hidden = new Set(hiddenPlaces(after, viewer).map(({ list, index }) => list[index]!));
  if (after.ultimateCard !== NO_CARD) hidden.add(after.ultimateCard);
  const opened = new Set(ALL_CODES.map(numberOf).filter((card) => !hidden.has(card)));
  // A card that was played and came back to a hand has been seen all the same.
  const named =
    move.type === 'lead' ? [move.card] : move.type === 'turn' ? move.plays.map((play) => play.card) : [];
  for (const each of named) opened.add(numberOf(each));
  return opened;
}

/** Whose Ultimate hand lies chosen and hidden from the viewer. */
function hiddenChoosers(state: State, viewer: Viewer): Seat[] {
  return allSeats(state.seats).filter(
    (seat) => seat !== viewer && (state.chosen[seat] ?? null) !== null && state.repertoires[seat]!.length > 0,
  );
}

/** An Ultimate hand out of these cards, of so many; as a state holds it. */
function choiceOf(
  cards: readonly Card[],
  random: Random,
  count = 1 + random.below(Math.min(MOST_CHOSEN, cards.length)),
): Card[] {
  const mixed = [...cards];
  shuffleInPlace(mixed, random);
  return mixed.slice(0, count).sort((one, other) => one - other);
}

/** Somebody chooses the Ultimate hand: what others chose differs, and the choice itself where it is not the viewer's own. */
function chooseAgain(
  state: State,
  viewer: Viewer,
  random: Random,
  { seat, move, after }: NextMove<State, Move>,
): Redealt<State, Move> {
  const isLast = after.phase !== state.phase;
  // What leaves the Repertoires in the sight of all tells every choice.
  if (isLast && !state.options.phantomShuffle) return { state: clone(state), move };
  const chosen = [...hiddenChoosers(state, viewer), ...(seat === viewer ? [] : [seat])];
  // How many cards were chosen is open once all have, and the card that leads was chosen by nobody.
  const lead = isLast ? inTrick(after)[0]! : NO_CARD;
  const others = new Map(
    chosen.map((each) => {
      const repertoire = state.repertoires[each]!.filter((card) => card !== lead);
      return [each, choiceOf(repertoire, random, isLast ? after.hands[each]!.length : undefined)];
    }),
  );
  const redealt = clone(state);
  for (const [each, cards] of others) if (each !== seat) redealt.chosen[each] = cards;
  const own = others.get(seat);
  const made: Move = own ? { type: 'repertoire', cards: codes(own) } : move;
  if (!isLast) return { state: redealt, move: made };
  const inHands = new Set([
    ...redealt.chosen.flatMap((cards) => cards ?? []),
    ...(made as Extract<Move, { type: 'repertoire' }>).cards.map(numberOf),
  ]);
  const rest = state.repertoires.flat().filter((card) => card !== lead && !inHands.has(card));
  shuffleInPlace(rest, random);
  return { state: withDeal(redealt, redealt.chance.shuffles, codes([lead, ...rest])) as State, move: made };
}
