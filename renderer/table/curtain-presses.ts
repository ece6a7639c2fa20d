// Keeps presses on their side of the curtain: none that began before it had fallen, or in a sheet over it, lifts it; none
// that lifted it plays a card.
import type { Listeners } from './gestures.ts';
import type { CurtainPhase } from './curtain-phase.ts';

/** Longest pause between two presses of a double click, or of a key that is pressed twice, in milliseconds. */
const DOUBLE_MS = 500;
/** How far apart two presses of a double click may be, in px. */
const SLIP = 12;
/** Keys that choose. */
const PRESSING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

/** What the table looked like to whoever pressed; `over`: they pressed in a sheet that lay over it. */
type Side = 'up' | 'down' | 'over';

interface Press {
  readonly at: number;
  readonly side: Side;
}

export interface CurtainPressParts {
  readonly phase: () => CurtainPhase;
  /** Ends at once what the curtain does. */
  readonly hurry: () => void;
}

/** Listeners that go before those of the table; each is true when the press is used up. */
export type CurtainPresses = {
  readonly [Name in keyof Listeners]: (
    event: Parameters<Listeners[Name]>[0] & { readonly timeStamp: number },
  ) => boolean;
};

export function createCurtainPresses({ phase, hurry }: CurtainPressParts): CurtainPresses {
  let pointer: (Press & { readonly x: number; readonly y: number }) | null = null;
  let key: (Press & { readonly key: string }) | null = null;
  let swallowsClick = false;

  /** The side a press belongs to, and whether it comes too early there: while cloth moves, or too close after another. */
  const judge = (
    target: EventTarget | null,
    at: number,
    before: Press | null,
  ): { side: Side; isEarly: boolean } => {
    const now = whereIs(target);
    // What moves is pressed at as it was before.
    if (now === 'falling' || now === 'rising') {
      hurry();
      return { side: now === 'falling' ? 'up' : 'down', isEarly: true };
    }
    const follows = before !== null && at - before.at < DOUBLE_MS;
    // A sheet over the table is opened and closed as fast as anybody likes; only the curtain tells persons apart.
    return follows && before.side !== now && (before.side === 'down' || now === 'down')
      ? { side: before.side, isEarly: true }
      : { side: now, isEarly: false };
  };

  /** What is pressed at: a sheet, or else the table as the curtain leaves it. */
  const whereIs = (target: EventTarget | null): CurtainPhase | 'over' =>
    isInSheet(target) ? 'over' : phase();

  return {
    pointerDown(event) {
      const { clientX: x, clientY: y, timeStamp: at } = event;
      const isSamePlace = pointer !== null && Math.hypot(x - pointer.x, y - pointer.y) < SLIP;
      const { side, isEarly } = judge(event.target, at, isSamePlace ? pointer : null);
      pointer = { x, y, at, side };
      swallowsClick = isEarly;
      if (isEarly) event.stopPropagation();
      return isEarly;
    },
    click(event) {
      // A click that no pointer made is a gesture of its own; one whose press began on the other side is none.
      const isMine =
        event.detail > 0 && (swallowsClick || (pointer !== null && pointer.side !== whereIs(event.target)));
      if (isMine) swallow(event);
      return isMine;
    },
    keyDown(event) {
      if (!PRESSING_KEYS.has(event.key)) {
        key = null;
        return false;
      }
      if (event.repeat && key?.key === event.key) {
        // A key that is held down was pressed once, and where it was pressed.
        if (key.side === whereIs(event.target)) return false;
        key = { ...key, at: event.timeStamp };
        swallow(event);
        return true;
      }
      const { side, isEarly } = judge(event.target, event.timeStamp, key?.key === event.key ? key : null);
      key = { key: event.key, at: event.timeStamp, side };
      if (isEarly) swallow(event);
      return isEarly;
    },
    keyUp(event) {
      // Space clicks when it is let go.
      const isMine = key?.key === event.key && key.side !== whereIs(event.target);
      if (isMine) swallow(event);
      return isMine;
    },
  };
}

function isInSheet(target: EventTarget | null): boolean {
  return target !== null && (target as Element).closest('dialog') !== null;
}

function swallow(event: Pick<Event, 'stopPropagation' | 'preventDefault'>): void {
  event.stopPropagation();
  event.preventDefault();
}
