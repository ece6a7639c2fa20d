// Gives a kept game a name of its own, where its name stands.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import { MOST_TITLE_CHARACTERS } from '../../engine/protocol/kept.ts';

interface RenameFormProps {
  readonly say: Say;
  readonly table: string;
  readonly title: string;
  /** What stands there while it has no name. */
  readonly placeholder: string;
  /** Why the last name could not be kept; null for nothing. */
  readonly problem: string | null;
  readonly onKeep: (title: string) => void;
  readonly onCancel: () => void;
}

export function RenameForm({ say, table, title, placeholder, problem, onKeep, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const id = `title-${table}`;
  return (
    <form
      class="rename"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(typed.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <label for={id}>{say('archive.rename.label')}</label>
      <input
        ref={input}
        id={id}
        type="text"
        value={typed}
        maxLength={MOST_TITLE_CHARACTERS}
        placeholder={placeholder}
        autocomplete="off"
        enterkeyhint="done"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {problem !== null && (
        <p class="field-error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div class="rename-acts">
        <button type="submit" class="main">
          {say('archive.rename.keep')}
        </button>
        <button type="button" onClick={onCancel}>
          {say('archive.rename.cancel')}
        </button>
      </div>
    </form>
  );
}
