// A view after one more event, as it is shown on the way to the next: what lies where, how, and what is left of everything.
import type { Seat, Viewer } from '../../../engine/core/seat.ts';
import { CARD_COUNT } from '../../../engine/games/sam/cards.ts';
import {
  type At,
  type Event,
  type FieldView,
  type OwnCardView,
  type Place,
  PLACES,
  type SamSeatView,
  type SamView,
} from '../../../engine/games/sam/types.ts';

/** A card that lies face down, as everybody sees it. */
export const DOWN = 'down';

/** A view as other eyes see it: nothing that only those before knew is left. Nobody is asked anything. */
export function seenBy(viewer: Viewer, view: SamView): SamView {
  const quiet: SamView = { ...view, awaiting: [], question: null };
  if (view.viewer === viewer) return quiet;
  const challenge = view.challenge && { ...view.challenge, own: null };
  return { ...quiet, viewer, hand: [], own: [], challenge };
}

/** The view after an event. What an event does not tell is taken from `after`, the view that all of them lead to. */
export function replayed(view: SamView, event: Event, after: SamView): SamView {
  return counted(applied(view, event, after), after);
}

function applied(view: SamView, event: Event, after: SamView): SamView {
  switch (event.type) {
    case 'dealt':
      return view;
    case 'arranged':
      return arranged(view, event.seat, after);
    case 'reshuffled':
      // Draws for the order of play that came before are told after it: their cards are among those that were shuffled.
      return { ...view, deck: view.deck + event.count, discard: [] };
    case 'ordered': {
      const { draws, order, set, last } = event;
      const drawn = draws.map(({ card }) => card);
      const piled = discarded({ ...view, deck: view.deck - drawn.length }, drawn);
      return {
        ...piled,
        phase: 'ordering',
        turn: null,
        order,
        orderDraws: draws,
        set,
        alternating: last,
        inOrder: 0,
      };
    }
    case 'turn':
      return {
        ...view,
        phase: 'turn.summon',
        turn: event.seat,
        turnNumber: event.turn,
        points: event.points,
        flippedUp: [],
        flippedDown: [],
        attack: null,
        challenge: null,
        heart: null,
        inOrder: after.inOrder,
        mustAct: after.turn === event.seat && after.mustAct,
        stall: after.stall,
        seats: view.seats.map((seat, at) => ({ ...seat, idle: after.seats[at]?.idle ?? seat.idle })),
      };
    case 'flipped': {
      const { seat, at, card, up, points } = event;
      const flips = up ? { flippedUp: [...view.flippedUp, at] } : { flippedDown: [...view.flippedDown, at] };
      return { ...turned(view, seat, [{ at, card }], up), points, ...flips };
    }
    case 'swapped': {
      const { seat, at, card, fresh } = event;
      return drawnTo(discarded(view, [card]), seat, at, fresh);
    }
    case 'points-lost':
      return { ...view, points: 0 };
    case 'done':
    case 'fizzled':
      return view;
    case 'declared': {
      const { attacker, twos, drawn, points, cost } = event;
      const attack = {
        with: attacker.at,
        card: attacker.card,
        boosts: twos.map(({ at }) => at),
        drawn,
        points,
        cost,
        paid: [],
        target: null,
      };
      const piled = discarded({ ...view, deck: view.deck - 1 }, [drawn]);
      return { ...piled, phase: 'turn.attack.declaring', points: null, attack, battle: null };
    }
    case 'paid': {
      const paid = event.cards.map(({ at }) => at);
      const attack = view.attack && { ...view.attack, points: event.points, paid };
      const flippedDown = [...view.flippedDown, ...paid];
      return {
        ...turned(view, event.seat, event.cards, false),
        phase: 'turn.attack.paying',
        attack,
        flippedDown,
      };
    }
    case 'targeted': {
      const target = { seat: event.target, at: event.on };
      return { ...view, phase: 'turn.attack.targeting', attack: view.attack && { ...view.attack, target } };
    }
    case 'boosted':
      return { ...view, phase: 'turn.attack.defending' };
    case 'turned-up':
      return turned(view, event.seat, [event], true);
    case 'fought': {
      const { battle } = event;
      const isThrown =
        battle.winner === null && (battle.challenge === 'rps' || battle.challenge === 'odds-evens');
      const challenge = isThrown
        ? {
            by: battle.challenge,
            attacker: battle.attacker.seat,
            defender: battle.defender.seat,
            thrown: [],
            own: null,
            rounds: 0,
          }
        : null;
      return { ...view, battle, challenge, ...(isThrown ? { phase: 'turn.attack.challenge' } : {}) };
    }
    case 'threw': {
      const { winner } = event;
      const again = view.challenge && {
        ...view.challenge,
        thrown: [],
        own: null,
        rounds: view.challenge.rounds + 1,
      };
      const decided = view.battle && { ...view.battle, winner };
      return winner === null ? { ...view, challenge: again } : { ...view, challenge: null, battle: decided };
    }
    case 'coin':
      return { ...view, battle: view.battle && { ...view.battle, winner: event.winner } };
    case 'destroyed':
      return discarded(withPlace(view, event.seat, event.at, null), [event.card]);
    case 'fell':
      return turned(view, event.seat, event.cards, false);
    case 'heart-replaced':
    case 'placed':
      return { ...drawnTo(view, event.seat, event.at, event.fresh), heart: null };
    case 'collapsed':
      return withSeat(view, event.seat, { collapsed: true });
    case 'rose':
      return withSeat(view, event.seat, { collapsed: false });
    case 'moved': {
      const { seat, from, to } = event;
      const there = view.own.find(({ at }) => at === to);
      const field = view.seats[seat]?.field;
      const gone = withPlace(view, seat, from, field?.[to] ?? null);
      const come = withPlace(gone, seat, to, field?.[from] ?? null);
      if (seat !== view.viewer) return { ...come, phase: 'turn.movement' };
      const own = view.own.map((card) =>
        card.at === from ? { ...card, at: to } : card === there ? { ...card, at: from } : card,
      );
      return { ...come, phase: 'turn.movement', own: own.toSorted(byPlace) };
    }
    case 'out':
      return withSeat(view, event.seat, { out: true });
    case 'ended':
      return {
        ...view,
        phase: after.phase,
        turn: after.turn,
        result: after.result,
        attack: null,
        challenge: null,
      };
    default:
      return event satisfies never;
  }
}

