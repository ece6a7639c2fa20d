// Keys that mean something wherever the focus is in a replay.
import { speedBeside } from './speed.ts';
import type { Projector } from './projector.ts';
import { markAfter, markBefore, type Mark } from './marks.ts';
import { lastStep } from './reel.ts';

/** Where a key has a meaning of its own. */
const OWN: Readonly<Record<string, string>> = {
  ' ': 'button, a, summary, select, input, [role="button"]',
  Enter: '*',
};
/** What is chosen, typed or scrolled with these keys. */
const TYPED = 'select, input, textarea, .log-list, .sheet-body';

/** Does what a key means; false when it means nothing here. @param target what has the focus */
export function replayKey(
  projector: Projector,
  marks: readonly Mark[],
  key: string,
  target: Pick<Element, 'closest'> | null,
): boolean {
  if (target?.closest(OWN[key] ?? TYPED)) return false;
  const { at, wanted, reel, speed } = projector.state.state;
  const from = wanted ?? at;
  switch (key) {
    case 'ArrowRight':
      projector.step(1);
      return true;
    case 'ArrowLeft':
      projector.step(-1);
      return true;
    case 'Home':
      projector.go(0);
      return true;
    case 'End':
      if (reel) projector.go(lastStep(reel));
      return true;
    case 'PageDown':
      projector.go(markAfter(marks, from)?.step ?? (reel ? lastStep(reel) : from));
      return true;
    case 'PageUp':
      projector.go(markBefore(marks, from)?.step ?? 0);
      return true;
    case ' ':
      projector.toggle();
      return true;
    case '+':
      projector.setSpeed(speedBeside(speed, 1));
      return true;
    case '-':
      projector.setSpeed(speedBeside(speed, -1));
      return true;
    default:
      return false;
  }
}
