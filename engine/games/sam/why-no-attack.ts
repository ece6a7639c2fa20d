// Why no attack can follow in one's own turn as it stands.
import type { SamView } from './types.ts';

/** It is the very first turn of the game (SAM-R2), nothing lies face up (SAM-R5), or nothing that does has a target (SAM-R6). */
type WhyNoAttack = 'first' | 'none' | 'unreached';

/** For whoever's turn it is, of their own cards as they lie now; null while one of them could attack. */
export function whyNoAttack({ turnNumber, own }: Pick<SamView, 'turnNumber' | 'own'>): WhyNoAttack | null {
  if (turnNumber <= 1) return 'first';
  const up = own.filter((card) => card.up);
  if (up.length === 0) return 'none';
  return up.some(({ reach }) => reach.length > 0) ? null : 'unreached';
}
