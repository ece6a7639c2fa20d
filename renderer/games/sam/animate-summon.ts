// Steps of Summon and Movement: coins come and go as cards are turned over, a swapped card is replaced, cards change places.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Event, Place } from '../../../engine/games/sam/types.ts';
import type { Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { asLies, find, fly, THERE } from '../parts/fly.ts';

import { cardAt, laid, type Moment, slide, topOfDeck, turnOver, withThings } from './moment.ts';
import { backPicture } from './paint/index.ts';
import { cardId, LAYER, placeId } from './table.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** From one coin to the next, in ms; all of them are there after this time at most. */
const [APART, ALL] = [60, 420];

/** A card is turned over: coins go to it first, or come out of it afterwards. */
export function flipped({ seat, at, up }: Of<'flipped'>, now: Moment, then: Moment): Step[] {
  const id = placeId(seat, at);
  const card = cardAt(now, seat, at);
  const [had, has] = [coinsOf(now.scene), coinsOf(then.scene)];
  if (!card) return [slide(then.scene, TIMES.light)];
  if (up) {
    const spent = had.filter((coin) => !has.some((one) => one.id === coin.id));
    const left = now.scene.filter((one) => !spent.some((coin) => coin.id === one.id));
    return [
      ...coinsTo(
        [...left, ...spent.map(aloft)],
        [...left, ...spent.map((coin) => ({ ...aloft(coin), x: card.x, y: card.y }))],
        spent,
      ),
      ...turnOver(left, then.scene, [id]),
    ];
  }
  const gained = has.filter((coin) => !had.some((one) => one.id === coin.id));
  // The purse is fuller when they are there.
  const purse = now.scene.filter((one) => one.id === 'points' || one.id === 'purse');
  const rest = withThings(
    then.scene.filter((one) => !gained.some((coin) => coin.id === one.id)),
    purse,
  );
  return [
    ...turnOver(now.scene, rest, [id]),
    ...coinsTo(
      [...rest, ...gained.map((coin) => ({ ...aloft(coin), x: card.x, y: card.y }))],
      [...rest, ...gained.map(aloft)],
      gained,
    ),
    slide(then.scene, 0),
  ];
}

function coinsOf(scene: Scene): Placement[] {
  return scene.filter(({ id }) => id.startsWith('coin:'));
}

function aloft(coin: Placement): Placement {
  return { ...coin, z: LAYER.flying };
}

/** Coins on their way, one after another. */
function coinsTo(from: Scene, to: Scene, coins: readonly Placement[]): Step[] {
  if (coins.length === 0) return [];
  const apart = Math.min(APART, ALL / coins.length);
  const order = new Map(coins.map(({ id }, index) => [id, index]));
  return [
    { scene: from, timing: () => THERE, hold: 0 },
    {
      scene: to,
      timing: (id) => {
        const index = order.get(id);
        return index === undefined ? THERE : { ...laid(), delay: index * apart };
      },
      hold: 0,
    },
  ];
}

/** A face-down card is shown to everybody as it goes to the discards; a new one comes from the deck. */
export function swapped(event: Of<'swapped'>, now: Moment, then: Moment): Step[] {
  const { seat, at, card } = event;
  const [from, to] = [cardAt(now, seat, at), find(then, cardId(card))];
  if (!from || !to) return [slide(then.scene, TIMES.light)];
  const [place, deck] = [placeId(seat, at), topOfDeck(now)];
  const bare = then.scene.filter(({ id }) => id !== place);
  const start = { ...from, picture: backPicture() };
  const left = now.scene.filter(({ id }) => id !== place);
  return [
    ...fly([{ from: start, to }], left, bare, () => laid(TIMES.gather)),
    ...(deck ? fromDeck(deck, cardAt(then, seat, at), bare, then) : []),
  ];
}

/** A new card comes from the deck to a place, face down. */
export function drawnTo(seat: Seat, at: Place, now: Moment, then: Moment): Step[] {
  const deck = topOfDeck(now);
  return deck ? fromDeck(deck, cardAt(then, seat, at), now.scene, then) : [slide(then.scene, TIMES.light)];
}

function fromDeck(deck: Placement, to: Placement | undefined, now: Scene, then: Moment): Step[] {
  if (!to) return [slide(then.scene, TIMES.light)];
  const hidden = { ...to, picture: backPicture() };
  const flights = fly([{ from: asLies(hidden, deck), to: hidden }], now, then.scene, () =>
    laid(TIMES.gather),
  );
  return flights;
}

/** A face-down card goes to another place, and the one that lies there comes back. */
export function moved({ seat, from, to }: Of<'moved'>, now: Moment, then: Moment): Step[] {
  const places = [
    [from, to],
    [to, from],
  ] as const;
  const flyers = places.flatMap(([start, goal]) => {
    const [lay, lies] = [cardAt(now, seat, start), cardAt(then, seat, goal)];
    return lay && lies ? [{ from: { ...asLies(lies, lay) }, to: lies }] : [];
  });
  const left = now.scene.filter(({ id }) => id !== placeId(seat, from) && id !== placeId(seat, to));
  return fly(flyers, left, then.scene, () => ({ ...laid(TIMES.exchange), turn: 0 }));
}
