// Draws a state that could lie behind a view of SAM: what a search looks into in place of the real one.
import { playoutChance } from '../../chance/chance.ts';
import { pick, shuffleInPlace, type Random } from '../../chance/random.ts';
import { impossible } from '../../core/errors.ts';
import type { Seat } from '../../core/seat.ts';
import { CARD_COUNT, parseCard, placeIndex } from './cards.ts';
import { MOST_FINGERS, NOTHING } from './challenge.ts';
import { knowNothing, learn, UNSEEN, type Knowledge } from './knowledge.ts';
import {
  NO_CARD,
  NOBODY,
  NOWHERE,
  PLACES,
  SIGNS,
  type Attack,
  type AttackView,
  type Battle,
  type BattleSide,
  type Card,
  type Event,
  type Place,
  type SamView,
  type State,
} from './types.ts';

/**
 * A state in which everything the viewer may know is as in `view`, and the rest is drawn fairly. `events` are all that the
 * viewer has heard: cards that were seen lie where they went face down, and hidden ones are such as could be drawn then.
 */
export function sampleHidden(view: SamView, events: readonly Event[], random: Random): State {
  const knowledge = knowNothing(view.seats.length);
  for (const event of events) learn(knowledge, event);
  const battle = view.battle === null ? null : battleOf(view.battle);
  const { field, dealt, deck } = dealUnseen(view, knowledge, random);
  return {
    seats: view.seats.length,
    phase: view.phase,
    options: { ...view.options },
    chance: playoutChance(Array.from({ length: 4 }, () => random.below(2 ** 31))),
    coins: [],
    coinsTaken: 0,
    deck,
    discard: view.discard.map(parseCard),
    dealt,
    field,
    faceUp: view.seats.map((seat) => PLACES.map((place) => isUp(seat.field[place]))),
    collapsed: view.seats.map(({ collapsed }) => collapsed),
    order: [...view.order],
    orderDraws: view.orderDraws.map((drawn) => ({ ...drawn, card: parseCard(drawn.card) })),
    set: view.set,
    alternating: view.alternating,
    inOrder: view.inOrder,
    turn: view.turnNumber === 0 ? NOBODY : view.order[view.inOrder]!,
    turnsDone: turnsDoneIn(view),
    points: view.points ?? 0,
    flippedUp: PLACES.map((place) => view.flippedUp.includes(place)),
    flippedDown: PLACES.map((place) => view.flippedDown.includes(place)),
    acted: knowledge.acted,
    idle: view.seats.map(({ idle }) => idle),
    quiet: view.stall.quiet,
    destroyed: knowledge.destroyed,
    attack: view.attack === null ? null : attackOf(view.attack, battle),
    battle,
    thrown: thrownIn(view, random),
    rounds: view.challenge?.rounds ?? 0,
    heart: view.heart ?? NOBODY,
    ended: endOf(view),
  };
}

/** A turn is counted when it is over; a game that ends by stalling ends between turns. */
function turnsDoneIn({ turnNumber, result }: SamView): number {
  return result?.reason === 'stall' ? turnNumber : Math.max(0, turnNumber - 1);
}

function isUp(shown: string | null): boolean {
  return shown !== null && shown !== 'down';
}

/** Fields, hands and deck, with every card that the viewer does not know drawn among those that can lie there. */
function dealUnseen(
  view: SamView,
  knowledge: Knowledge,
  random: Random,
): { readonly field: Card[][]; readonly dealt: Card[][]; readonly deck: Card[] } {
  const own = new Map(view.own.map(({ at, card }) => [at, parseCard(card)]));
  const field = view.seats.map((seat, index) =>
    PLACES.map((place, at) => {
      const shown = seat.field[place];
      if (shown === null) return NO_CARD;
      if (shown !== 'down') return parseCard(shown);
      return index === view.viewer ? own.get(place)! : knowledge.cards[index]![at]!;
    }),
  );
  const hand = view.hand.map(parseCard);
  const unseen = unseenByAge(knowledge, [...field.flat(), ...hand, ...view.discard.map(parseCard)]);
  for (const cards of unseen) shuffleInPlace(cards, random);
  const take = (age: number): Card => unseen[age]!.pop() ?? impossible('no card of that age is unseen');
  for (const [seat, cards] of field.entries())
    for (const [at, card] of cards.entries())
      if (card === UNSEEN) cards[at] = take(knowledge.ages[seat]![at]!);
  const dealt = view.seats.map(({ arranged }, seat) => {
    if (arranged) return [];
    return seat === view.viewer ? hand : PLACES.map(() => take(0));
  });
  return { field, dealt, deck: Array.from({ length: view.deck }, () => take(knowledge.age)) };
}

/** By age, the cards that are not among those that are known. */
function unseenByAge({ age, ageOf }: Knowledge, known: readonly Card[]): Card[][] {
  const unseen: Card[][] = Array.from({ length: age + 1 }, () => []);
  const seen = new Set(known);
  for (let card = 0; card < CARD_COUNT; card += 1) if (!seen.has(card)) unseen[ageOf[card]!]!.push(card);
  return unseen;
}

function attackOf(view: AttackView, battle: Battle | null): Attack {
  return {
    with: placeIndex(view.with),
    boosts: view.boosts.map(placeIndex),
    drawn: parseCard(view.drawn),
    points: view.points,
    cost: view.cost,
    paid: view.paid.map(placeIndex),
    targetSeat: view.target?.seat ?? NOBODY,
    targetAt: view.target === null ? NOWHERE : placeIndex(view.target.at),
    helpers: battle?.defender.twos ?? [],
  };
}

function battleOf(view: Battle<string, Place>): Battle {
  return { ...view, attacker: sideOf(view.attacker), defender: sideOf(view.defender) };
}

function sideOf(side: BattleSide<string, Place>): BattleSide {
  return {
    ...side,
    at: placeIndex(side.at),
    card: parseCard(side.card),
    twos: side.twos.map(placeIndex),
  };
}

/** What is thrown in this round: one's own as it was, another's anything. */
function thrownIn({ challenge, seats, viewer }: SamView, random: Random): number[] {
  const thrown = seats.map(() => NOTHING);
  if (challenge === null) return thrown;
  const anything = challenge.by === 'rps' ? [...SIGNS.keys()] : fingers();
  for (const seat of challenge.thrown) thrown[seat] = pick(anything, random);
  const mine = challenge.own;
  if (mine !== null) thrown[viewer as Seat] = typeof mine === 'number' ? mine : SIGNS.indexOf(mine);
  return thrown;
}

function fingers(): number[] {
  return Array.from({ length: MOST_FINGERS }, (_, below) => below + 1);
}

function endOf({ result }: SamView): State['ended'] {
  if (result === null) return null;
  return {
    winners: [...result.winners],
    reason: result.reason === 'stall' ? 'stall' : 'last-one-in',
  };
}
