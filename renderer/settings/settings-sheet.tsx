// The settings: how things move, how words look, what draws. A change shows at once.
import type { ComponentChildren } from 'preact';
import {
  type Chosen,
  DRAWINGS,
  PACES,
  READINGS,
  SPEEDS,
  STILLS,
  TEXT_PERCENTS,
} from '../../engine/settings/look.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import { Choices } from '../screens/choices.tsx';
import { Sheet } from '../table/sheet.tsx';
import { FullScreen } from './full-screen.tsx';
import { withChosen } from './settings.ts';

export function SettingsSheet({ tools, onClose }: { tools: Tools; onClose: () => void }) {
  const { say } = tools;
  const settings = useStore(tools.settings);
  const choose = (changed: Partial<Chosen>): void =>
    tools.settings.change((state) => withChosen(state, changed));
  return (
    <Sheet id="settings" title={say('table.settings.title')} onClose={onClose} close={say('table.close')}>
      <div class="settings-groups">
        <Group title={say('table.settings.motion')}>
          <Choices
            name="speed"
            legend={say('table.settings.speed')}
            value={settings.speed}
            choices={SPEEDS.map((value) => ({ value, words: say(`table.settings.speed.${value}`) }))}
            onChoose={(speed) => choose({ speed })}
          />
          <Choices
            name="still"
            legend={say('table.settings.still')}
            help={say('table.settings.still.help')}
            value={settings.still}
            choices={STILLS.map((value) => ({
              value,
              words: say(`table.settings.still.${value}`, { still: String(settings.systemStill) }),
            }))}
            onChoose={(still) => choose({ still })}
          />
          <Choices
            name="pace"
            legend={say('table.settings.pace')}
            help={say('table.settings.pace.help')}
            value={settings.pace}
            choices={PACES.map((value) => ({ value, words: say(`table.settings.pace.${value}`) }))}
            onChoose={(pace) => choose({ pace })}
          />
        </Group>
        <Group title={say('table.settings.words')}>
          <Choices
            name="text"
            legend={say('table.settings.text')}
            value={settings.text}
            choices={TEXT_PERCENTS.map((value) => ({
              value,
              words: say('table.settings.text.percent', { percent: value }),
            }))}
            onChoose={(text) => choose({ text })}
          />
          <Choices
            name="reading"
            legend={say('table.settings.reading')}
            help={say('table.settings.reading.help')}
            value={settings.reading}
            choices={READINGS.map((value) => ({ value, words: say(`table.settings.reading.${value}`) }))}
            onChoose={(reading) => choose({ reading })}
          />
        </Group>
        <Group title={say('table.settings.picture')}>
          <Choices
            name="renderer"
            legend={say('table.settings.renderer')}
            help={say(`table.settings.renderer.${settings.renderer}.help`)}
            value={settings.renderer}
            choices={DRAWINGS.map((value) => ({ value, words: say(`table.settings.renderer.${value}`) }))}
            onChoose={(renderer) => choose({ renderer })}
          />
          <FullScreen say={say} />
        </Group>
      </div>
      <p class="sheet-note">{say('table.settings.kept', { role: tools.store.state.role ?? 'owner' })}</p>
    </Sheet>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="settings-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
