// How long the table waits before it shows what a bot did, so that people can follow.
import type { Settings } from '../settings/settings.ts';
import { stretchOf } from '../stage/motion.ts';
import type { Frame, Moment } from '../store/state.ts';

/** In milliseconds at normal speed. */
const PAUSES: Readonly<Record<Settings['pace'], number>> = { quick: 0, steady: 450, slow: 1200 };

/** The pause before what a bot did; where nothing flies it is as long as at normal speed. */
export function pauseOf({ pace, motion }: Pick<Settings, 'pace' | 'motion'>): number {
  return PAUSES[pace] * (stretchOf(motion) || 1);
}

/** The pause before a frame: for what bots did, and nothing for anything else. */
export function pauseBefore(
  shown: Moment,
  frame: Frame,
  settings: Pick<Settings, 'pace' | 'motion'>,
): number {
  return isOfBots(shown, frame) ? pauseOf(settings) : 0;
}

/** Whether bots alone brought about `frame`, in which there is something to follow: those who were asked `before` and have answered. */
export function isOfBots(before: Moment, frame: Frame): boolean {
  if (frame.isPast || frame.isPassing || frame.events.length === 0) return false;
  const { awaiting } = before.view;
  const answered = awaiting.filter((seat) => !frame.view.awaiting.includes(seat));
  // Who is asked again and again is asked before and after.
  const actors = answered.length > 0 ? answered : awaiting;
  return actors.length > 0 && actors.every((seat) => before.seats[seat]?.kind === 'bot');
}
