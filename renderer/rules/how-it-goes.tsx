// "How it goes": a game in one minute, scene by scene.
import { useState } from 'preact/hooks';
import type { GameId } from '../../engine/games/registry.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import { screens } from '../games/registry.ts';
import { PAGES, rove } from '../table/rove.ts';
import { Sheet } from '../table/sheet.tsx';

export interface HowItGoesProps {
  readonly tools: Pick<Tools, 'say' | 'settings'>;
  readonly game: GameId;
  /** Puts it away: skipped, or looked at to its end. */
  readonly onClose: () => void;
  /** Makes the last scene offer to play; left out where one plays already. */
  readonly onPlay?: () => void;
}

export function HowItGoes({ tools, game, onClose, onPlay }: HowItGoesProps) {
  const { say } = tools;
  const { motion } = useStore(tools.settings);
  const { scenes } = screens[game];
  const [at, setAt] = useState(0);
  const scene = scenes[at];
  if (!scene) return null;
  const isLast = at === scenes.length - 1;
  const isStill = motion === 'off' || motion === 'fades';
  const finish = onPlay ?? onClose;
  return (
    <Sheet id="how-it-goes" title={say('table.how.title', { game: say(`${game}.title`) })} onClose={onClose}>
      <div
        class={isStill ? 'how how-still' : 'how'}
        onKeyDown={(event) => {
          const to = rove(event.key, at, scenes.length, PAGES);
          if (to === null) return;
          event.preventDefault();
          setAt(to);
        }}
      >
        <scene.Picture key={at} say={say} />
        <div class="how-text" aria-live="polite">
          <h3>{say(scene.title)}</h3>
          <p>{say(scene.text)}</p>
        </div>
        <ol class="how-dots">
          {scenes.map((_, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                aria-label={say('table.how.step', { number: index + 1, count: scenes.length })}
                onClick={() => setAt(index)}
              />
            </li>
          ))}
        </ol>
        <div class="sheet-actions">
          <button type="button" aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
            {say('table.how.back')}
          </button>
          {!(isLast && !onPlay) && (
            <button type="button" onClick={onClose}>
              {say(isLast ? 'table.close' : 'table.how.skip')}
            </button>
          )}
          <button type="button" class="main" autofocus onClick={() => (isLast ? finish() : setAt(at + 1))}>
            {say(isLast ? (onPlay ? 'table.how.play' : 'table.how.done') : 'table.how.next')}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
