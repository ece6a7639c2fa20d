// What is folded out beside a replay: the log and, where they lie open, everybody's cards. Where there is little room, one of them.
import { useEffect, useState } from 'preact/hooks';

export interface Sides {
  readonly log: boolean;
  readonly cards: boolean;
}

/** Where the log lies over the picture and not beside it, as in the style sheet. */
const NARROW = '(max-width: 44rem), (max-height: 28rem)';
/** Where there is room for it from the beginning, counted in letters: large words need more. */
const ROOMY_REM = 60;

function isRoomy(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return innerWidth >= ROOMY_REM * rem;
}

function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

const NONE: Sides = { log: false, cards: false };

/** @param isOpen everybody's cards lie open; then they are folded out, once, unless the picture has them and there is room for one only */
export function useSides(
  isOpen: boolean,
  isInPicture: boolean,
): [Sides, (side: keyof Sides, isFolded: boolean) => void] {
  const [sides, setSides] = useState<Sides>(() => ({ log: isRoomy(), cards: false }));
  useEffect(() => {
    if (!isOpen || (isInPicture && isNarrow())) return;
    setSides((before) => ({ ...(isNarrow() ? NONE : before), cards: true }));
  }, [isOpen, isInPicture]);
  const set = (side: keyof Sides, isFoldedOut: boolean): void =>
    setSides((before) => {
      const others = isFoldedOut && isNarrow() ? NONE : before;
      return { ...others, [side]: isFoldedOut };
    });
  return [sides, set];
}
