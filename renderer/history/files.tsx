// The finished games that are looked at, as a file.
import { useState } from 'preact/hooks';
import type { HistoryFilter } from '../../engine/history/statistics.ts';
import type { Say } from '../../engine/language/say.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import { NotAnswered } from '../client/asking.ts';
import type { Client } from '../client/client.ts';
import { download } from '../client/download.ts';

const KINDS = [
  { as: 'csv', kind: 'text/csv' },
  { as: 'json', kind: 'application/json' },
] as const;

interface FilesProps {
  readonly say: Say;
  readonly client: Client;
  readonly filter: HistoryFilter;
}

export function Files({ say, client, filter }: FilesProps) {
  const [told, setTold] = useState('');
  const save = async ({ as, kind }: (typeof KINDS)[number]): Promise<void> => {
    setTold('');
    try {
      const { game, name } = filter;
      const file = await client.host.file({ type: 'export-history', game, name, as });
      download(file.name, file.text, kind);
      setTold(say('history.files.saved', { file: file.name }));
    } catch (problem) {
      const trouble = problem instanceof NotAnswered ? problem.trouble : null;
      setTold(trouble ? troubleSentence(say, trouble) : say('history.lost'));
    }
  };
  return (
    <section class="history-part" aria-labelledby="history-files">
      <h2 id="history-files">{say('history.files')}</h2>
      <p class="choices-help">{say('history.files.help')}</p>
      <div class="history-acts">
        {KINDS.map((one) => (
          <button key={one.as} type="button" data-action={`save-${one.as}`} onClick={() => void save(one)}>
            {say(`history.files.${one.as}`)}
          </button>
        ))}
      </div>
      <p class="choices-help" role="status">
        {told}
      </p>
    </section>
  );
}
