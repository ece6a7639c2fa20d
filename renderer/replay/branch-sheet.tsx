// Playing on from a position of a finished game: who shall sit where, and what they will know.
import { useRef, useState } from 'preact/hooks';
import type { GameId } from '../../engine/games/registry.ts';
import { words } from '../../engine/games/words.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import { formsOf } from '../screens/new-table.ts';
import { leadToName, SeatList } from '../screens/seat-list.tsx';
import { OPEN, PERSON } from '../screens/setup-form.ts';
import { sittersOf } from '../screens/sitters.ts';
import { Sheet } from '../table/sheet.tsx';
import type { Reel } from './reel.ts';

interface BranchSheetProps {
  /** The page's own. */
  readonly tools: Tools;
  readonly game: GameId;
  readonly reel: Reel;
  readonly at: number;
  readonly onClose: () => void;
}

export function BranchSheet({ tools, game, reel, at, onClose }: BranchSheetProps) {
  const { say, client, store } = tools;
  const { isOpening, link } = useStore(store);
  const { botKinds } = words[game];
  const forms = formsOf(game, tools);
  const list = useRef<HTMLOListElement>(null);
  const [filled, fill] = useState(() => {
    const seats = reel.seats.map(({ kind, name, bot }) => ({
      sitter: kind === 'bot' && bot !== null ? bot : PERSON,
      name,
    }));
    return forms.withCompany(forms.first(), seats);
  });
  // Nobody waits for guests in the middle of a game.
  const sitters = sittersOf(say, botKinds).filter(({ id }) => id !== OPEN);
  const open = (event: Event): void => {
    event.preventDefault();
    const same = forms.sameName(filled);
    if (same) return leadToName(list.current, same);
    const seats = forms.requests(filled).filter((seat) => seat.kind !== 'open');
    client.branch({ table: reel.table, step: at, seats });
    onClose();
  };
  return (
    <Sheet id="replay-branch" title={say('replay.branch')} onClose={onClose}>
      <form class="replay-branch" onSubmit={open}>
        <p class="lead">
          {at === 0 ? say('replay.branch.about.beginning') : say('replay.branch.about', { at })}
        </p>
        <SeatList {...{ say, filled, forms, sitters }} listRef={list} onFill={fill} />
        {filled.seats.every(({ sitter }) => sitter !== PERSON) && (
          <p class="hint">{say('table.setup.watch')}</p>
        )}
        <p class="sheet-note">{say('replay.branch.known')}</p>
        <div class="sheet-actions">
          <button type="submit" class="main" disabled={isOpening || link !== 'connected'}>
            {say('replay.branch.open')}
          </button>
          <button type="button" autofocus onClick={onClose}>
            {say('table.setup.back')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
