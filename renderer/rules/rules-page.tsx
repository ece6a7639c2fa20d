// The rules as a page of their own, with an address for each chapter.
import { useState } from 'preact/hooks';
import type { GameId } from '../../engine/games/registry.ts';
import { words } from '../../engine/games/words.ts';
import type { Tools } from '../app/context.ts';
import { screens } from '../games/registry.ts';
import type { GameRules } from './contract.ts';
import { chapterIn } from './contract.ts';
import { HowItGoes } from './how-it-goes.tsx';
import { Reader } from './reader.tsx';

interface RulesPageProps {
  readonly tools: Tools;
  readonly game: GameId;
  readonly chapter: string | null;
}

export function RulesPage({ tools, game, chapter }: RulesPageProps) {
  const { say, client } = tools;
  const [isShowing, setShowing] = useState(false);
  const rules: GameRules<string> = screens[game].rules;
  return (
    <main
      class="page rules-page"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isShowing) client.go({ at: 'home' });
      }}
    >
      <header class="playbill small">
        <h1>{say('table.rules.title', { game: say(`${game}.title`) })}</h1>
      </header>
      <div class="paper">
        {/* Over the chapters' own headings, for whoever goes from one to the next by ear. */}
        <h2 class="visually-hidden">{say(`${game}.title`)}</h2>
        <Reader
          reading={{ say, game, rules, optionInfo: words[game].optionInfo, agreed: null }}
          open={chapterIn(rules, chapter)}
          onOpen={(id) => client.go({ at: 'rules', game, chapter: id })}
          players={null}
        />
        <div class="sheet-actions">
          <button type="button" onClick={() => setShowing(true)}>
            {say('table.rules.how')}
          </button>
          <button type="button" class="main" onClick={() => client.go({ at: 'home' })}>
            {say('table.rules.back')}
          </button>
        </div>
      </div>
      {isShowing && <HowItGoes tools={tools} game={game} onClose={() => setShowing(false)} />}
    </main>
  );
}
