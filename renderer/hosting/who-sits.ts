// Somebody else at a seat before the game, under a name that nobody at the table has. Pure.
import type { Occupant } from '../../engine/protocol/network.ts';
import { OPEN, PERSON, type Forms, type Sitter } from '../screens/setup-form.ts';
import type { HostActs } from './acts.ts';
import { asForm, openSeats } from './standing.ts';

type Who = Parameters<HostActs['sit']>[1];

/** A bot that becomes another kind keeps its name. */
export function whoSits(forms: Forms, seats: readonly Occupant[], seat: number, sitter: Sitter): Who {
  return who(sitter, forms.withSitter(asForm(seats), seat, sitter).seats[seat]?.name ?? '');
}

/** Bots of the usual kind for every seat that is free. */
export function fillOf(forms: Forms, seats: readonly Occupant[]): readonly (readonly [number, Who])[] {
  const filled = forms.withNetwork(asForm(seats), false).seats;
  return openSeats(seats).flatMap((seat) => {
    const taken = filled[seat];
    return taken ? [[seat, who(taken.sitter, taken.name)] as const] : [];
  });
}

function who(sitter: Sitter, name: string): Who {
  if (sitter === OPEN) return { kind: 'open' };
  return sitter === PERSON ? { kind: 'person', name } : { kind: 'bot', name, bot: sitter };
}
