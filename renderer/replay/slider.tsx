// Where in the game one is: a slider over all moves, with marks at hands, tricks or turns.
import type { Say } from '../../engine/language/say.ts';
import type { Mark } from './marks.ts';

/** More marks than this would be a grid, and no help: then only the larger ones are there, and stand back. */
const MOST_MARKS = 110;

interface SliderProps {
  readonly say: Say;
  readonly at: number;
  readonly last: number;
  readonly marks: readonly Mark[];
  /** How many steps have come. */
  readonly loaded: number;
  /** Where one is, in words. */
  readonly words: string;
  readonly onGo: (at: number) => void;
}

export function Slider({ say, at, last, marks, loaded, words, onGo }: SliderProps) {
  // With one position only there is no way along it.
  const width = Math.max(1, last);
  const isDense = marks.length > MOST_MARKS;
  const lines = (level: Mark['level']): string =>
    marks
      .filter((mark) => mark.level === level)
      .map(({ step }) => `M${step} 0V1`)
      .join('');
  return (
    <div class="replay-slider">
      <svg class="replay-marks" viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="replay-come" width={Math.min(width, Math.max(0, loaded - 1))} height="1" />
        <rect class="replay-gone" width={at} height="1" />
        <path class="replay-mark-smaller" d={lines(isDense ? 1 : 2)} />
        {!isDense && <path class="replay-mark-larger" d={lines(1)} />}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        aria-label={say('replay.slider')}
        aria-valuetext={words}
        onInput={({ currentTarget }) => onGo(Number(currentTarget.value))}
      />
    </div>
  );
}
