// One of a few, as a row of radio buttons that look like tabs on paper.

interface ChoicesProps<Value extends string | number | boolean> {
  readonly name: string;
  readonly legend: string;
  /** One sentence on what the choice is about. */
  readonly help?: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly words: string }[];
  readonly onChoose: (value: Value) => void;
}

export function Choices<Value extends string | number | boolean>({
  name,
  legend,
  help,
  value,
  choices,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {help !== undefined && <p class="choices-help">{help}</p>}
      <div class="choices-row">
        {choices.map((choice) => (
          <label key={String(choice.value)}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
