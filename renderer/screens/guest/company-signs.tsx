// Over a table with guests: who cannot be heard, for whom a bot plays, how many watch. Its place is kept where nothing is to be said.
import type { Say } from '../../../engine/language/say.ts';
import { shortened } from '../../theme/head-and-tail.ts';
import type { Company } from '../../../engine/protocol/network.ts';

/** Longer names are cut: the plates on the table have the whole. */
const MOST_LETTERS = 18;

export function CompanySigns({ say, company }: { say: Say; company: Company }) {
  const away = company.seats.flatMap(({ name, isLost, hasLeft, standsIn }, seat) => {
    const key = standsIn ? 'stands-in' : hasLeft ? 'left' : 'lost';
    return isLost || standsIn ? [{ seat, name, key } as const] : [];
  });
  // Without a device there is nobody who could be lost; watchers alone are no news that the picture should give way to.
  const isShared = company.seats.some(({ at }) => at === 'device');
  if (away.length === 0 && company.watchers === 0) return isShared ? <div class="company-signs" /> : null;
  if (away.length === 0 && !isShared) return null;
  return (
    <ul class="company-signs" role="list" aria-label={say('guest.sign')}>
      {away.map(({ seat, name, key }) => (
        <li key={seat} class="company-sign" data-sign={key} data-seat={seat}>
          {say(`guest.sign.${key}`, { name: shortened(name, ({ length }) => length <= MOST_LETTERS) })}
        </li>
      ))}
      {company.watchers > 0 && (
        <li class="company-sign" data-sign="watchers">
          {say('guest.sign.watchers', { count: company.watchers })}
        </li>
      )}
    </ul>
  );
}
