// A table that can be gone on with, as a ticket at home: one press goes on, and what else can be done is behind a quiet button.
import { useRef } from 'preact/hooks';
import { allOf } from '../../engine/language/lists.ts';
import type { TableInfo } from '../../engine/protocol/to-client.ts';
import type { Tools } from '../app/context.ts';
import { gameTitle } from '../screens/guest/game-title.ts';
import { Icon } from '../table/icons.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { SmallPicture } from './picture/small-picture.tsx';
import { RenameForm } from './rename-form.tsx';
import { TableMenu } from './table-menu.tsx';
import { listedInfo, wordsFor } from './table-words.ts';
import { useActs } from './use-acts.ts';
import { useFocusBack } from './use-focus-back.ts';

interface TicketProps {
  readonly tools: Tools;
  readonly info: TableInfo;
  readonly isNewest: boolean;
  /** How many wait at its door. */
  readonly waiting: number;
}

export function Ticket({ tools, info, isNewest, waiting }: TicketProps) {
  const { say, client, archive } = tools;
  const { id, title, game, status, version, moves, at, isHosted, gathers } = info;
  const listed = listedInfo(info);
  const acts = useActs(tools, listed);
  const row = useRef<HTMLLIElement>(null);
  useFocusBack(row, acts.open);
  const goOn = (): void => client.go({ at: 'table', id });
  if (acts.open === 'rename')
    return (
      <li ref={row} class="ticket-place ticket-paper">
        <RenameForm
          say={say}
          table={id}
          title={title}
          placeholder={gameTitle(say, game)}
          problem={acts.told?.isTrouble ? acts.told.words : null}
          onKeep={acts.rename}
          onCancel={acts.cancel}
        />
      </li>
    );
  return (
    <li ref={row} class="ticket-place">
      <button
        type="button"
        class={isNewest ? 'ticket ticket-pictured ticket-newest' : 'ticket ticket-pictured'}
        data-table={id}
        data-status={status}
        onClick={goOn}
      >
        <SmallPicture
          pictures={archive.pictures}
          table={gathers ? null : id}
          game={game}
          stamp={`${at} ${version}`}
        />
        {title !== '' && <span class="ticket-title">{title}</span>}
        <span class="ticket-game">{gameTitle(say, game)}</span>
        <span class="ticket-names">{allOf(say, listed.names)}</span>
        <span class="ticket-moves">
          {gathers ? say('home.table.gathers') : say('home.table.moves', { moves })}
          {isHosted && (
            <span class="ticket-hosted">
              <Icon name="network" />
              {say('home.table.hosted')}
            </span>
          )}
          {waiting > 0 && <strong class="ticket-door">{say('home.table.door', { count: waiting })}</strong>}
        </span>
        <span class="ticket-when">{say('home.table.when', { at })}</span>
        <span class="ticket-stub">{say(status === 'over' ? 'home.table.over' : 'home.table.continue')}</span>
      </button>
      <TableMenu
        say={say}
        table={id}
        what={wordsFor(say, listed)}
        entries={[
          { act: 'continue', words: say('archive.act.continue'), onPress: goOn },
          { act: 'rename', words: say('archive.act.rename'), onPress: acts.beginRename },
          { act: 'copy', words: say('archive.act.copy'), onPress: acts.copy },
          { act: 'delete', words: say('archive.act.delete'), onPress: acts.askToDelete },
        ]}
      />
      <div class="kept-told" role="status">
        {acts.told && <p class={acts.told.isTrouble ? 'field-error' : 'kept-done'}>{acts.told.words}</p>}
      </div>
      {acts.open === 'delete' && <DeleteSheet say={say} onDelete={acts.remove} onClose={acts.cancel} />}
    </li>
  );
}
