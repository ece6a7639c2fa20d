// Which of the tables that were asked for are there already: after a restart the same command goes on with them.
import type { Company } from '../../../engine/protocol/network.ts';
import { canonical } from '../../../engine/core/canonical.ts';
import type { TableWish } from './wishes.ts';

/** The wishes that no kept table meets; each table meets one of them at most. */
export function unmet(wishes: readonly TableWish[], kept: readonly Company[]): TableWish[] {
  const left = [...kept];
  return wishes.filter((wish) => {
    const at = left.findIndex((company) => meets(company, wish));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether a table may have come of a wish, whoever has taken its open seats since. */
function meets({ game, options, seats }: Company, wish: TableWish): boolean {
  return (
    game === wish.game.id &&
    canonical(options) === canonical(wish.options) &&
    seats.length === wish.seats.length &&
    seats.every(({ kind, bot, at, standsIn }, seat) => {
      const wanted = wish.seats[seat];
      if (wanted?.kind === 'bot') return kind === 'bot' && bot === wanted.bot && !standsIn;
      return kind === 'open' || standsIn || (kind === 'person' && at === 'device');
    })
  );
}
