// A switch with what it does in a line below it.
import type { ComponentChildren } from 'preact';

interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly help: ComponentChildren;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

export function Switch({ name, label, help, isOn, onTurn }: SwitchProps) {
  return (
    <div class="switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={isOn}
          aria-describedby={`switch-${name}`}
          onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
        />
        <span class="switch-track" aria-hidden="true" />
        <span class="switch-label">{label}</span>
      </label>
      <p class="choices-help" id={`switch-${name}`}>
        {help}
      </p>
    </div>
  );
}
