// Keeps a press from doing more than it was meant to: one that hurries what moves, or follows a move too closely, does nothing else.

/** Longest pause between two presses of a double click, or of a key by a shaking finger, in milliseconds. */
export const DOUBLE_MS = 500;
/** How far apart two presses of a double click may be, in px. */
const SLIP = 12;
/** Keys that choose, or that would be lost on whoever presses them while things move. */
const PRESSING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);
/** Longest pause between two presses of somebody who goes on pressing without looking at what comes, in milliseconds. */
const HURRY_MS = 400;
/** Cards on the picture and in the table's lists. */
const CARDS = 'canvas, [data-target]';
/** Parts of the screen that are not the table: pressing there hurries nothing and makes no move. */
const BESIDE_THE_TABLE = 'header, aside, dialog, .curtain';

/** What is looked at of an event. */
type Heard<Kind extends Event, Key extends keyof Kind> = Pick<
  Kind,
  Key | 'target' | 'stopPropagation' | 'preventDefault'
>;

/** Listeners for the capturing phase of the element that holds the table. */
export interface Listeners {
  pointerDown(event: Heard<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>): void;
  click(event: Heard<MouseEvent, 'detail'>): void;
  keyDown(event: Heard<KeyboardEvent, 'key' | 'repeat' | 'timeStamp'>): void;
  keyUp(event: Heard<KeyboardEvent, 'key'>): void;
}

export interface Gestures extends Listeners {
  /** Whether the last press of a pointer followed another in the same place, as the second one of a double click. */
  readonly isAgain: boolean;
  /** A card that was dragged is let go at this time, in milliseconds as events have it: as with a press, haste begins there. */
  letGo(at: number): void;
}

export interface GestureParts {
  /** Hurries what moves to its end; false when nothing moves. */
  readonly hurry: () => boolean;
  /** Whether a question can be answered that is in sight: then a press was meant for it, whatever else moves. */
  readonly isAsked: () => boolean;
  /** How many moves have been made. */
  readonly moves: () => number;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Moves made before the first press of a double or triple click. */
  readonly moves: number;
}

/** Presses on cards, whichever, one soon after the other. */
type Hurry = Pick<Press, 'at' | 'moves'>;

/** Gestures over a table at rest so far. */
export function createGestures({ hurry, isAsked, moves }: GestureParts): Gestures {
  let last: Press | null = null;
  let isAgain = false;
  let swallowsClick = false;
  let swallowedKey: string | null = null;
  /** The last key that chose, and the moves made before the first of a series; null once another key was pressed. */
  let lastKey: Hurry | null = null;
  let onCards: Hurry | null = null;

  /** Hurries what moves; true when that is all that a press was good for. */
  const onlyHurries = (): boolean => {
    const wasAsked = isAsked();
    return hurry() && !wasAsked;
  };

  /** Whether a card is pressed in the same hurry in which one was played: that was not looked at, and is no answer. */
  const isSameHurry = ({ target, timeStamp: at }: Pick<Event, 'target' | 'timeStamp'>): boolean => {
    if (!isIn(target, CARDS)) {
      // What a button does is no card played; who has played one before is in a hurry still.
      if (onCards?.moves === moves()) onCards = null;
      return false;
    }
    const goesOn = onCards !== null && at - onCards.at < HURRY_MS;
    onCards = { at, moves: goesOn && onCards ? onCards.moves : moves() };
    return onCards.moves !== moves();
  };

  return {
    get isAgain() {
      return isAgain;
    },
    pointerDown(event) {
      const { clientX: x, clientY: y, timeStamp: at } = event;
      isAgain = last !== null && at - last.at < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < SLIP;
      swallowsClick = false;
      if (isBeside(event.target)) {
        // Whoever closes a sheet by a double click does not mean the card under it.
        last = { x, y, at, moves: -1 };
        return;
      }
      last = { x, y, at, moves: isAgain && last ? last.moves : moves() };
      const isHurry = isSameHurry(event);
      // Whoever presses on hurries what moves all the same.
      if (moves() === last.moves && !onlyHurries() && !isHurry) return;
      swallowsClick = true;
      event.stopPropagation();
    },
    letGo(at) {
      onCards = { at, moves: moves() };
    },
    click(event) {
      // A click that no pointer made is a gesture of its own.
      if (swallowsClick && event.detail > 0) swallow(event);
    },
    keyDown(event) {
      const { timeStamp: at } = event;
      if (!PRESSING_KEYS.has(event.key)) {
        lastKey = null;
        return;
      }
      if (isBeside(event.target)) {
        lastKey = { at, moves: -1 };
        return;
      }
      // A key that is held down was pressed once.
      if (!event.repeat) {
        const isAgain = lastKey !== null && at - lastKey.at < DOUBLE_MS;
        lastKey = { at, moves: isAgain && lastKey ? lastKey.moves : moves() };
        // After a move the focus has gone to something else, which a shaking finger does not mean.
        const isHurry = isSameHurry(event);
        swallowedKey = moves() !== lastKey.moves || onlyHurries() || isHurry ? event.key : null;
      }
      if (event.repeat || swallowedKey === event.key) swallow(event);
    },
    keyUp(event) {
      if (event.key !== swallowedKey) return;
      // Space clicks when it is let go.
      swallowedKey = null;
      swallow(event);
    },
  };
}

function swallow(event: Pick<Event, 'stopPropagation' | 'preventDefault'>): void {
  event.stopPropagation();
  event.preventDefault();
}

function isBeside(target: EventTarget | null): boolean {
  return isIn(target, BESIDE_THE_TABLE);
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target !== null && (target as Element).closest(selector) !== null;
}
