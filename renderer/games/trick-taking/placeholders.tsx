// What stands in the place of the rules to read and of the pictures until they are there.
import { cardWords } from '../../../engine/games/trick-taking/describe.ts';
import { CODES } from '../../../engine/games/trick-taking/cards.ts';
import type { Say } from '../../../engine/language/say.ts';
import { rulesOf, type Scene } from '../../rules/contract.ts';

interface CardProps {
  readonly say: Say;
  readonly code: string;
}

export function Code({ say, code }: CardProps) {
  return <span class="card-chip">{cardWords(say, code)}</span>;
}

export const Picture = Code;

export const rules = rulesOf<'trick-taking'>()({
  chapters: {
    overview: { title: 'trick-taking.title', blocks: [{ kind: 'text', text: 'trick-taking.tagline' }] },
  },
  ofPhase: {
    leading: 'overview',
    turns: 'overview',
    escapes: 'overview',
    drawing: 'overview',
    choosing: 'overview',
    'ultimate-turns': 'overview',
    challenge: 'overview',
    over: 'overview',
  },
  codes: CODES,
  Code,
});

export const scenes: readonly Scene[] = [
  { title: 'trick-taking.title', text: 'trick-taking.tagline', Picture: () => null },
];
