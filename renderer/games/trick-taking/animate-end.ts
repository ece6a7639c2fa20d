// Steps at the end of a trick: Escapes that take, a winner that is shown, the trick that is gathered, who passes.
import type { Event, StackView } from '../../../engine/games/trick-taking/types.ts';
import type { Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { AT_ONCE, byHand, mean, timed, withoutGlow } from '../parts/timing.ts';
import type { Moment } from './replay.ts';
import { cardId, LAYER } from './table.ts';

/** How far the way of a card bends, as a part of it. */
const ARC = 0.12;
/** How far the cards of a packet are turned against each other, in radians. */
const PACKET_TURN = 0.05;
/** How long an Escape is looked at before it takes, and who passes, in ms. */
const LOOKED_AT = TIMES.winnerPause / 2;
/** How much larger the sign on an Escape is while it takes. */
const LARGER = 1.35;
/** How long what was said of a stack takes to go as its cards are put together, in ms: it is not left behind. */
const AWAY = TIMES.packet / 4;
/** How much darker what has lost is, at the end of the game. */
const LOST = 0.4;

/** The winner's stack glows, then the trick is closed into a packet that goes to its winner's Repertoire. */
export function gather(event: Event & { readonly type: 'trick-taken' }, now: Moment, then: Moment): Step[] {
  const ids = new Set(event.cards.map(cardId));
  const isTaken = ({ id }: Placement): boolean => ids.has(id);
  const crowned = winnersOf(now, event.seat);
  // What was said of the stacks has had its time.
  const isAbout = ({ id, on }: Placement): boolean =>
    (on !== undefined && ids.has(on)) || /^(rank|sum|match|winning|caption|escaping|ring)/.test(id);
  const glowing = glowOf(now.scene, crowned);
  const trick = now.scene.filter(isTaken).toSorted((one, other) => one.z - other.z);
  const top =
    then.scene.find(({ id }) => ids.has(id)) ?? then.scene.find(({ id }) => id === `pile:${event.seat}:0`);
  if (trick.length === 0 || !top) return [];
  const middle = { x: mean(trick.map(({ x }) => x)), y: mean(trick.map(({ y }) => y)) };
  const order = new Map(trick.map(({ id }, index) => [id, index]));
  const closed = glowing.filter((placement) => !isAbout(placement));
  const stay = new Set(closed.map(({ id }) => id));
  const packet = closed.map((placement): Placement => {
    const at = order.get(placement.id);
    if (at === undefined) return placement;
    const rotation = (at - (trick.length - 1) / 2) * PACKET_TURN;
    return { ...placement, ...middle, rotation, halo: null, lift: 0.5, target: null, shade: 0 };
  });
  const last = event.cards.at(-1);
  const gathered = packet.map((placement): Placement => {
    const at = order.get(placement.id);
    if (at === undefined) return placement;
    const isLast = last !== undefined && placement.id === cardId(last);
    return {
      ...placement,
      x: top.x,
      y: top.y,
      width: top.width,
      height: top.height,
      rotation: 0,
      // The card that will lie on top comes down last.
      z: LAYER.fan - 1 - (isLast ? 0 : 1) + at / 100,
      lift: 0.12,
    };
  });
  return [
    { scene: glowing, timing: () => timed(0, TIMES.fade), hold: TIMES.winnerPause },
    { scene: packet, timing: (id) => (stay.has(id) ? byHand(TIMES.packet) : timed(0, AWAY)), hold: 0 },
    { scene: gathered, timing: () => byHand(TIMES.gather - TIMES.packet, ARC), hold: 0 },
    { scene: then.scene, timing: () => AT_ONCE, hold: 0 },
  ];
}

/** What is left of the stack that won; all the winner's where nothing of it is. */
function winnersOf({ view }: Moment, seat: number): ReadonlySet<string> {
  const { stacks, winning } = view.lay ?? view.trick;
  const codesIn = (some: readonly StackView[]): string[] =>
    some.flatMap(({ cards }) => cards.map(({ card }) => card));
  const left = codesIn(view.trick.stacks);
  const crowned = winning === null ? undefined : stacks[winning];
  const won = crowned?.owner === seat ? codesIn([crowned]).filter((card) => left.includes(card)) : [];
  const all = won.length > 0 ? won : codesIn(view.trick.stacks.filter(({ owner }) => owner === seat));
  return new Set(all.map(cardId));
}

/** These cards glow as winners, and no other does. */
function glowOf(scene: Scene, winners: ReadonlySet<string>): Scene {
  return scene.map((placement): Placement => {
    if (winners.has(placement.id)) return { ...placement, halo: 'winner', lift: 0.7, shade: 0 };
    return placement.halo === 'winner' ? { ...placement, halo: null } : withoutGlow(placement);
  });
}

/** The Escape lights up, then what it takes goes onto its player's pile, whose card of before stays until it is covered. */
export function escape(event: Event & { readonly type: 'escaped' }, now: Moment, then: Moment): Step[] {
  const [by, id] = [cardId(event.by), cardId(event.take)];
  const lit = now.scene.map((placement): Placement => {
    if (placement.id === by) return { ...placement, halo: 'selected', shade: 0, lift: 0.7 };
    if (placement.id !== `escaping:${event.by}`) return placement;
    return { ...placement, width: placement.width * LARGER, height: placement.height * LARGER };
  });
  const stays = new Set(then.scene.map((placement) => placement.id));
  return [
    { scene: lit, timing: () => timed(0, TIMES.settle), hold: LOOKED_AT },
    {
      scene: then.scene,
      timing: (moved) => {
        if (moved === id) return byHand(TIMES.gather, ARC);
        const isCovered = !stays.has(moved) && moved.startsWith('card:');
        return isCovered ? timed(TIMES.gather, 0) : timed(0, TIMES.settle);
      },
      hold: 0,
    },
  ];
}

/** Who passes is looked at, and the sign of it comes. */
export function pass({ scene }: Moment): Step[] {
  return [{ scene, timing: () => timed(0, TIMES.settle), hold: LOOKED_AT }];
}

/** The game is over: the stack that won it glows while all others grow dark. */
export function showWinner(then: Moment): Step[] {
  const { trick, result } = then.view;
  const [winner] = result?.winners ?? [];
  if (winner === undefined || result?.winners.length !== 1 || trick.stacks.length === 0) return [];
  const winners = winnersOf(then, winner);
  const lying = new Set(trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => cardId(card))));
  const scene = glowOf(then.scene, winners).map((placement) =>
    lying.has(placement.id) && !winners.has(placement.id) ? { ...placement, shade: LOST } : placement,
  );
  return [{ scene, timing: () => timed(0, TIMES.light), hold: 2 * TIMES.winnerPause }];
}
