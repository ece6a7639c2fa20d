// A field with its name, what helps to fill it, and what is wrong with it.
import type { ComponentChildren, Ref } from 'preact';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** What is wrong; null while nothing is. */
  readonly problem: string | null;
  readonly value: string;
  readonly most: number;
  /** Letters of a code: large, and each for itself. */
  readonly isCode?: boolean;
  readonly autocomplete?: 'off' | 'nickname';
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onType: (text: string) => void;
  readonly children?: ComponentChildren;
}

export function Field(props: FieldProps) {
  const { id, label, help, problem, value, most, isCode, autocomplete, inputRef, onType, children } = props;
  const told = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-row">
        <input
          ref={inputRef ?? null}
          id={id}
          type="text"
          class={isCode ? 'field-code' : ''}
          value={value}
          maxLength={most}
          autocomplete={autocomplete ?? 'off'}
          autocapitalize={isCode ? 'characters' : 'words'}
          spellcheck={false}
          enterkeyhint="go"
          aria-invalid={problem !== null}
          aria-describedby={told}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
        {children}
      </div>
      {problem !== null && (
        <p class="field-error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {help !== undefined && (
        <p class="choices-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
