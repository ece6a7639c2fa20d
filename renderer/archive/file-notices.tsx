// What became of files that were added, on whatever page it was.
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import type { Place } from '../store/state.ts';
import type { ImportedFile } from './importing.ts';
import { passes, usePassing } from './passing.ts';

/** From so many on they can be put away together. */
const MANY = 3;

export function FileNotices({ tools, place }: { tools: Tools; place: Place['at'] }) {
  const { say, archive } = tools;
  const files = useStore(archive.files);
  const done = files.filter(({ state }) => state.is !== 'coming');
  return (
    <>
      {done.length >= MANY && (
        <div class="notice notice-file">
          <button
            type="button"
            data-act="dismiss-all"
            onClick={() => {
              for (const { id } of done) archive.dismiss(id);
            }}
          >
            {say('archive.dismiss.all', { count: done.length })}
          </button>
        </div>
      )}
      {files.map((file) => (
        <FileNotice key={file.id} tools={tools} file={file} place={place} />
      ))}
    </>
  );
}

interface FileNoticeProps {
  readonly tools: Tools;
  readonly file: ImportedFile;
  readonly place: Place['at'];
}

function FileNotice({ tools, file: { id, name, state }, place }: FileNoticeProps) {
  const { say, client, archive } = tools;
  const hold = usePassing(passes(place, state), () => archive.dismiss(id));
  if (state.is === 'coming')
    return <p class="notice notice-file">{say('archive.import.coming', { file: name, part: state.part })}</p>;
  const dismiss = (
    <button type="button" onClick={() => archive.dismiss(id)}>
      {say('archive.dismiss')}
    </button>
  );
  if (state.is === 'refused')
    return (
      <p class="notice notice-trouble notice-file" data-file="refused">
        <span>{state.trouble ? troubleSentence(say, state.trouble) : say('archive.lost')}</span>
        {dismiss}
      </p>
    );
  const to: Place = state.isOver
    ? { at: 'replay', id: state.table, step: null, eyes: null }
    : { at: 'table', id: state.table };
  return (
    <div class="notice notice-file" data-file="kept" {...hold}>
      <p>{say(state.isNew ? 'archive.import.kept' : 'archive.import.known', { file: name })}</p>
      <div class="notice-acts">
        <button
          type="button"
          class="main"
          data-act="go"
          onClick={() => {
            archive.dismiss(id);
            client.go(to);
          }}
        >
          {say(state.isOver ? 'archive.import.watch' : 'archive.import.continue')}
        </button>
        {dismiss}
      </div>
    </div>
  );
}
