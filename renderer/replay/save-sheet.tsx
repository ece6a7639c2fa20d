// Saving a game as a file: all of it where it is over, or what somebody saw.
import { useState } from 'preact/hooks';
import { troubleSentence, type Trouble } from '../../engine/language/troubles.ts';
import type { Tools } from '../app/context.ts';
import { NotAnswered } from '../client/asking.ts';
import { download } from '../client/download.ts';
import { Choices } from '../screens/choices.tsx';
import { Sheet } from '../table/sheet.tsx';
import type { Reel } from './reel.ts';

interface SaveSheetProps {
  /** The page's own. */
  readonly tools: Tools;
  readonly reel: Reel;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

const ALL = 'all';

export function SaveSheet({ tools, reel, names, onClose }: SaveSheetProps) {
  const { say, client } = tools;
  const { eyes, isOver, table } = reel;
  /** Whose sight can be saved: that of the eyes one has, and of nobody while all cards lie open. */
  const seen = eyes === 'open' ? null : eyes;
  const [what, setWhat] = useState<typeof ALL | 'seen'>(isOver ? ALL : 'seen');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Trouble | 'lost' | null>(null);
  const seenWords =
    typeof seen === 'number'
      ? say('replay.save.seat', { name: names[seen] ?? '' })
      : say('replay.save.watcher');
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const file = await client.host.file({
        type: 'export',
        table,
        eyes: what === ALL ? null : (seen ?? 'watcher'),
      });
      download(file.name, file.text);
      onClose();
    } catch (problem) {
      const trouble =
        problem instanceof NotAnswered ? problem.trouble : { code: 'host-failed' as const, facts: {} };
      setFailed(trouble ?? 'lost');
      setBusy(false);
    }
  };
  return (
    <Sheet id="replay-save" title={say('replay.save')} onClose={onClose}>
      {isOver && seen !== null && (
        <Choices
          name="replay-save"
          legend={say('replay.save.what')}
          value={what}
          choices={[
            { value: ALL, words: say('replay.save.all') },
            { value: 'seen', words: seenWords },
          ]}
          onChoose={setWhat}
        />
      )}
      <p class="lead">
        {say(
          !isOver
            ? 'replay.save.unfinished'
            : what === ALL
              ? 'replay.save.all.about'
              : 'replay.save.seen.about',
        )}
      </p>
      {failed !== null && (
        <p class="field-error" role="alert">
          {failed === 'lost' ? say('replay.lost') : troubleSentence(say, failed)}
        </p>
      )}
      <div class="sheet-actions">
        <button type="button" class="main" autofocus disabled={busy} onClick={() => void save()}>
          {say(busy ? 'replay.save.busy' : 'replay.save.do')}
        </button>
        <button type="button" onClick={onClose}>
          {say('table.setup.back')}
        </button>
      </div>
    </Sheet>
  );
}
