// Steps of the whole table: six cards each, how they are arranged, the draws for the order of play, a new deck.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Event } from '../../../engine/games/sam/types.ts';
import { PLACES } from '../../../engine/games/sam/types.ts';
import type { Placement, Scene, Step, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { asLies, find, fly, type Flyer, THERE } from '../parts/fly.ts';
import { around, place } from '../parts/place.ts';
import { byHand, timed } from '../parts/timing.ts';
import { ARC, cardAt, laid, type Moment, slide, topOfDeck } from './moment.ts';
import { backPicture, facePicture } from './paint/index.ts';
import { cardId, dealtId, LAYER, roomOf } from './table.ts';

/** Cards of each player. */
const HAND = 6;
/** From one draw for the order of play to the next, and how long all of a round are looked at, in ms. */
const [APART, LOOKED_AT] = [180, 1100];
/** How high a card is that is drawn for the order of play, as a part of its field's height, at most in px at usual text size, and at least in px. */
const DRAWN = { part: 0.72, most: 170, least: 64 } as const;

type Ordered = Extract<Event, { readonly type: 'ordered' }>;

function tossed(turn: number, apart: number): Timing {
  return { delay: turn * apart, duration: TIMES.deal, ease: 'toss', arc: turn % 2 === 0 ? ARC : -ARC };
}

/** Six cards each from the deck, one at a time, clockwise from seat 0. */
export function dealt(moment: Moment, before: Scene): Step[] {
  const { view, scene } = moment;
  const top = topOfDeck(moment);
  if (!top) return [];
  const seats = view.seats.length;
  const flyers = Array.from({ length: HAND * seats }, (_, turn): Flyer | null => {
    const seat = turn % seats;
    const index = Math.floor(turn / seats);
    const code = seat === view.viewer ? view.hand[index] : undefined;
    const to = find(moment, code === undefined ? dealtId(seat, index) : cardId(code));
    // Many shadows on top of each other would be a dark one.
    return to ? { from: asLies({ ...to, picture: backPicture(), lift: 0 }, top), to } : null;
  }).filter((flyer) => flyer !== null);
  const order = new Map(flyers.map(({ to }, index) => [to.id, index]));
  const bare = scene.filter(({ id }) => !order.has(id));
  return [
    ...(before.length > 0 ? [slide(bare, TIMES.fade)] : []),
    slide(bare, 0),
    { scene: [...bare, ...flyers.map(({ from }) => from)], timing: () => THERE, hold: 0 },
    {
      scene: [...bare, ...flyers.map(({ to }) => to)],
      timing: (id) => {
        const turn = order.get(id);
        return turn === undefined ? timed(0, TIMES.fade) : tossed(turn, TIMES.dealInterval);
      },
      hold: 0,
    },
    slide(scene, TIMES.fade),
  ];
}

/** Somebody's six cards are in their places: one's own where they were put together, another's out of the hand. */
export function arranged(seat: Seat, now: Moment, then: Moment, before: Scene): Step[] {
  if (seat === then.view.viewer) {
    // As they were put together; or out of the hand, where that was done elsewhere.
    const flyers = then.view.own.flatMap(({ at, card }): Flyer[] => {
      const to = cardAt(then, seat, at);
      const from = before.find(({ id }) => id === cardId(card));
      return to && from ? [{ from: { ...from, picture: to.picture }, to }] : [];
    });
    return fly(
      flyers,
      now.scene.filter(({ id }) => !id.startsWith('card:')),
      then.scene,
      () => laid(),
    );
  }
  const arrivals = PLACES.flatMap((at) => cardAt(then, seat, at) ?? []);
  const flyers = arrivals.flatMap((to, index): Flyer[] => {
    const from = find(now, dealtId(seat, index));
    return from ? [{ from, to }] : [];
  });
  const left = now.scene.filter(({ id }) => !id.startsWith(`dealt:${seat}:`));
  return fly(flyers, left, then.scene, (index) => ({ ...laid(), delay: index * TIMES.dealInterval }));
}

/** Everybody draws for the order of play; who tied draws again. Then the plates stand in that order. */
export function ordered({ draws }: Ordered, now: Moment, then: Moment): Step[] {
  const rounds = Math.max(0, ...draws.map(({ round }) => round + 1));
  const top = topOfDeck(now);
  if (!top) return [slide(then.scene, TIMES.light)];
  // What belonged to another phase makes room first.
  const steps: Step[] = [slide(now.scene, TIMES.light)];
  let lying: Placement[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const flyers = draws
      .filter((draw) => draw.round === round)
      .map(({ seat, card }): Flyer => {
        const to = drawnAt(now, seat, card, round);
        return { from: asLies({ ...to, picture: backPicture(), halo: null }, top), to };
      });
    // A card of the round before lies there until its owner draws again.
    const again = new Set(flyers.map(({ to }) => to.id.split(':')[1]));
    const table = [...now.scene, ...lying];
    lying = [...lying.filter(({ id }) => !again.has(id.split(':')[1])), ...flyers.map(({ to }) => to)];
    const shown = [...now.scene, ...lying];
    steps.push(...fly(flyers, table, shown, (index) => tossed(index, APART)), slide(shown, 0, LOOKED_AT));
  }
  const pile = then.scene.findLast(({ id }) => id === cardId(draws.at(-1)?.card ?? ''));
  if (!pile) return [...steps, slide(then.scene, TIMES.light)];
  const gone = lying.map((card): Placement => ({ ...asLies(card, pile), z: LAYER.pile + 9 }));
  return [
    ...steps,
    {
      scene: [...then.scene, ...gone],
      timing: (id) => (id.startsWith('order-card:') ? byHand(TIMES.gather, ARC) : timed(0, TIMES.light)),
      hold: 0,
    },
    { scene: then.scene, timing: () => THERE, hold: 0 },
  ];
}

/** A card that is drawn for the order of play lies on the field of who drew it. */
function drawnAt({ table }: Moment, seat: Seat, card: string, round: number): Placement {
  const { mat, text } = roomOf(table, seat);
  const high = Math.max(DRAWN.least, Math.min(DRAWN.most * text, mat.height * DRAWN.part));
  const middle = { x: mat.left + mat.width / 2, y: mat.top + mat.height / 2 };
  return place(`order-card:${seat}:${round}`, facePicture(card), around(middle, high / 1.4, high), {
    z: LAYER.flying + seat,
    lift: 0.7,
    halo: 'played',
  });
}

/** The discards are turned over and become the deck. */
export function reshuffled(now: Moment, then: Moment): Step[] {
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
    slide(then.scene, 0),
  ];
}
