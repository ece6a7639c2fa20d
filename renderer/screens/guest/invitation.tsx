// The head of a guest's page at a table: which game is played there.
import type { Say } from '../../../engine/language/say.ts';
import { BILLS } from '../bills.ts';

interface InvitationProps {
  readonly say: Say;
  readonly game: string;
  /** Whoever has asked, or is in, need not be invited any more. */
  readonly isIn?: boolean;
}

export function Invitation({ say, game, isIn }: InvitationProps) {
  const bill = BILLS.find(({ id }) => id === game);
  if (!bill) return <h2>{game}</h2>;
  const { id, title, line, Art } = bill;
  return (
    <header class="invitation" data-bill={id}>
      <div class="invitation-art">
        <Art />
      </div>
      <div class="invitation-titles">
        <p class="overline">{say(isIn ? 'guest.tonight' : 'guest.invited')}</p>
        <h2>{say(title)}</h2>
        <p class="invitation-line">{say(line)}</p>
      </div>
    </header>
  );
}
