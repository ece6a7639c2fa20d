// Whether a new table is opened to the network, and bots make room for guests.
import type { Say } from '../../engine/language/say.ts';
import { Switch } from '../hosting/switch.tsx';
import { type Forms, isForNetwork, OPEN, PERSON, type SetupForm } from './setup-form.ts';

interface NetworkSwitchProps {
  readonly say: Say;
  readonly forms: Forms;
  readonly filled: SetupForm;
  readonly onFill: (filled: SetupForm) => void;
}

export function NetworkSwitch({ say, forms, filled, onFill }: NetworkSwitchProps) {
  const isOn = isForNetwork(filled);
  const hasFree = filled.seats.some(({ sitter }) => sitter === OPEN);
  const hasBots = filled.seats.some(({ sitter }) => sitter !== OPEN && sitter !== PERSON);
  return (
    <div class="network-switch">
      <Switch
        name="network"
        label={say('hosting.setup.switch')}
        help={say(isOn ? 'hosting.setup.on' : 'hosting.setup.off')}
        isOn={isOn}
        onTurn={(on) => onFill(forms.withNetwork(filled, on))}
      />
      {isOn && hasBots && !hasFree && (
        <button type="button" data-action="free-seats" onClick={() => onFill(forms.withBotsAway(filled))}>
          {say('hosting.setup.free')}
        </button>
      )}
    </div>
  );
}
