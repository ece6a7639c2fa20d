// The button for full screen, where the browser has it: some shells are full already, some phones never are.
import { useEffect, useState } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';

export function FullScreen({ say }: { say: Say }) {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const turn = (): void => {
    const turned = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // A browser may refuse for reasons of its own; the window then stays as it is.
    turned.catch(() => undefined);
  };
  return (
    <div class="choices">
      <p class="choices-legend">{say('table.settings.full-screen')}</p>
      <div class="choices-row">
        <button type="button" data-action="full-screen" aria-pressed={isFull} onClick={turn}>
          {say(isFull ? 'table.settings.full-screen.leave' : 'table.settings.full-screen.enter')}
        </button>
      </div>
    </div>
  );
}
