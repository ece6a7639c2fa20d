// The settings: how things move and how large text is. A change shows at once.
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import { Choices } from '../screens/choices.tsx';
import { Sheet } from '../table/sheet.tsx';
import { MOTIONS, TEXT_PERCENTS } from './settings.ts';

export function SettingsSheet({ tools, onClose }: { tools: Tools; onClose: () => void }) {
  const { say } = tools;
  const settings = useStore(tools.settings);
  return (
    <Sheet id="settings" title={say('table.settings.title')} onClose={onClose}>
      <Choices
        name="motion"
        legend={say('table.settings.motion')}
        value={settings.motion}
        choices={MOTIONS.map((value) => ({ value, words: say(`table.settings.motion.${value}`) }))}
        onChoose={(motion) => tools.settings.change((state) => ({ ...state, motion }))}
      />
      <Choices
        name="text"
        legend={say('table.settings.text')}
        value={settings.text}
        choices={TEXT_PERCENTS.map((value) => ({
          value,
          words: say('table.settings.text.percent', { percent: value }),
        }))}
        onChoose={(text) => tools.settings.change((state) => ({ ...state, text }))}
      />
      <div class="sheet-actions">
        <button type="button" class="main" onClick={onClose}>
          {say('table.close')}
        </button>
      </div>
    </Sheet>
  );
}
