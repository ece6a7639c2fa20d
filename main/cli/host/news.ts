// What happens at a hosted table, line by line for the person at the terminal: who came, left, was lost or came back.
import type { Say } from '../../../engine/language/say.ts';
import type { Company, Hosting } from '../../../engine/protocol/network.ts';

/** What has changed from one company to the next; seats are counted from 1. */
export function companyLines(before: Company | null, after: Company, say: Say): string[] {
  const lines = after.seats.flatMap(({ name, kind, isLost, hasLeft, standsIn }, seat): string[] => {
    const old = before?.seats[seat];
    if (!old) return [];
    const number = seat + 1;
    if (standsIn !== old.standsIn)
      return [say(standsIn ? 'guest.news.stands-in' : 'guest.news.returns', { name })];
    if (kind !== old.kind && kind === 'open') return [`${old.name} has left; seat ${number} is free again.`];
    if (name !== old.name) return [say('guest.news.sits', { name, number })];
    if (isLost === old.isLost && hasLeft === old.hasLeft) return [];
    return [say(`guest.news.${hasLeft ? 'left' : isLost ? 'lost' : 'back'}`, { name })];
  });
  const { watchers, begun } = after;
  if (before && watchers !== before.watchers) lines.push(say('guest.news.watchers', { count: watchers }));
  if (before && begun && !before.begun) lines.push('The game begins.');
  return lines;
}

/** What is new of what only the host is told: whether the table is found by name, and who asks. */
export function hostingLines(before: Hosting | null, after: Hosting, asks: boolean, say: Say): string[] {
  const lines: string[] = [];
  const announced = after.network?.announced;
  if (announced && announced !== 'starting' && announced !== before?.network?.announced) {
    lines.push(say(`hosting.announced.${announced}`));
  }
  const known = new Set(before?.requests.map(({ id }) => id));
  const asking = asks ? after.requests.filter(({ id }) => !known.has(id)) : [];
  for (const { name, seat, from } of asking) {
    const wish = say('hosting.request', { name, seat: seat === null ? 0 : seat + 1 });
    lines.push(`${wish} (${say('hosting.request.from', { from })}): type y to let them in, n to refuse.`);
  }
  return lines;
}
