// Where the bills fill the window: the table that was played at last in one line above them, so that nobody has to look for it.
import type { Tools } from '../app/context.ts';
import type { TableInfo } from '../../engine/protocol/to-client.ts';
import { gameTitle } from './guest/game-title.ts';

export function GoOn({ tools, info }: { tools: Tools; info: TableInfo }) {
  const { say, client } = tools;
  const { id, title, game, moves, at, gathers } = info;
  return (
    <button type="button" class="go-on" data-action="go-on" onClick={() => client.go({ at: 'table', id })}>
      <span class="go-on-what">
        {say('home.go-on', { what: title === '' ? gameTitle(say, game) : title })}
      </span>
      <span class="go-on-facts">
        <span>{gathers ? say('home.table.gathers') : say('home.table.moves', { moves })}</span>
        <span>{say('home.table.when', { at })}</span>
      </span>
    </button>
  );
}
