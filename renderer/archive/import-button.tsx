// Chooses files of games to be added.
import { useRef } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import type { Archive } from './archive.ts';

interface ImportButtonProps {
  readonly say: Say;
  readonly archive: Pick<Archive, 'importFiles'>;
  readonly isHeard: boolean;
}

export function ImportButton({ say, archive, isHeard }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" data-action="import" disabled={!isHeard} onClick={() => input.current?.click()}>
        {say('archive.import')}
      </button>
      {/* Files that are no games are refused in a sentence, so none is kept from being chosen. */}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void archive.importFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
