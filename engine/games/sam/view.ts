// What one viewer may know of a game of SAM, built field by field.
import { allSeats, type Seat, type Viewer } from '../../core/seat.ts';
import { throwers, nameOfThrow, NOTHING } from './challenge.ts';
import { faceValue, formatCard, suitOf } from './cards.ts';
import { cardsLeft, isTaken, isUp, placesWhere } from './fields.ts';
import { heard, heardBattle } from './hearing.ts';
import { ownCards } from './own-cards.ts';
import { questionFor } from './questions.ts';
import { resultOf } from './result.ts';
import { mustAct } from './summon.ts';
import { quietLimit } from './turn.ts';
import {
  NOBODY,
  PLACES,
  SUITS,
  type AttackView,
  type Card,
  type ChallengeView,
  type Event,
  type FieldView,
  type Happening,
  type Place,
  type SamSeatView,
  type SamView,
  type State,
} from './types.ts';

const SUMMON = 'turn.summon';
const CHALLENGE = 'turn.attack.challenge';

/** The view of one seat or of a watcher. `awaiting` comes from the chart. */
export function viewFor(state: State, viewer: Viewer, awaiting: readonly Seat[]): SamView {
  const asked = viewer !== 'watcher' && awaiting.includes(viewer);
  const { phase, turn } = state;
  const inTurn = phase.startsWith('turn.');
  return {
    game: 'sam',
    viewer,
    phase,
    seats: allSeats(state.seats).map((seat) => seatView(state, seat)),
    awaiting: [...awaiting],
    question: asked ? questionFor(state, viewer) : null,
    result: resultOf(state),
    options: { ...state.options },
    hand: viewer === 'watcher' ? [] : state.dealt[viewer]!.toSorted(bySuitThenFace).map(formatCard),
    own: viewer === 'watcher' ? [] : ownCards(state, viewer),
    order: [...state.order],
    inOrder: Math.max(0, state.inOrder),
    orderDraws: state.orderDraws.map(({ seat, card, round }) => ({ seat, card: formatCard(card), round })),
    set: state.set,
    alternating: state.alternating,
    turn: inTurn ? turn : null,
    turnNumber: turnNumber(state),
    points: phase === SUMMON ? state.points : null,
    flippedUp: inTurn ? named(state.flippedUp) : [],
    flippedDown: inTurn ? named(state.flippedDown) : [],
    mustAct: inTurn && mustAct(state),
    attack: inTurn ? attackView(state) : null,
    battle: state.battle === null ? null : heardBattle(state.battle),
    challenge: phase === CHALLENGE ? challengeView(state, viewer) : null,
    heart: state.heart === NOBODY ? null : state.heart,
    stall: { quiet: state.quiet, limit: quietLimit(state) },
    deck: state.deck.length,
    discard: state.discard.map(formatCard),
  };
}

/** What a viewer hears, in order. */
export function eventsFor(happenings: readonly Happening[], viewer: Viewer): Event[] {
  return happenings.map((happening) => heard(happening, viewer));
}

function seatView(state: State, seat: Seat): SamSeatView {
  const cards = cardsLeft(state, seat);
  return {
    score: cards,
    cards,
    field: fieldView(state, seat),
    collapsed: state.collapsed[seat]!,
    arranged: state.dealt[seat]!.length === 0,
    out: cards === 0,
    idle: state.idle[seat]!,
  };
}

/** Only what lies face up is told. */
function fieldView(state: State, seat: Seat): FieldView {
  const shown = (at: number): string | null => {
    if (!isTaken(state, seat, at)) return null;
    return isUp(state, seat, at) ? formatCard(state.field[seat]![at]!) : 'down';
  };
  return Object.fromEntries(PLACES.map((place, at) => [place, shown(at)])) as FieldView;
}

/** The number of the turn that is played, or that was the last; 0 before the first. */
function turnNumber({ turn, turnsDone, ended }: State): number {
  if (turn === NOBODY) return 0;
  return ended?.reason === 'stall' ? turnsDone : turnsDone + 1;
}

/** The attack of this turn. A card that has been turned down again is told as everybody saw it fight, not as it lies there. */
function attackView(state: State): AttackView | null {
  const { attack, battle, turn, field } = state;
  if (attack === null) return null;
  const { boosts, drawn, points, cost, paid, targetSeat, targetAt } = attack;
  return {
    with: PLACES[attack.with]!,
    card: formatCard(battle?.attacker.card ?? field[turn]![attack.with]!),
    boosts: boosts.map((at) => PLACES[at]!),
    drawn: formatCard(drawn),
    points,
    cost,
    paid: paid.map((at) => PLACES[at]!),
    target: targetSeat === NOBODY ? null : { seat: targetSeat, at: PLACES[targetAt]! },
  };
}

/** Who has thrown; what, only to whoever threw it. */
function challengeView(state: State, viewer: Viewer): ChallengeView | null {
  const { battle, rounds, thrown, options } = state;
  if (battle === null || options.challenge === 'coin') return null;
  const waiting = throwers(state);
  const sides = [battle.attacker.seat, battle.defender.seat];
  const own = viewer === 'watcher' ? NOTHING : thrown[viewer]!;
  return {
    by: options.challenge,
    attacker: battle.attacker.seat,
    defender: battle.defender.seat,
    thrown: sides.filter((seat) => !waiting.includes(seat)).sort((one, other) => one - other),
    own: own === NOTHING ? null : nameOfThrow(options.challenge, own),
    rounds,
  };
}

/** The places for which a list by place says yes. */
function named(places: readonly boolean[]): Place[] {
  return placesWhere((at) => places[at]!).map((at) => PLACES[at]!);
}

/** The order in which cards are shown before they are arranged. */
function bySuitThenFace(one: Card, other: Card): number {
  return SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other)) || faceValue(one) - faceValue(other);
}
