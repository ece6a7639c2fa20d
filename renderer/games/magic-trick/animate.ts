// What happened, as steps: what the difference of two scenes alone would not show in the right order.
import type { Event, MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { Happened, Picture, Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { byHand, mean, timed, withoutGlow } from '../parts/timing.ts';
import { sleevePlacement, trickPlacement } from './layout.ts';
import type { Rect } from '../parts/row.ts';
import { NOTHING } from '../parts/focus.ts';
import { cardPicture } from './scene.ts';
import { place } from '../parts/place.ts';
import { cardId, LAYER, openCardId, panelOf, type Table, tableOf } from './table.ts';

/** How small cards of a taken trick are at most, and how much of a plate's height they take, under which they go. */
const [STACKED, UNDER_PLATE] = [0.35, 0.8];
/** How far cards turn on their way from the dealer, at most, in radians. */
const SPIN = 0.5;
/** How far the way of a card that is dealt, played or gathered bends, as a part of it. */
const [DEAL_ARC, PLAY_ARC, GATHER_ARC] = [0.14, 0.1, 0.12];
/** How far the cards of a packet are turned against each other, in radians, and of a row that is closed, in px. */
const [PACKET_TURN, CLOSED_STEP] = [0.07, 2];
/** Cards in a layer of the dealer's pack, and how much higher it lies than the one below, in px. */
const [PACK_LAYER, PACK_STEP] = [8, 1.5];
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
      // While other eyes are awaited at a shared screen, it is the near edge whose row this was.
      return event.sorter === (view.viewer === 'watcher' ? table.bottom : view.viewer)
        ? handOver(scene, table, event.owner)
        : [];
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

function isCard({ id }: Pick<Placement, 'id'>): boolean {
  return /^(card|open|gap|sort|link|removed)/.test(id);
}

function isInTrick({ id, z }: Placement): boolean {
  return /^(card|open)/.test(id) && z >= LAYER.trick && z < LAYER.sort;
}

function isToSort({ id, z }: Placement): boolean {
  return isCard({ id }) && !isAboutSorting(id) && z >= LAYER.sort && z < LAYER.focus;
}

/** The owner's name above the row to sort, and the brackets under it. */
function isAboutSorting(id: string): boolean {
  return /^(sort:name|link)/.test(id);
}

/** The old hand leaves; then one card at a time, clockwise from the dealer's left. */
function deal(scene: Scene, to: Scene, table: Table, dealer: number): Step[] {
  const { view } = table;
  const players = view.seats.length;
  // At a table just opened everything but the cards is there at once.
  const bare = (scene.length > 0 ? scene : to).filter((placement) => !isCard(placement));
  const { sleeve } = panelOf(table, dealer);
  const [x, y] = [sleeve.left + sleeve.width / 2, sleeve.top + sleeve.height / 2];
  const turns = new Map<string, number>();
  const backs = new Map<string, Picture>();
  view.rows.forEach((row, seat) => {
    const from = (seat - dealer - 1 + players) % players;
    row.forEach(({ suit }, slot) => {
      turns.set(cardId(view, seat, slot), slot * players + from);
      backs.set(cardId(view, seat, slot), cardPicture(suit, null));
    });
  });
  const pack = packOf(turns, backs, sleeve);
  // A card that waits to be dealt lies hidden in the dealer's pack.
  const stack = to
    .filter(({ id }) => turns.has(id))
    .map((card) => ({
      ...card,
      picture: backs.get(card.id) ?? card.picture,
      x,
      y,
      width: sleeve.width,
      height: sleeve.width * (card.height / card.width),
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
    { scene: [...bare, ...pack, ...stack], timing: () => timed(0, 0), hold: 0 },
    {
      scene: dealt,
      timing: (id) => {
        const turn = turns.get(id);
        if (turn === undefined) {
          // A layer of the pack is gone with the last card of it.
          const layer = pack.findIndex((one) => one.id === id);
          const last = turns.size - layer * PACK_LAYER - 1;
          return layer < 0 ? timed(0, TIMES.fade) : timed(last * TIMES.dealInterval, 0);
        }
        const arc = turn % 2 === 0 ? DEAL_ARC : -DEAL_ARC;
        return { delay: turn * TIMES.dealInterval, duration: TIMES.deal, ease: 'toss', arc };
      },
      hold: 0,
    },
  ];
}

/**
 * What is left of the pack while it is dealt, up the dealer's sleeve where nothing else lies yet: a few layers, the lowest
 * first, each under the back of its last card.
 */
function packOf(
  turns: ReadonlyMap<string, number>,
  backs: ReadonlyMap<string, Picture>,
  { left, top, width, height }: Rect,
): Placement[] {
  const cardHeight = width * CARD_PROPORTION;
  const lastFirst = [...turns].toSorted(([, one], [, other]) => other - one);
  return lastFirst
    .filter((_, index) => index % PACK_LAYER === 0)
    .map(([id], layer) => {
      const box = {
        left,
        top: top + (height - cardHeight) / 2 - layer * PACK_STEP,
        width,
        height: cardHeight,
      };
      return place(`pack:${layer}`, backs.get(id) ?? NOTHING, box, { z: LAYER.trick + layer, lift: 0.12 });
    });
}

/** The row that lies in the centre, in order, goes to its owner; what was said of it there is gone before. */
function handOver(scene: Scene, table: Table, owner: number): Step[] {
  const { row, plate } = panelOf(table, owner);
  const sorted = scene.filter(isToSort).toSorted(inReadingOrder);
  if (sorted.length === 0) return [];
  const going = new Set(sorted.map(({ id }) => id));
  const given = scene
    .filter(({ id }) => !isAboutSorting(id))
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
  return [
    { scene: given, timing: (id) => (going.has(id) ? byHand(TIMES.gather) : timed(0, TIMES.fade)), hold: 0 },
  ];
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

/** The winner's card glows, then the trick is closed into a packet that turns to its winner and goes under their plate. */
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
  // The marks on who leads, and on who was winning before the last card, have had their time.
  const glowing = scene
    .filter(({ id }) => id !== 'winning' && id !== 'leads')
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
    const smaller = Math.min(STACKED, (UNDER_PLATE * plate.height) / height);
    return {
      ...placement,
      ...home,
      z: LAYER.plate - 1,
      width: width * smaller,
      height: height * smaller,
      rotation: rotation / 2 + turned,
      lift: 0,
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