/** Six cards lie face down; their owner knows which. */
function arranged(view: SamView, seat: Seat, after: SamView): SamView {
  const field = Object.fromEntries(PLACES.map((at) => [at, DOWN])) as FieldView;
  const laid = withSeat(view, seat, { arranged: true, field });
  if (seat !== view.viewer || after.viewer !== seat) return laid;
  return { ...laid, hand: [], own: after.own.map((card) => ({ ...card, up: false })) };
}

/** A card comes from the deck to a place, face down. */
function drawnTo(view: SamView, seat: Seat, at: Place, fresh: string | null): SamView {
  const laid = withPlace({ ...view, deck: view.deck - 1 }, seat, at, DOWN);
  if (seat !== view.viewer || fresh === null) return laid;
  const others = laid.own.filter((card) => card.at !== at);
  const card: OwnCardView = { at, card: fresh, up: false, reach: [], leaves: null, flip: null };
  return { ...laid, own: [...others, card].toSorted(byPlace) };
}

function discarded(view: SamView, cards: readonly string[]): SamView {
  return { ...view, discard: [...view.discard, ...cards] };
}

/** Cards of one seat are turned over. */
function turned(view: SamView, seat: Seat, cards: readonly At<string, Place>[], up: boolean): SamView {
  const laid = cards.reduce((one, { at, card }) => withPlace(one, seat, at, up ? card : DOWN), view);
  if (seat !== view.viewer) return laid;
  const places = cards.map(({ at }) => at);
  return { ...laid, own: view.own.map((card) => (places.includes(card.at) ? { ...card, up } : card)) };
}

/** What lies at a place; an empty one is known to be empty also by its owner. */
function withPlace(view: SamView, seat: Seat, at: Place, what: string | null): SamView {
  const field = view.seats[seat]?.field;
  if (!field) return view;
  const laid = withSeat(view, seat, { field: { ...field, [at]: what } });
  return what !== null || seat !== view.viewer
    ? laid
    : { ...laid, own: laid.own.filter((card) => card.at !== at) };
}

function withSeat(view: SamView, seat: Seat, change: Partial<SamSeatView>): SamView {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)) };
}

function byPlace(one: OwnCardView, other: OwnCardView): number {
  return PLACES.indexOf(one.at) - PLACES.indexOf(other.at);
}

/** Cards are counted anew, and what only the host can say of the viewer's own is known of those that lie as they do in the end. */
function counted(view: SamView, after: SamView): SamView {
  const seats = view.seats.map((seat) => {
    if (!seat.arranged) return seat;
    const cards = PLACES.filter((at) => seat.field[at] !== null).length;
    return { ...seat, cards, score: cards };
  });
  const held = seats.reduce((sum, { cards }) => sum + cards, 0);
  // Whatever is neither in deck nor in a field lies here: of draws between which the deck was made anew only the last.
  const discards = Math.max(0, CARD_COUNT - held - view.deck);
  const discard = discards === 0 ? [] : view.discard.slice(-discards);
  const own = view.own.map((card) => {
    const end = after.own.find((one) => one.at === card.at && one.card === card.card && one.up === card.up);
    return { ...card, reach: end?.reach ?? [], leaves: null, flip: null };
  });
  return { ...view, seats, discard, own };
}
