// Where the window stands: where it stood last time, as far as the screens of today allow.

/** In the pixels of the desktop. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Place extends Area {
  readonly maximized: boolean;
  readonly fullScreen: boolean;
}

/** What the table is first shown in. */
const USUAL = { width: 1280, height: 800 };
/** What every card can still be read in. */
export const SMALLEST = { width: 360, height: 480 };

/**
 * A place that can be seen whole.
 * @param kept where the window stood, or null
 * @param screens the parts of the screens that are free for windows, the primary one first
 */
export function placeOn(kept: Place | null, screens: readonly Area[]): Place {
  const [primary = { x: 0, y: 0, ...USUAL }] = screens;
  const best = kept === null ? null : mostCovered(kept, screens);
  const screen = best ?? primary;
  const wanted = kept ?? USUAL;
  const width = Math.min(Math.max(wanted.width, SMALLEST.width), screen.width);
  const height = Math.min(Math.max(wanted.height, SMALLEST.height), screen.height);
  const at =
    kept !== null && best !== null
      ? {
          x: within(kept.x, screen.x, screen.x + screen.width - width),
          y: within(kept.y, screen.y, screen.y + screen.height - height),
        }
      : {
          // Its screen is gone, or there was none yet.
          x: screen.x + Math.floor((screen.width - width) / 2),
          y: screen.y + Math.floor((screen.height - height) / 2),
        };
  return {
    ...at,
    width,
    height,
    maximized: kept?.maximized ?? false,
    fullScreen: kept?.fullScreen ?? false,
  };
}

/** The screen that shows most of an area; null when none shows any. */
function mostCovered(area: Area, screens: readonly Area[]): Area | null {
  let best: Area | null = null;
  let most = 0;
  for (const screen of screens) {
    const covered =
      overlap(area.x, area.width, screen.x, screen.width) *
      overlap(area.y, area.height, screen.y, screen.height);
    if (covered > most) {
      most = covered;
      best = screen;
    }
  }
  return best;
}

function overlap(from: number, length: number, otherFrom: number, otherLength: number): number {
  return Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
