// What happened, as steps: what the difference of two scenes alone would not show in the right order.
import type { Event, MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { Happened, Placement, Scene, Step, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { sleevePlacement, trickPlacement } from './layout.ts';
import { cardId, LAYER, openCardId, panelOf, type Table, tableOf } from './table.ts';

/** How small cards are when they lie in a stack: taken, or not yet dealt. */
const STACKED = 0.35;
/** How far cards turn on their way from the dealer, at most, in radians. */
const SPIN = 0.5;
/** How far the way of a card that is dealt, played or gathered bends, as a part of it. */
const [DEAL_ARC, PLAY_ARC, GATHER_ARC] = [0.14, 0.1, 0.12];
/** How far the cards of a packet are turned against each other, in radians, and of a row that is closed, in px. */
const [PACKET_TURN, CLOSED_STEP] = [0.07, 2];
/** From one card of a row that fans out to the next. */
const FAN_INTERVAL = 8;

/** The steps for a view's events, in order; what is left over is settled by the stage. */
export function animate(view: MagicTrickView, happened: Happened): Step[] {
  const table = tableOf(view, happened.input, happened.size);
  const steps: Step[] = [];
  let scene = happened.before;
  for (const event of happened.events as readonly Event[]) {
    const more = stepsFor(event, scene, happened.after, table);
    steps.push(...more);
    scene = more.at(-1)?.scene ?? scene;
  }
  return steps;
}

function stepsFor(event: Event, scene: Scene, after: Scene, table: Table): Step[] {
  const { view } = table;
  switch (event.type) {
    case 'dealt':
      return deal(scene, after, table, event.dealer);
    case 'arranged':
      return event.sorter === view.viewer ? handOver(scene, table, event.owner) : [];
    case 'sorted':
      return fallIntoOrder(scene, after, table);
    case 'played': {
      const order = scene.filter(isInTrick).length;
      return [open(scene, after, table, event, trickPlacement(table, event.seat, event.card, order))];
    }
    case 'sleeved':
      return [open(scene, after, table, event, sleevePlacement(table, event.seat, event.card))];
    case 'trick-taken':
      return gather(scene, table, event);
    case 'passed':
    case 'scored':
    case 'ended':
      return [];
    default:
      return event satisfies never;
  }
}

const timed = (delay: number, duration: number): Timing => ({ delay, duration });
const byHand = (duration: number, arc = 0): Timing => ({ delay: 0, duration, ease: 'hand', arc });

function isCard({ id }: Placement): boolean {
  return /^(card|open|gap|sort|link|removed)/.test(id);
}

function isInTrick({ id, z }: Placement): boolean {
  return /^(card|open)/.test(id) && z >= LAYER.trick && z < LAYER.sort;
}

/** The old hand leaves; then one card at a time, clockwise from the dealer's left. */
function deal(scene: Scene, to: Scene, table: Table, dealer: number): Step[] {
  const { view } = table;
  const players = view.seats.length;
  const bare = scene.filter((placement) => !isCard(placement));
  const { plate } = panelOf(table, dealer);
  const [x, y] = [plate.left + plate.width / 2, plate.top + plate.height / 2];
  const turns = new Map<string, number>();
  view.rows.forEach((row, seat) => {
    const from = (seat - dealer - 1 + players) % players;
    row.forEach((_, slot) => turns.set(cardId(view, seat, slot), slot * players + from));
  });
  // A card that waits to be dealt lies hidden in the dealer's stack.
  const stack = to
    .filter(({ id }) => turns.has(id))
    .map((card) => ({
      ...card,
      x,
      y,
      width: card.width * STACKED,
      height: card.height * STACKED,
      // Each leaves the hand a little differently, and every time in the same way.
      rotation: ((((turns.get(card.id) ?? 0) * 5) % 7) / 3 - 1) * SPIN,
      alpha: 0,
      target: null,
    }));
  const dealt = to.filter(
    (placement) => !placement.id.startsWith('sort') && !placement.id.startsWith('link'),
  );
  return [
    ...(scene.length > bare.length ? [{ scene: bare, timing: () => timed(0, TIMES.fade), hold: 0 }] : []),
    { scene: [...bare, ...stack], timing: () => timed(0, 0), hold: 0 },
    {
      scene: dealt,
      timing: (id) => {
        const turn = turns.get(id);
        if (turn === undefined) return timed(0, TIMES.fade);
        const arc = turn % 2 === 0 ? DEAL_ARC : -DEAL_ARC;
        return { delay: turn * TIMES.dealInterval, duration: TIMES.deal, ease: 'toss', arc };
      },
      hold: 0,
    },
  ];
}

/** The row that the viewer has sorted goes to its owner. */
function handOver(scene: Scene, table: Table, owner: number): Step[] {
  const { row, plate } = panelOf(table, owner);
  const sorted = scene.filter(({ target }) => target?.startsWith('sort:')).toSorted(inReadingOrder);
  const given = scene
    .filter(({ id }) => !/^(sort:name|link)/.test(id))
    .map((placement) => {
      const index = sorted.indexOf(placement);
      if (index < 0) return placement;
      const spot = row.cards[index] ?? { x: plate.left, y: plate.top };
      return {
        ...placement,
        ...spot,
        z: LAYER.sort + index,
        width: row.cardWidth,
        height: row.cardHeight,
        halo: null,
        lift: 0.1,
        shade: 0,
        target: null,
      };
    });
  return [{ scene: given, timing: () => byHand(TIMES.gather), hold: 0 }];
}

/** Line by line, and from left to right. */
function inReadingOrder(one: Placement, other: Placement): number {
  const sameLine = Math.abs(one.y - other.y) < one.height / 2;
  return sameLine ? one.x - other.x : one.y - other.y;
}

/** Every row gets its order, one after the other: it closes and fans out; ranks that the viewer knows are turned up. */
function fallIntoOrder(scene: Scene, to: Scene, { view }: Table): Step[] {
  const sorted = new Map(to.filter(({ id }) => id.startsWith('card:')).map((card) => [card.id, card]));
  const players = view.seats.length;
  let now: Scene = scene.filter(({ id }) => !/^(sort|link)/.test(id));
  return Array.from({ length: players }, (_, turn) => (view.dealer + 1 + turn) % players).flatMap((seat) => {
    const isOfRow = ({ id }: Placement): boolean => id.startsWith(`card:${seat}:`);
    const row = now.filter(isOfRow).toSorted(inReadingOrder);
    const index = new Map(row.map(({ id }, at) => [id, at]));
    const [x, y] = [mean(row.map((card) => card.x)), mean(row.map((card) => card.y))];
    const closed = now.map((card): Placement => {
      const at = index.get(card.id);
      if (at === undefined) return card;
      return {
        ...card,
        x: x + (at - row.length / 2) * CLOSED_STEP,
        y,
        rotation: 0,
        halo: null,
        target: null,
      };
    });
    const fanned = now.map((card): Placement => {
      const next = index.has(card.id) ? sorted.get(card.id) : undefined;
      return next ? { ...next, halo: null, shade: 0 } : card;
    });
    now = fanned;
    return [
      { scene: closed, timing: () => byHand(TIMES.close), hold: 0 },
      {
        scene: fanned,
        timing: (id) => ({
          ...byHand(TIMES.sort - TIMES.close),
          delay: index.has(id) ? ((sorted.get(id)?.z ?? LAYER.row) - LAYER.row) * FAN_INTERVAL : 0,
        }),
        hold: 0,
      },
    ];
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** A card leaves its row and is opened where it goes. */
function open(
  scene: Scene,
  to: Scene,
  { view }: Table,
  event: { seat: number; slot: number; card: string },
  goal: Placement,
): Step {
  const id = cardId(view, event.seat, event.slot);
  const gap = to.find((placement) => placement.id === `gap:${event.seat}:${event.slot}`);
  const others = scene
    .filter((placement) => placement.id !== id && placement.id !== gap?.id)
    .map(withoutGlow);
  return {
    scene: [...others, ...(gap ? [gap] : []), { ...goal, id, halo: 'played' }],
    timing: (moved) => (moved === id ? byHand(TIMES.play, PLAY_ARC) : timed(0, TIMES.fade)),
    hold: 0,
  };
}

/** What was played before the last card glows no more. */
function withoutGlow(placement: Placement): Placement {
  return placement.halo === 'played' ? { ...placement, halo: null } : placement;
}

/** The winner's card glows, then the trick is closed into a packet that turns towards its winner and goes there. */
function gather(
  scene: Scene,
  table: Table,
  event: { seat: number; cards: readonly string[]; leader: number },
): Step[] {
  const { view } = table;
  const players = view.seats.length;
  const winning = event.cards[(event.seat - event.leader + players) % players] ?? '';
  const winner = openCardId(view, event.seat, winning);
  const { plate } = panelOf(table, event.seat);
  const home = { x: plate.left + plate.width / 2, y: plate.top + plate.height / 2 };
  // The mark on who was winning before the last card has had its time.
  const glowing = scene
    .filter(({ id }) => id !== 'winning')
    .map((placement): Placement =>
      placement.id === winner
        ? { ...placement, halo: 'winner', lift: 0.7, z: LAYER.trick + 20 }
        : withoutGlow(placement),
    );
  const trick = glowing.filter(isInTrick).toSorted((one, other) => one.z - other.z);
  const middle = { x: mean(trick.map((card) => card.x)), y: mean(trick.map((card) => card.y)) };
  const packet = glowing.map((placement): Placement => {
    const order = trick.indexOf(placement);
    if (order < 0) return placement;
    const rotation = (order - (trick.length - 1) / 2) * PACKET_TURN;
    return { ...placement, ...middle, rotation, halo: null, lift: 0.5 };
  });
  const turned = turnTowards(home.x - middle.x, home.y - middle.y);
  const gathered = packet.map((placement): Placement => {
    if (!isInTrick(placement)) return placement;
    const { width, height, rotation } = placement;
    return {
      ...placement,
      ...home,
      width: width * STACKED,
      height: height * STACKED,
      rotation: rotation / 2 + turned,
      alpha: 0,
    };
  });
  return [
    { scene: glowing, timing: () => timed(0, TIMES.fade), hold: TIMES.winnerPause },
    { scene: packet, timing: () => byHand(TIMES.packet), hold: 0 },
    { scene: gathered, timing: () => byHand(TIMES.gather - TIMES.packet, GATHER_ARC), hold: 0 },
  ];
}

/** How far a card is turned so that its long side points that way, either end first: at most a quarter. */
function turnTowards(x: number, y: number): number {
  const angle = Math.atan2(y, x) + Math.PI / 2;
  return angle - Math.PI * Math.round(angle / Math.PI);
}
