// All kept games: those to go on with, those that are finished, and those that were deleted.
import { useEffect, useRef, useState } from 'preact/hooks';
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import type { Say } from '../../engine/language/say.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import type { AppState } from '../store/state.ts';
import { Tabs } from '../table/tabs.tsx';
import { gameTitle } from '../screens/guest/game-title.ts';
import { ImportButton } from './import-button.tsx';
import { KeptRow } from './kept-row.tsx';
import { type Shelf, WHICH, type Which, type Wish } from './shelf.ts';
import { useShelf } from './use-shelf.ts';

/** How far below the window the next games are asked for. */
const AHEAD = '400px';

export function ArchivePage({ tools, state }: { tools: Tools; state: AppState }) {
  const { say, client, archive } = tools;
  const { changes } = useStore(archive.done);
  const [wish, setWish] = useState<Wish>({ which: 'unfinished', game: null, find: '' });
  const isHeard = state.link === 'connected';
  const { shelf, more } = useShelf(client.host, wish, isHeard, changes);
  return (
    <main
      class="page archive"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && isOverNothing(event))
          client.go({ at: 'home' });
      }}
    >
      <header class="playbill small archive-head">
        <h1>{say('archive.title')}</h1>
        <div class="archive-ways">
          <ImportButton say={say} archive={archive} isHeard={isHeard} />
          <button type="button" data-action="home" onClick={() => client.go({ at: 'home' })}>
            {say('archive.back')}
          </button>
        </div>
      </header>
      <div class="paper archive-paper">
        <Tabs<Which>
          id="archive"
          label={say('archive.which')}
          tabs={WHICH.map((key) => ({ key, words: say(`archive.which.${key}`) }))}
          chosen={wish.which}
          onChoose={(which) => setWish({ ...wish, which })}
        >
          <Filters say={say} wish={wish} onWish={setWish} />
          {wish.which === 'deleted' && <p class="choices-help">{say('archive.deleted.help')}</p>}
          <Count say={say} shelf={shelf} wish={wish} isLost={state.link === 'lost'} />
          <ul class="kept-list" role="list" aria-busy={shelf.isAsking}>
            {shelf.tables.map((kept) => (
              <KeptRow key={kept.id} tools={tools} kept={kept} now={Date.now()} />
            ))}
          </ul>
          {shelf.total !== null && shelf.tables.length < shelf.total && <More say={say} onMore={more} />}
          {shelf.unreadable > 0 && (
            <p class="choices-help">{say('archive.unreadable', { count: shelf.unreadable })}</p>
          )}
        </Tabs>
      </div>
    </main>
  );
}

/** Escape closes what is open before it leads home; in a field it is the field's. */
function isOverNothing({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, dialog, [popover]') === null;
}

interface FiltersProps {
  readonly say: Say;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

function Filters({ say, wish, onWish }: FiltersProps) {
  return (
    <div class="archive-filters" role="search">
      <label>
        <span>{say('archive.game')}</span>
        <select
          value={wish.game ?? ''}
          onChange={({ currentTarget }) => onWish({ ...wish, game: currentTarget.value || null })}
        >
          <option value="">{say('archive.game.every')}</option>
          {GAMES_WITH_WORDS.map((game) => (
            <option key={game} value={game}>
              {gameTitle(say, game)}
            </option>
          ))}
        </select>
      </label>
      <label class="archive-find">
        <span>{say('archive.find')}</span>
        <input
          type="text"
          value={wish.find}
          maxLength={60}
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          onInput={({ currentTarget }) => onWish({ ...wish, find: currentTarget.value })}
        />
      </label>
    </div>
  );
}

interface CountProps {
  readonly say: Say;
  readonly shelf: Shelf;
  readonly wish: Wish;
  /** The host cannot be heard. */
  readonly isLost: boolean;
}

/** How many there are, or why there are none. */
function Count({ say, shelf, wish, isLost }: CountProps) {
  const { tables, total, isAsking, trouble } = shelf;
  const failed = isLost && total === null ? 'lost' : isAsking ? null : trouble;
  const isNarrow = wish.game !== null || wish.find.trim() !== '';
  return (
    <div class="archive-count" role="status">
      {failed !== null ? (
        <p class="field-error">{failed === 'lost' ? say('archive.lost') : troubleSentence(say, failed)}</p>
      ) : total === null ? (
        <p class="archive-empty">{say('archive.loading')}</p>
      ) : total === 0 ? (
        <p class="archive-empty">{say(`archive.empty.${isNarrow ? 'found' : wish.which}`)}</p>
      ) : (
        <p>
          {tables.length < total
            ? say('archive.count.part', { shown: tables.length, count: total })
            : say('archive.count', { count: total })}
        </p>
      )}
    </div>
  );
}

/** Asks for what follows when it comes in sight, or when it is pressed. */
function More({ say, onMore }: { say: Say; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const ask = useRef(onMore);
  ask.current = onMore;
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask.current();
      },
      { rootMargin: AHEAD },
    );
    if (button.current) watch.observe(button.current);
    return () => watch.disconnect();
  }, []);
  return (
    <button ref={button} type="button" class="archive-more" onClick={onMore}>
      {say('archive.more')}
    </button>
  );
}
