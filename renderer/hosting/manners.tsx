// How guests are dealt with: whether each is asked about, and how long a lost one is waited for.
import type { Say } from '../../engine/language/say.ts';
import type { Hosting } from '../../engine/protocol/network.ts';
import { Choices } from '../screens/choices.tsx';
import type { HostActs } from './acts.ts';
import { Act } from './act.tsx';
import { Switch } from './switch.tsx';
import { waitsOffered } from './wait.ts';

interface MannersProps {
  readonly say: Say;
  readonly network: Pick<NonNullable<Hosting['network']>, 'asks' | 'graceMs'>;
  readonly acts: Pick<HostActs, 'setAsking' | 'setWait' | 'renewCode'>;
}

export function Manners({ say, network: { asks, graceMs }, acts }: MannersProps) {
  return (
    <section class="host-part manners" aria-labelledby="host-manners">
      <h3 id="host-manners" tabIndex={-1}>
        {say('hosting.manners')}
      </h3>
      <Switch
        name="asks"
        label={say('hosting.asks')}
        help={say(asks ? 'hosting.asks.on' : 'hosting.asks.off')}
        isOn={asks}
        onTurn={acts.setAsking}
      />
      <Choices
        name="wait"
        legend={say('hosting.wait')}
        help={say('hosting.wait.help')}
        value={graceMs}
        choices={waitsOffered(graceMs).map((value) => ({
          value,
          words: say('hosting.wait.value', { seconds: Math.round(value / 1000) }),
        }))}
        onChoose={acts.setWait}
      />
      <div class="new-code">
        <Act
          say={say}
          act="new-code"
          words={say('hosting.code.new')}
          really={say('hosting.code.new.really')}
          onPress={acts.renewCode}
        />
        <p class="choices-help">{say('hosting.code.new.help')}</p>
      </div>
    </section>
  );
}
