// Opens a table to the network and takes it off again; with the last one nothing is listened to any more.
import { logged, Problem } from '../problem.ts';
import { troubled, type Trouble } from '../table/trouble.ts';
import { standing, type Hosting } from './hosting.ts';
import type { Lan } from './lan.ts';

/** A trouble when the network or the disk does not take it: then the table stays off. */
export async function turnOn(
  hosting: Hosting,
  lan: Lan,
  isAnyOn: () => boolean,
  log: (line: string) => void,
): Promise<Trouble | null> {
  try {
    await lan.open(hosting.settings.port);
  } catch (error) {
    if (!(error instanceof Problem)) log(`The network could not be listened to: ${logged(error)}`);
    return troubled('no-network', { why: error instanceof Problem ? error.message : String(error) });
  }
  const before = hosting.settings;
  hosting.settings = { ...before, on: true, port: lan.port ?? 0, movedTo: null };
  try {
    await hosting.keep();
    return null;
  } catch {
    hosting.settings = before;
    if (!isAnyOn()) await lan.close();
    return troubled('move-not-kept');
  }
}

/** Guests are told and hung up; what they come back with stays good, should the table be opened again. */
export async function turnOff(hosting: Hosting, lan: Lan, isAnyOn: () => boolean): Promise<Trouble | null> {
  hosting.settings = { ...hosting.settings, on: false };
  const table = hosting.parts.table();
  const guests = hosting.roster.guests.filter(({ client }) => client !== null);
  const told = [...hosting.outside.keys(), ...guests.flatMap(({ client }) => client ?? [])];
  for (const client of told) {
    client.send(standing(hosting.id, null, 'closed'));
    if (!('code' in table)) table.leave(client);
  }
  hosting.outside.clear();
  hosting.wishes.clear();
  for (const guest of guests) hosting.lose(guest, true);
  for (const client of told) client.hangUp();
  if (!isAnyOn()) await lan.close();
  try {
    await hosting.keep();
    return null;
  } catch {
    return troubled('move-not-kept');
  }
}
