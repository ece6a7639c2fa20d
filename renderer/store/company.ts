// What of a change of the company at a table is worth telling: who was lost or left, who is back, who plays instead, who watches.
import type { Seat } from '../../engine/core/seat.ts';
import type { Company } from '../../engine/protocol/network.ts';

/** One such change; names are those of after it. */
export type CompanyNews =
  | {
      readonly kind: 'lost' | 'left' | 'back' | 'stands-in' | 'returns';
      readonly seat: Seat;
      readonly name: string;
    }
  /** Another one sits there. */
  | { readonly kind: 'sits'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'watchers'; readonly count: number };

/** What has changed from one company of a table to the next, by seat, watchers last. */
export function companyNews(before: Company, after: Company): CompanyNews[] {
  const news = after.seats.flatMap(({ name, isLost, hasLeft, standsIn }, seat): CompanyNews[] => {
    const old = before.seats[seat];
    if (!old) return [];
    if (standsIn !== old.standsIn) return [{ kind: standsIn ? 'stands-in' : 'returns', seat, name }];
    if (name !== old.name) return name === '' ? [] : [{ kind: 'sits', seat, name }];
    if (isLost === old.isLost && hasLeft === old.hasLeft) return [];
    return [{ kind: hasLeft ? 'left' : isLost ? 'lost' : 'back', seat, name }];
  });
  const { watchers: count } = after;
  return count === before.watchers ? news : [...news, { kind: 'watchers', count }];
}
