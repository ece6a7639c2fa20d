// Watches how long frames take while things move, and tells when this machine is too slow for what draws.

/** A median frame longer than this, in ms, is no motion any more: fewer than 24 frames a second. */
const SLOW_FRAME = 42;
/** How many frames are needed for a judgement. */
const ENOUGH = 30;
/** A longer gap, in ms, was a pause and no frame. */
const PAUSE = 1000;

export interface FrameWatch {
  /** A frame begins, at this time in ms. */
  frame(now: number): void;
  /** Whether enough frames were seen, and at least half of them were slow. */
  readonly isSlow: boolean;
}

export function createFrameWatch(): FrameWatch {
  let last: number | null = null;
  let [seen, slow] = [0, 0];
  return {
    frame(now) {
      const took = last === null ? PAUSE : now - last;
      last = now;
      if (took <= 0 || took >= PAUSE) return;
      seen += 1;
      if (took > SLOW_FRAME) slow += 1;
    },
    get isSlow() {
      return seen >= ENOUGH && slow * 2 >= seen;
    },
  };
}
