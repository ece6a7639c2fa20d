// Steps of cards: dealt, drawn, played, stolen, discarded, shuffled; hidden ones fly as backs.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Event } from '../../../engine/games/magicians/types.ts';
import type { Placement, Scene, Step, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { asLies, find, type Flyer, fly } from '../parts/fly.ts';
import { AT_ONCE, byHand, timed, withoutGlow } from '../parts/timing.ts';
import { handPose, lastBack, leaving, type Moment } from './moment.ts';
import { backPicture, cardPicture } from './paint/cards.ts';
import { backId, cardId, LAYER } from './table.ts';

/** How far the way of a card bends, as a part of it. */
const ARC = 0.12;
/** Cards of a first hand. */
const DEALT = 5;
/** From one card to the next where several go the same way, in ms. */
const APART = 110;
/** How long what will be taken is looked at before, in ms. */
const LOOKED_AT = TIMES.winnerPause / 2;

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** A card is dealt or drawn. */
function dealt(turn: number, apart: number): Timing {
  return { delay: turn * apart, duration: TIMES.deal, ease: 'toss', arc: turn % 2 === 0 ? ARC : -ARC };
}

/** Five cards each from the deck, one at a time, clockwise from the first player. */
export function deal(moment: Moment, before: Scene): Step[] {
  const { view, scene } = moment;
  const top = topOfDeck(moment);
  if (!top) return [];
  const seats = view.seats.length;
  const isOfHand = ({ id }: Placement): boolean => /^(back|held):/.test(id) || isHeld(moment, id);
  const bare = scene.filter((placement) => !isOfHand(placement));
  const flyers = Array.from({ length: DEALT * seats }, (_, turn): Flyer | null => {
    const seat = (view.first + turn) % seats;
    const index = Math.floor(turn / seats);
    const code = seat === view.viewer ? view.hand[index] : undefined;
    const found = code === undefined ? find(moment, backId(seat, index)) : find(moment, cardId(code));
    const last = found ?? lastBack(moment, seat);
    if (!last) return null;
    // Of a hand in a small theatre only the first backs are seen; the others arrive on top of them.
    const to = found ?? { ...last, id: `dealt:${seat}:${index}`, z: last.z + 0.1 };
    // Many shadows on top of each other would be a dark one.
    return { from: asLies({ ...to, picture: backPicture(), lift: 0 }, top), to };
  }).filter((flyer) => flyer !== null);
  const order = new Map(flyers.map(({ to }, index) => [to.id, index]));
  return [
    ...(before.length > 0 ? [{ scene: bare, timing: () => timed(0, TIMES.fade), hold: 0 }] : []),
    { scene: bare, timing: () => AT_ONCE, hold: 0 },
    { scene: [...bare, ...flyers.map(({ from }) => from)], timing: () => AT_ONCE, hold: 0 },
    {
      scene: [...bare, ...flyers.map(({ to }) => to)],
      timing: (id) => {
        const turn = order.get(id);
        return turn === undefined ? timed(0, TIMES.fade) : dealt(turn, TIMES.dealInterval);
      },
      hold: 0,
    },
    { scene, timing: () => timed(0, TIMES.fade), hold: 0 },
  ];
}

function isHeld({ view }: Moment, id: string): boolean {
  return view.hand.some((code) => cardId(code) === id);
}

/** The uppermost card of the deck, or its place. */
function topOfDeck({ scene }: Moment): Placement | undefined {
  return scene.findLast(({ id }) => /^deck:\d/.test(id)) ?? scene.find(({ id }) => id === 'spot:deck');
}

/** Cards from the deck into a hand, one after another. */
export function draw(event: Of<'drew'>, now: Moment, then: Moment): Step[] {
  const top = topOfDeck(now) ?? topOfDeck(then);
  if (!top || event.count === 0) return [];
  const flyers = newInHand(event.seat, event.count, now, then).map((to) => ({
    from: asLies({ ...to, picture: backPicture() }, top),
    to,
  }));
  return fly(flyers, now.scene, then.scene, (index) => dealt(index, APART));
}

/** Where cards that a hand has got lie in it; those that are not seen there by themselves lie on its last back. */
function newInHand(seat: Seat, count: number, now: Moment, then: Moment): Placement[] {
  const { view, scene } = then;
  if (seat === view.viewer) {
    const had = new Set(now.view.hand);
    return view.hand.filter((code) => !had.has(code)).flatMap((code) => find(then, cardId(code)) ?? []);
  }
  const had = now.view.seats[seat]?.cards ?? 0;
  const pose = handPose(then, seat);
  return Array.from({ length: count }, (_, index) => {
    const back = scene.find(({ id }) => id === backId(seat, had + index));
    return back ?? (pose ? { ...pose, id: `got:${seat}:${index}`, z: pose.z + 0.1 } : null);
  }).filter((placement) => placement !== null);
}

/** A card of a hand is put into play; out of another's hand it is turned over on its way. */
export function play(seat: Seat, code: string, now: Moment, then: Moment): Step[] {
  const [from, to] = [leaving(now, seat, code), find(then, cardId(code))];
  if (!from || !to) return [];
  const glowing = { ...to, halo: 'played' } as const;
  const lit = (scene: Scene): Scene =>
    scene.map((placement) => (placement.id === to.id ? glowing : withoutGlow(placement)));
  return fly([{ from, to: glowing }], withoutLast(now, then, seat), lit(then.scene), () =>
    byHand(TIMES.play, ARC),
  );
}

/** Without the last back of a hand, where there is one less of them afterwards. */
function withoutLast(now: Moment, then: Moment, seat: Seat): Scene {
  const [last, left] = [lastBack(now, seat), lastBack(then, seat)];
  return last && last.id !== left?.id ? now.scene.filter(({ id }) => id !== last.id) : now.scene;
}

/** A card in play goes to another theatre: it lights up, then it flies. */
export function steal(code: string, now: Moment, then: Moment): Step[] {
  const [from, to] = [find(now, cardId(code)), find(then, cardId(code))];
  if (!from || !to) return [];
  const lit = now.scene.map((placement): Placement =>
    placement.id === from.id ? { ...placement, halo: 'targeted', lift: 0.6 } : placement,
  );
  return [
    { scene: lit, timing: () => timed(0, TIMES.settle), hold: LOOKED_AT },
    ...fly([{ from, to: { ...to, halo: 'played' } }], now.scene, then.scene, () =>
      byHand(TIMES.gather, ARC),
    ).slice(0, 2),
  ];
}

/** Cards go from one hand into another; only who may know them sees their faces. */
export function snatch(event: Of<'snatched'>, now: Moment, then: Moment): Step[] {
  const { from: victim, to: thief, count } = event;
  const { viewer } = then.view;
  const arrivals = newInHand(thief, count, now, then);
  const codes = event.cards ?? [];
  const flyers = Array.from({ length: count }, (_, index): Flyer | null => {
    const to = arrivals[index];
    if (!to) return null;
    if (victim === viewer) {
      const code = codes[index];
      const own = code === undefined ? undefined : find(now, cardId(code));
      // It is turned over on its way, and lies among the backs of the thief.
      return own ? { from: own, to: { ...to, id: own.id, picture: backPicture(), target: null } } : null;
    }
    const start = handPose(now, victim);
    return start ? { from: asLies({ ...to, picture: backPicture() }, start), to } : null;
  }).filter((flyer) => flyer !== null);
  return fly(flyers, now.scene, then.scene, (index) => ({
    ...byHand(TIMES.gather, ARC),
    delay: index * APART,
  }));
}

/** Cards go to the discard pile, the last one on top; those out of another's hand are turned over on their way. */
export function discard(
  seat: Seat,
  codes: readonly string[],
  from: 'play' | 'hand',
  now: Moment,
  then: Moment,
): Step[] {
  const top = then.scene.findLast(
    ({ id, z }) => id.startsWith('card:') && z >= LAYER.pile + 10 && z < LAYER.pile + 14,
  );
  if (!top) return [];
  const flyers = codes.flatMap((code, index): Flyer[] => {
    const start = from === 'play' ? find(now, cardId(code)) : leaving(now, seat, code);
    if (!start) return [];
    const to = find(then, cardId(code)) ?? {
      ...top,
      id: cardId(code),
      picture: cardPicture(code, then.words),
      z: LAYER.pile + 10 + index / 100,
      target: null,
    };
    return [{ from: start, to }];
  });
  const rest = from === 'hand' ? withoutLast(now, then, seat) : now.scene;
  return fly(flyers, rest, then.scene, (index) => ({ ...byHand(TIMES.gather, ARC), delay: index * APART }));
}

/** The discard pile is turned over and becomes the deck. */
export function reshuffle(now: Moment, then: Moment): Step[] {
  const deck = topOfDeck(then);
  if (!deck) return [];
  const lying = now.view.discard.slice(-2).map(cardId);
  const together = now.scene.flatMap((placement): Placement[] => {
    if (placement.id === 'count:discard') return [];
    if (!lying.includes(placement.id)) return [placement];
    return [{ ...asLies(placement, deck), picture: backPicture(), target: null }];
  });
  return [
    { scene: together, timing: () => byHand(TIMES.gather, -ARC), hold: TIMES.settle },
    { scene: then.scene, timing: () => AT_ONCE, hold: 0 },
  ];
}

/** A hand that a spy looks at comes out of the theatre it is in; the stage lays it open. */
export function openHand(on: Seat, codes: readonly string[], now: Moment): Step[] {
  const pose = handPose(now, on);
  if (!pose) return [];
  const lying = codes.map((code, index): Placement => ({
    ...pose,
    id: cardId(code),
    picture: backPicture(),
    z: LAYER.spied + index,
    target: null,
  }));
  return [{ scene: [...now.scene, ...lying], timing: () => AT_ONCE, hold: 0 }];
}
