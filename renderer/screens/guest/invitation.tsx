// The head of a guest's page at a table: which game is played there, by which rules of the house, and how it goes.
import { useState } from 'preact/hooks';
import { words } from '../../../engine/games/words.ts';
import type { Company } from '../../../engine/protocol/network.ts';
import type { Tools } from '../../app/context.ts';
import { HowItGoes } from '../../rules/how-it-goes.tsx';
import { optionWords, valueWords } from '../../rules/blocks.tsx';
import { BILLS } from '../bills.ts';
import type { OptionValue } from '../options.ts';
import { RulesAtHand } from './rules-at-hand.tsx';

export function Invitation({ tools, company }: { tools: Tools; company: Company }) {
  const { say } = tools;
  const [over, setOver] = useState<'how' | 'rules' | null>(null);
  const close = (): void => setOver(null);
  const bill = BILLS.find(({ id }) => id === company.game);
  if (!bill) return <h2>{company.game}</h2>;
  const { id: game, Art } = bill;
  const { optionInfo } = words[game];
  const agreed = Object.entries(company.options).filter(([key]) =>
    optionInfo.some((option) => option.key === key),
  );
  return (
    <header class="invitation" data-bill={game}>
      <div class="invitation-art">
        <Art />
      </div>
      <div class="invitation-titles">
        <p class="overline">{say('guest.invited')}</p>
        <h2>{say(bill.title)}</h2>
        <p class="invitation-line">{say(bill.line)}</p>
      </div>
      <ul class="invitation-agreed" aria-label={say('table.setup.options')}>
        {agreed.map(([key, value]) => (
          <li key={key}>
            {say('table.rules.here.option', {
              option: optionWords(say, game, key),
              value: valueWords({ say, game, optionInfo }, key, value as OptionValue),
            })}
          </li>
        ))}
      </ul>
      <div class="invitation-ways">
        <button type="button" onClick={() => setOver('how')}>
          {say('table.bar.how')}
        </button>
        <button type="button" onClick={() => setOver('rules')}>
          {say('table.bar.rules')}
        </button>
      </div>
      {over === 'how' && <HowItGoes tools={tools} game={game} onClose={close} />}
      {over === 'rules' && <RulesAtHand {...{ say, game, company }} onClose={close} />}
    </header>
  );
}
