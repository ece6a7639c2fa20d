// Pointers on the canvas: a tap points, a long press asks; what a mouse hovers over or a finger lies on is told.
import type { StageListeners, Target } from './contract.ts';

/** What listens on a canvas. */
export interface Pointers {
  /** What lies under a mouse that rests may have changed: tells what it hovers over now. */
  lookAgain(): void;
  stop(): void;
}

export interface PointerListeners extends StageListeners {
  /** A finger is on something, has slid to something else, or is on nothing any more. */
  touch(target: Target | null): void;
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
  let mouse: { clientX: number; clientY: number } | null = null;
  let hovered: Target | null = null;
  let touched: Target | null = null;
  let pressed: { pointer: number; target: Target; x: number; y: number; timer: number } | null = null;

  const at = (event: { clientX: number; clientY: number }): Target | null => {
    const box = canvas.getBoundingClientRect();
    return targetAt(event.clientX - box.left, event.clientY - box.top);
  };
  const hover = (target: Target | null): void => {
    if (target === hovered) return;
    hovered = target;
    canvas.style.cursor = target === null ? 'default' : 'pointer';
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
    pressed = { pointer: event.pointerId, target, x: event.clientX, y: event.clientY, timer };
  });
  on('pointermove', (event) => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) release();
    if (event.pointerType === 'mouse') {
      mouse = { clientX: event.clientX, clientY: event.clientY };
      hover(at(mouse));
    } else if (event.isPrimary && touched !== null) touch(at(event) ?? touched);
  });
  on('pointerup', (event) => {
    const was = pressed;
    release();
    const target = at(event);
    touch(null);
    // What is under the finger may have moved meanwhile; then nothing was pointed at.
    if (was && was.pointer === event.pointerId && target === was.target) listeners.point(was.target);
  });
  on('pointercancel', () => {
    release();
    touch(null);
  });
  on('pointerleave', () => {
    mouse = null;
    release();
    touch(null);
    hover(null);
  });
  // A long press is the question "why not?", not the browser's menu.
  on('contextmenu', (event) => event.preventDefault());
  return {
    lookAgain() {
      if (mouse) hover(at(mouse));
    },
    stop() {
      release();
      stop.abort();
    },
  };
}
