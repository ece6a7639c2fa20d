// Where a page begins: where its address leads, and at a guest's door where the page came over a network.
import { SHELL_ANNOUNCEMENT } from '../../engine/protocol/port.ts';
import { placeFor } from '../store/network.ts';
import type { Place } from '../store/state.ts';
import { parsePlace } from './place.ts';

/** A host gives its own window's page out on the machine that it runs on and nowhere else. */
const OWN_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/**
 * The first place of a page. Who is the host's own window is known with the welcome only; until then a guest shall not see
 * the home of another's house.
 */
export function firstPlace(page: { readonly location: Pick<Location, 'hash' | 'hostname'> }): Place {
  const { hash, hostname } = page.location;
  const isOwn = SHELL_ANNOUNCEMENT in page || OWN_MACHINE.test(hostname);
  return placeFor(isOwn ? null : 'guest', parsePlace(hash));
}
