// What a guest may want to know of a table's game before it begins: what was agreed on there, how it goes, its rules.
import { useState } from 'preact/hooks';
import { GAMES_WITH_WORDS, words } from '../../../engine/games/words.ts';
import type { GameId } from '../../../engine/games/registry.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Company } from '../../../engine/protocol/network.ts';
import type { Tools } from '../../app/context.ts';
import { HowItGoes } from '../../rules/how-it-goes.tsx';
import { optionWords, valueWords } from '../../rules/blocks.tsx';
import type { OptionValue } from '../options.ts';
import { RulesAtHand } from './rules-at-hand.tsx';

export function AtHand({ tools, company }: { tools: Tools; company: Company }) {
  const { say } = tools;
  const [over, setOver] = useState<'how' | 'rules' | null>(null);
  const close = (): void => setOver(null);
  const game = GAMES_WITH_WORDS.find((id) => id === company.game);
  if (game === undefined) return null;
  return (
    <section class="at-hand" aria-labelledby="at-hand">
      <h3 id="at-hand">{say('guest.game')}</h3>
      <Agreed say={say} game={game} options={company.options} />
      <div class="at-hand-ways">
        <button type="button" onClick={() => setOver('how')}>
          {say('table.bar.how')}
        </button>
        <button type="button" onClick={() => setOver('rules')}>
          {say('table.bar.rules')}
        </button>
      </div>
      {over === 'how' && <HowItGoes tools={tools} game={game} onClose={close} />}
      {over === 'rules' && <RulesAtHand {...{ say, game, company }} onClose={close} />}
    </section>
  );
}

interface AgreedProps {
  readonly say: Say;
  readonly game: GameId;
  readonly options: Company['options'];
}

/** The rules of the house that were chosen for a table. */
export function Agreed({ say, game, options }: AgreedProps) {
  const { optionInfo } = words[game];
  const agreed = Object.entries(options).filter(([key]) => optionInfo.some((option) => option.key === key));
  return (
    <ul class="at-hand-agreed" role="list">
      {agreed.map(([key, value]) => (
        <li key={key}>
          {say('table.rules.here.option', {
            option: optionWords(say, game, key),
            value: valueWords({ say, game, optionInfo }, key, value as OptionValue),
          })}
        </li>
      ))}
    </ul>
  );
}
