// The rules of a table's game, with what was agreed on there, before there is anything to see of it.
import { useState } from 'preact/hooks';
import type { GameId } from '../../../engine/games/registry.ts';
import { words } from '../../../engine/games/words.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Company } from '../../../engine/protocol/network.ts';
import { screens } from '../../games/registry.ts';
import { chapterIn, type GameRules } from '../../rules/contract.ts';
import { Reader } from '../../rules/reader.tsx';
import { Sheet } from '../../table/sheet.tsx';
import type { OptionValue } from '../options.ts';

interface RulesAtHandProps {
  readonly say: Say;
  readonly game: GameId;
  readonly company: Company;
  readonly onClose: () => void;
}

export function RulesAtHand({ say, game, company, onClose }: RulesAtHandProps) {
  const rules: GameRules<string> = screens[game].rules;
  const [open, setOpen] = useState<string | null>(null);
  const agreed = company.options as Readonly<Record<string, OptionValue>>;
  return (
    <Sheet id="rules" title={say('table.rules.title', { game: say(`${game}.title`) })} onClose={onClose}>
      <Reader
        reading={{ say, game, rules, optionInfo: words[game].optionInfo, agreed }}
        open={chapterIn(rules, open)}
        onOpen={setOpen}
        players={company.seats.length}
      />
      <div class="sheet-actions">
        <button type="button" class="main" onClick={onClose}>
          {say('table.close')}
        </button>
      </div>
    </Sheet>
  );
}
