// A quiet frame around the window while a file is dragged over it that may be let go.
import { useEffect, useState } from 'preact/hooks';
import type { Tools } from '../app/context.ts';
import { takeDrops } from './drop.ts';

export function DropFrame({ tools }: { tools: Tools }) {
  const { say, store, archive } = tools;
  const [isOver, setOver] = useState(false);
  useEffect(
    () =>
      takeDrops(window, {
        takes: () => store.state.role === 'owner' && store.state.link === 'connected',
        show: setOver,
        drop: (files) => void archive.importFiles(files),
      }),
    [store, archive],
  );
  if (!isOver) return null;
  return (
    <div class="drop-frame" aria-hidden="true">
      <p>{say('archive.import.drop')}</p>
    </div>
  );
}
