// One game of the archive: its picture, who played it and what came of it, and what can be done with it.
import { useRef } from 'preact/hooks';
import { allOf } from '../../engine/language/lists.ts';
import type { Say } from '../../engine/language/say.ts';
import type { KeptTable } from '../../engine/protocol/kept.ts';
import type { Tools } from '../app/context.ts';
import { download } from '../client/download.ts';
import { gameTitle } from '../screens/guest/game-title.ts';
import { Icon } from '../table/icons.tsx';
import { agoOf } from './ago.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { SmallPicture } from './picture/small-picture.tsx';
import { RenameForm } from './rename-form.tsx';
import { type MenuEntry, TableMenu } from './table-menu.tsx';
import { listedKept, savedEyes, saveWords, wordsFor } from './table-words.ts';
import { type Acts, useActs } from './use-acts.ts';
import { useFocusBack } from './use-focus-back.ts';

interface KeptRowProps {
  readonly tools: Tools;
  readonly kept: KeptTable;
  /** When it is, in milliseconds since 1970. */
  readonly now: number;
}

export function KeptRow({ tools, kept, now }: KeptRowProps) {
  const { say, archive } = tools;
  const listed = listedKept(kept);
  const acts = useActs(tools, listed);
  const row = useRef<HTMLLIElement>(null);
  useFocusBack(row, acts.open);
  const { id, title, game, at, moves, deletedAt } = kept;
  const what = wordsFor(say, listed);
  return (
    <li ref={row} class="kept" data-kept={id} data-status={kept.status}>
      <SmallPicture
        pictures={archive.pictures}
        table={kept.gathers ? null : id}
        game={game}
        stamp={`${at} ${moves}`}
      />
      <div class="kept-words">
        {acts.open === 'rename' ? (
          <RenameForm
            say={say}
            table={id}
            title={title}
            placeholder={gameTitle(say, game)}
            problem={acts.told?.isTrouble ? acts.told.words : null}
            onKeep={acts.rename}
            onCancel={acts.cancel}
          />
        ) : (
          <h2 class="kept-title">{title === '' ? gameTitle(say, game) : title}</h2>
        )}
        {title !== '' && <p class="kept-game">{gameTitle(say, game)}</p>}
        <p class="kept-names">{allOf(say, listed.names)}</p>
        <Facts say={say} kept={kept} />
        <p class="kept-when">
          <time dateTime={new Date(at).toISOString()}>
            {say('archive.ago', { ...agoOf(at, now) })}, {say('home.table.when', { at })}
          </time>
          {deletedAt !== null && (
            <span>
              {say('archive.row.deleted', { ago: say('archive.ago', { ...agoOf(deletedAt, now) }) })}
            </span>
          )}
        </p>
        {kept.only !== null && <p class="kept-only">{say(`archive.row.only.${kept.only}`)}</p>}
        <div class="kept-told" role="status">
          {acts.told && acts.open !== 'rename' && (
            <p class={acts.told.isTrouble ? 'field-error' : 'kept-done'}>{acts.told.words}</p>
          )}
        </div>
      </div>
      <div class="kept-acts">
        <Main tools={tools} kept={kept} what={what} acts={acts} />
        {deletedAt === null && (
          <TableMenu say={say} table={id} what={what} entries={entriesOf(tools, kept, acts)} />
        )}
      </div>
      {acts.open === 'delete' && <DeleteSheet say={say} onDelete={acts.remove} onClose={acts.cancel} />}
    </li>
  );
}

/** How far it came, who won, and whether guests can come to it. */
function Facts({ say, kept }: { say: Say; kept: KeptTable }) {
  const { moves, winners, seats, isHosted, gathers } = kept;
  const won = winners?.map((seat) => seats[seat]?.name ?? '') ?? null;
  return (
    <p class="kept-facts">
      {won && <strong>{say('archive.row.winners', { count: won.length, names: allOf(say, won) })}</strong>}
      <span>{gathers ? say('home.table.gathers') : say('archive.row.moves', { moves })}</span>
      {isHosted && (
        <span class="ticket-hosted">
          <Icon name="network" />
          {say('home.table.hosted')}
        </span>
      )}
    </p>
  );
}

interface MainProps {
  readonly tools: Tools;
  readonly kept: KeptTable;
  readonly what: string;
  readonly acts: Acts;
}

/** What one most likely wants to do with it. */
function Main({ tools: { say, client }, kept, what, acts }: MainProps) {
  const act = kept.deletedAt !== null ? 'restore' : isPlayedOn(kept) ? 'continue' : 'watch';
  const press = {
    restore: acts.restore,
    continue: () => client.go({ at: 'table', id: kept.id }),
    watch: () => client.go({ at: 'replay', id: kept.id, step: null, eyes: null }),
  }[act];
  const words = say(`archive.act.${act}`);
  return (
    <button
      type="button"
      data-act={act}
      aria-label={say('archive.act.of', { act: words, what })}
      onClick={press}
    >
      {words}
    </button>
  );
}

function isPlayedOn({ status, only }: KeptTable): boolean {
  return status === 'playing' && only === null;
}

function entriesOf({ say, client }: Tools, kept: KeptTable, acts: Acts): MenuEntry[] {
  const { id } = kept;
  const save = async (): Promise<void> => {
    const file = await client.host.file({ type: 'export', table: id, eyes: savedEyes(kept) });
    download(file.name, file.text);
  };
  return [
    ...(isPlayedOn(kept) && !kept.gathers
      ? [
          {
            act: 'watch',
            words: say('archive.act.watch'),
            onPress: () => client.go({ at: 'replay', id, step: null, eyes: null }),
          },
        ]
      : []),
    { act: 'rename', words: say('archive.act.rename'), onPress: acts.beginRename },
    ...(kept.only === null ? [{ act: 'copy', words: say('archive.act.copy'), onPress: acts.copy }] : []),
    { act: 'save', words: saveWords(say, kept), onPress: () => acts.attempt(save) },
    { act: 'delete', words: say('archive.act.delete'), onPress: acts.askToDelete },
  ];
}
