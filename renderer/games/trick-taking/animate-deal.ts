// Steps between decks, hands and Repertoires: the deal, cards that are drawn, hands for the Ultimate Trick.
import type { Event } from '../../../engine/games/trick-taking/types.ts';
import type { Happened, Placement, Scene, Step, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { AT_ONCE, byHand, timed } from '../parts/timing.ts';
import { cardBack } from './paint/card.ts';
import type { Moment } from './replay.ts';
import { cardId, ULTIMATE } from './table.ts';

/** How far the way of a card that is dealt or drawn bends, as a part of it. */
const ARC = 0.14;
/** From one card of a Repertoire that is laid open to the next, in ms. */
const OPEN_INTERVAL = 14;

/** The pack lies in the middle, goes to everybody as decks, and hands are drawn from those, a card each in turn. */
export function deal({ view, scene }: Moment, { before }: Happened): Step[] {
  const hat = scene.find(({ id }) => id === 'hat');
  const pack = scene.find(({ id }) => id === ULTIMATE) ?? hat;
  if (!pack) return [];
  const isOfHand = ({ id }: Placement): boolean => /^(card|back|held|barred):/.test(id);
  const isDeck = ({ id }: Placement): boolean => id.startsWith('deck:') && !id.startsWith('deck:count');
  const bare = scene.filter((placement) => !isOfHand(placement) && !placement.id.startsWith('deck:'));
  const decks = scene.filter(isDeck);
  const packed = decks.map((deck) => ({ ...deck, x: pack.x, y: pack.y }));
  const seats = view.seats.length;
  const turnOf = (seat: number): number => (seat - view.smoke - 1 + seats) % seats;
  const laid = [...bare, ...scene.filter(({ id }) => id.startsWith('deck:'))];
  const hands = scene.filter(({ id }) => /^(card|back):/.test(id));
  const turns = new Map<string, number>();
  for (const [seat] of view.seats.entries()) {
    const own =
      seat === view.viewer
        ? view.hand.map(cardId)
        : hands.map(({ id }) => id).filter((id) => id.startsWith(`back:${seat}:`));
    own.forEach((id, index) => turns.set(id, index * seats + turnOf(seat)));
  }
  const seatOf = (id: string): number =>
    id.startsWith('back:') ? Number(id.split(':')[1]) : Number(view.viewer);
  const waiting = hands.flatMap((card) => onDeck(card, scene, seatOf(card.id)));
  const timing = (id: string): Timing => {
    const turn = turns.get(id);
    return turn === undefined ? timed(0, TIMES.fade) : dealt(turn);
  };
  return [
    ...(before.length > 0 ? [{ scene: bare, timing: () => timed(0, TIMES.fade), hold: 0 }] : []),
    { scene: [...bare, ...packed], timing: () => AT_ONCE, hold: 0 },
    {
      scene: laid,
      timing: (id) =>
        id.startsWith('deck:')
          ? dealt(turnOf(Number(id.split(':').at(id.startsWith('deck:count') ? 2 : 1))))
          : AT_ONCE,
      hold: 0,
    },
    { scene: [...laid, ...waiting], timing: () => AT_ONCE, hold: 0 },
    { scene, timing, hold: 0 },
  ];
}

function dealt(turn: number): Timing {
  return {
    delay: turn * TIMES.dealInterval,
    duration: TIMES.deal,
    ease: 'toss',
    arc: turn % 2 === 0 ? ARC : -ARC,
  };
}

/** A card as it lies on a deck before it is drawn, from behind. */
function onDeck(card: Placement, scene: Scene, seat: number): Placement[] {
  const deck = scene.filter(({ id }) => id.startsWith(`deck:${seat}:`)).at(-1);
  if (!deck) return [];
  const { x, y, width, height } = deck;
  return [
    {
      ...card,
      picture: cardBack(),
      x,
      y,
      width,
      height,
      rotation: 0,
      halo: null,
      target: null,
      shade: 0,
      lift: 0.12,
    },
  ];
}

/** Cards of a deck into its hand, one after another. */
export function draw(event: Event & { readonly type: 'drew' }, now: Moment, then: Moment): Step[] {
  const held = new Set(now.scene.map(({ id }) => id));
  const isNew = ({ id }: Placement): boolean => !held.has(id) && /^(card|back):/.test(id);
  const drawn = then.scene.filter(
    (placement) =>
      isNew(placement) && (event.seat === then.view.viewer || placement.id.startsWith(`back:${event.seat}:`)),
  );
  const ready = drawn.flatMap((card) => onDeck(card, now.scene, event.seat));
  const turns = new Map(drawn.map(({ id }, index) => [id, index]));
  return [
    { scene: [...now.scene, ...ready], timing: () => AT_ONCE, hold: 0 },
    {
      scene: then.scene,
      timing: (id) => {
        const turn = turns.get(id);
        return turn === undefined ? timed(0, TIMES.settle) : dealt(turn);
      },
      hold: 0,
    },
  ];
}

/** The own Repertoire is laid open out of its pile. */
export function lookIntoRepertoire({ view, scene }: Moment): Step[] {
  const pile = scene.find(({ id }) => id === `pile:${view.viewer}`);
  const open = scene.filter(({ target }) => target?.startsWith('choose:'));
  if (!pile || open.length === 0) return [];
  const { x, y, width, height } = pile;
  const lying = new Map(
    open.map((card, index) => [card.id, { index, card: { ...card, x, y, width, height } }]),
  );
  return [
    {
      scene: scene.map((placement) => lying.get(placement.id)?.card ?? placement),
      timing: () => timed(0, TIMES.fade),
      hold: 0,
    },
    {
      scene,
      timing: (id) => {
        const found = lying.get(id);
        return found ? { ...byHand(TIMES.deal), delay: found.index * OPEN_INTERVAL } : timed(0, TIMES.fade);
      },
      hold: 0,
    },
  ];
}

/** Hands for the Ultimate Trick come from the Repertoires, those of others from behind. */
export function openHands(now: Moment, then: Moment): Step[] {
  const { view } = then;
  return view.seats.flatMap((_, seat): Step[] => {
    const isHand = ({ id }: Placement): boolean => id.startsWith(`back:${seat}:`);
    const isCounted = ({ id }: Placement): boolean => id === `held:${seat}`;
    const backs = then.scene.filter(isHand);
    const pile = now.scene.filter(({ id }) => id.startsWith(`pile:${seat}`)).at(-1);
    if (backs.length === 0 || !pile) return [];
    const { x, y, width, height } = pile;
    const earlier = (other: number): boolean => other < seat;
    const before = then.scene.filter(
      (placement) => !/^(back|held):/.test(placement.id) || earlier(Number(placement.id.split(':')[1])),
    );
    const lying = backs.map((back) => ({ ...back, x, y, width, height, rotation: 0 }));
    const order = new Map(backs.map(({ id }, index) => [id, index]));
    return [
      { scene: [...before, ...lying], timing: () => AT_ONCE, hold: 0 },
      {
        scene: [...before, ...backs, ...then.scene.filter(isCounted)],
        timing: (id) => {
          const turn = order.get(id);
          return turn === undefined ? timed(0, TIMES.settle) : dealt(turn);
        },
        hold: 0,
      },
    ];
  });
}

/** Phantom Shuffle: all Repertoires are put together from behind, and the first card of them is the Ultimate Trick Card. */
export function reshuffle(now: Moment, then: Moment): Step[] {
  const hat = then.scene.find(({ id }) => id === 'hat');
  if (!hat) return [];
  const tops = new Set(
    now.view.seats.flatMap(({ repertoire }) => {
      const top = repertoire.at(-1);
      return top === undefined ? [] : [cardId(top)];
    }),
  );
  const isPile = ({ id }: Placement): boolean => /^pile:\d+:/.test(id) || tops.has(id);
  const together = now.scene.flatMap((placement): Placement[] => {
    if (placement.id.startsWith('pile:count')) return [];
    if (!isPile(placement)) return [placement];
    const y = hat.y + hat.height * 0.9;
    return [{ ...placement, picture: cardBack(), x: hat.x, y, halo: null, target: null }];
  });
  return [
    {
      scene: together,
      timing: (id) => (tops.has(id) ? byHand(TIMES.gather, ARC) : byHand(TIMES.gather, -ARC)),
      hold: TIMES.settle,
    },
    { scene: then.scene, timing: () => AT_ONCE, hold: 0 },
  ];
}
