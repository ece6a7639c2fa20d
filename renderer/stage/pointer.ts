// Pointers on the canvas: a tap points, a long press asks, a drag carries; what a mouse hovers over or a finger lies on is told.
import type { Point } from './carry.ts';
import type { StageListeners, Target } from './contract.ts';

/** What listens on a canvas. */
export interface Pointers {
  /** What lies under a mouse that rests may have changed: tells what it hovers over now. */
  lookAgain(): void;
  stop(): void;
}

export interface PointerListeners extends Pick<StageListeners, 'point' | 'longPress' | 'hover'> {
  /** A finger is on something, has slid to something else, or is on nothing any more. */
  touch(target: Target | null): void;
  /** A target is dragged from a point of the canvas: whether it is carried from now on. */
  lift(target: Target, at: Point): boolean;
  /** What is carried is there now. */
  carry(at: Point): void;
  /** What is carried is let go there, or (null) is to be put back. */
  drop(at: Point | null): void;
}

/** Where a pointer is in the window. */
type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** A button or finger that is down on something that might be dragged. */
interface Grip {
  readonly target: Target;
  readonly x: number;
  readonly y: number;
  /** It cannot be carried. */
  readonly isFixed?: boolean;
}

/** How long a press is before it asks instead of pointing, in ms. */
const LONG_PRESS = 500;
/** How far a finger may slip and still press, in px. */
const SLIP = 12;

/** Listens on `canvas`; `targetAt` says what lies at a point of it, in CSS px. */
export function listenToPointers(
  canvas: HTMLCanvasElement,
  targetAt: (x: number, y: number) => Target | null,
  listeners: PointerListeners,
): Pointers {
  /** Where the mouse is over the canvas; null while it is not there. */
  let mouse: Place | null = null;
  let hovered: Target | null = null;
  let touched: Target | null = null;
  let pressed: { pointer: number; target: Target; x: number; y: number; timer: number } | null = null;
  let grip: Grip | null = null;
  /** The pointer that carries something, and where it is. */
  let carrying: { pointer: number; place: Place; release: AbortController } | null = null;

  const pointOf = ({ clientX, clientY }: Place): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const at = (place: Place): Target | null => {
    const { x, y } = pointOf(place);
    return targetAt(x, y);
  };
  const hover = (target: Target | null): void => {
    if (carrying) return;
    canvas.style.cursor = target === null ? 'default' : 'pointer';
    if (target === hovered) return;
    hovered = target;
    listeners.hover(target);
  };
  const touch = (target: Target | null): void => {
    if (target === touched) return;
    touched = target;
    listeners.touch(target);
  };
  const release = (): void => {
    if (pressed) window.clearTimeout(pressed.timer);
    pressed = null;
  };

  /** Lets go of what is carried at a place of the window, or (null) puts it back. */
  const letGo = (place: Place | null): void => {
    if (!carrying) return;
    carrying.release.abort();
    carrying = null;
    listeners.drop(place && pointOf(place));
    if (mouse) hover(at(mouse));
  };

  const lift = (event: PointerEvent, gripped: Grip): void => {
    release();
    if (!listeners.lift(gripped.target, pointOf(event))) {
      grip = { ...gripped, isFixed: true };
      return;
    }
    grip = null;
    touch(null);
    hover(null);
    canvas.style.cursor = 'grabbing';
    const end = new AbortController();
    carrying = { pointer: event.pointerId, place: event, release: end };
    // It is carried as long as the button is down, also beside the canvas.
    canvas.setPointerCapture(event.pointerId);
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return;
        // It takes back what is in the hand, and nothing else.
        key.stopPropagation();
        key.preventDefault();
        letGo(null);
      },
      { capture: true, signal: end.signal },
    );
  };

  /** Whether what is pressed is dragged: by a mouse anywhere; a finger that slides along a row only reads it. */
  const isDragged = (event: PointerEvent, { x, y, isFixed }: Grip): boolean => {
    if (isFixed) return false;
    const [dx, dy] = [Math.abs(event.clientX - x), Math.abs(event.clientY - y)];
    return event.pointerType === 'mouse' ? Math.hypot(dx, dy) > SLIP : dy > SLIP && dy > dx;
  };

  const stop = new AbortController();
  const on = (type: string, listener: (event: PointerEvent) => void): void =>
    canvas.addEventListener(type, listener as EventListener, { signal: stop.signal });

  on('pointerdown', (event) => {
    release();
    const target = at(event);
    if (event.isPrimary && event.pointerType !== 'mouse') touch(target);
    if (!event.isPrimary || event.button !== 0 || target === null) return;
    const timer = window.setTimeout(() => {
      release();
      listeners.longPress(target);
    }, LONG_PRESS);
    const { clientX: x, clientY: y } = event;
    pressed = { pointer: event.pointerId, target, x, y, timer };
    grip = { target, x, y };
  });
  on('pointermove', (event) => {
    const isMouse = event.pointerType === 'mouse';
    if (isMouse) mouse = event;
    if (carrying) {
      if (event.pointerId !== carrying.pointer) return;
      // Its button was let go where nobody heard of it.
      if (isMouse && event.buttons === 0) return letGo(null);
      carrying.place = event;
      listeners.carry(pointOf(event));
      return;
    }
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) release();
    if (grip && event.isPrimary && isDragged(event, grip)) lift(event, grip);
    if (carrying) return;
    if (isMouse) hover(at(event));
    else if (event.isPrimary && touched !== null) {
      touch(at(event) ?? touched);
      // What the finger has slid to is what it may carry away.
      if (grip && grip.target !== touched) grip = { target: touched, x: event.clientX, y: event.clientY };
    }
  });
  on('pointerup', (event) => {
    grip = null;
    if (carrying) {
      if (event.pointerId === carrying.pointer) letGo(event);
      return;
    }
    const was = pressed;
    release();
    const target = at(event);
    touch(null);
    // What is under the finger may have moved meanwhile; then nothing was pointed at.
    if (was && was.pointer === event.pointerId && target === was.target) listeners.point(was.target);
  });
  const leave = (): void => {
    grip = null;
    release();
    touch(null);
    letGo(null);
  };
  on('pointercancel', leave);
  on('lostpointercapture', () => letGo(null));
  on('pointerleave', () => {
    mouse = null;
    leave();
    hover(null);
  });
  // A long press is the question "why not?", not the browser's menu.
  on('contextmenu', (event) => event.preventDefault());
  return {
    lookAgain() {
      if (carrying) listeners.carry(pointOf(carrying.place));
      else if (mouse) hover(at(mouse));
    },
    stop() {
      release();
      carrying?.release.abort();
      stop.abort();
    },
  };
}
