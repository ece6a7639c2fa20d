// What happened, as steps: what the difference of two scenes alone would not show in the right order.
import type { Event, MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { Happened, Placement, Scene, Step, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { sleevePlacement, trickPlacement } from './layout.ts';
import { cardId, LAYER, openCardId, panelOf, type Table, tableOf } from './table.ts';

/** How small cards are when they lie in a stack: taken, or not yet dealt. */
const STACKED = 0.35;
/** From one row that falls into order to the next. */
const ROW_INTERVAL = 180;

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
      return [fallIntoOrder(scene, after, table)];
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
      timing: (id) =>
        timed((turns.get(id) ?? 0) * TIMES.dealInterval, turns.has(id) ? TIMES.deal : TIMES.fade),
      hold: 0,
    },
  ];
}

/** The row that the viewer has sorted goes to its owner. */
function handOver(scene: Scene, table: Table, owner: number): Step[] {
  const { row, plate } = panelOf(table, owner);
  const given = scene
    .filter(({ id }) => !/^(sort:name|link)/.test(id))
    .map((placement) => {
      if (!placement.target?.startsWith('sort:')) return placement;
      const index = placement.z - LAYER.sort;
      const spot = row.cards[index] ?? { x: plate.left, y: plate.top };
      return {
        ...placement,
        ...spot,
        width: row.cardWidth,
        height: row.cardHeight,
        halo: null,
        lift: 0.1,
        shade: 0,
        target: null,
      };
    });
  return [{ scene: given, timing: () => timed(0, TIMES.gather), hold: 0 }];
}

/** Every row gets its order, one after the other; ranks that the viewer knows are turned up. */
function fallIntoOrder(scene: Scene, to: Scene, table: Table): Step {
  const sorted = new Map(
    to.filter(({ id }) => id.startsWith('card:')).map((placement) => [placement.id, placement]),
  );
  const seatOf = (id: string): number => Number(id.split(':')[1]);
  return {
    scene: scene
      .filter(({ id }) => !/^(sort|link)/.test(id))
      .map((placement) => {
        const next = sorted.get(placement.id);
        return next ? { ...next, halo: null, shade: 0 } : placement;
      }),
    timing: (id) => {
      const turn = id.startsWith('card:')
        ? (seatOf(id) - table.view.dealer - 1 + 2 * table.view.seats.length) % table.view.seats.length
        : 0;
      return timed(turn * ROW_INTERVAL, TIMES.sort);
    },
    hold: 0,
  };
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
  const others = scene.filter((placement) => placement.id !== id && placement.id !== gap?.id);
  return {
    scene: [...others, ...(gap ? [gap] : []), { ...goal, id }],
    timing: (moved) => timed(0, moved === id ? TIMES.play : TIMES.fade),
    hold: 0,
  };
}

/** The winner's card glows, then the trick goes to its winner. */
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
  const [x, y] = [plate.left + plate.width / 2, plate.top + plate.height / 2];
  // The mark on who was winning before the last card has had its time.
  const glowing = scene
    .filter(({ id }) => id !== 'winning')
    .map((placement): Placement =>
      placement.id === winner ? { ...placement, halo: 'winner', lift: 0.7, z: LAYER.trick + 20 } : placement,
    );
  const gathered = glowing.map((placement): Placement =>
    isInTrick(placement)
      ? {
          ...placement,
          x,
          y,
          width: placement.width * STACKED,
          height: placement.height * STACKED,
          halo: null,
          alpha: 0,
        }
      : placement,
  );
  return [
    { scene: glowing, timing: () => timed(0, TIMES.fade), hold: TIMES.winnerPause },
    { scene: gathered, timing: () => timed(0, TIMES.gather), hold: 0 },
  ];
}
