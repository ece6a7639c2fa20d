// A whole number within a range, typed; what is wrong with it is said once it has been left.
import { useState } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import { type NumberRange, type OptionValue, typedNumber } from './options.ts';

interface NumberFieldProps {
  readonly say: Say;
  /** Names it in the page. */
  readonly name: string;
  readonly legend: string;
  /** One sentence on what the number is about. */
  readonly help: string;
  readonly range: NumberRange;
  /** The number, or what was typed in its place. */
  readonly value: OptionValue;
  readonly isWrong: boolean;
  /** What is wrong is said at once: somebody wanted to go on. */
  readonly isAsked: boolean;
  readonly onType: (value: number | string) => void;
}

export function NumberField(props: NumberFieldProps) {
  const { say, name, legend, help, range, value, isWrong, isAsked, onType } = props;
  /** Whoever is still typing is not interrupted. */
  const [wasLeft, setLeft] = useState(false);
  const isTold = isWrong && (wasLeft || isAsked);
  return (
    <div class="number-field">
      <label class="choices-legend" for={`option-${name}`}>
        {legend}
      </label>
      <p class="choices-help" id={`help-${name}`}>
        {help}
      </p>
      <div class="number-field-row">
        <input
          id={`option-${name}`}
          name={name}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          maxLength={String(range.max).length + 2}
          value={String(value)}
          aria-invalid={isTold}
          aria-describedby={isTold ? `help-${name} wrong-${name}` : `help-${name} range-${name}`}
          onInput={({ currentTarget }) => onType(typedNumber(currentTarget.value))}
          onBlur={() => setLeft(true)}
        />
        {!isTold && (
          <span class="choices-help" id={`range-${name}`}>
            {say('table.setup.number.range', { min: range.min, max: range.max })}
          </span>
        )}
      </div>
      {isTold && (
        <p class="field-error" id={`wrong-${name}`} role="alert">
          {say('table.setup.number.wrong', { min: range.min, max: range.max })}
        </p>
      )}
    </div>
  );
}
