// The rules of SAM as they are read: chapters, and which chapter a phase belongs to.
import { rulesOf } from '../../rules/contract.ts';
import { Code, DRAWN_CODES } from './rules-code.tsx';

export const rules = rulesOf<'sam'>()({
  Code,
  codes: DRAWN_CODES,
  ofPhase: {
    arranging: 'about',
    ordering: 'about',
    summon: 'about',
    declaring: 'about',
    paying: 'about',
    targeting: 'about',
    defending: 'about',
    challenge: 'about',
    hearts: 'about',
    movement: 'about',
    over: 'about',
  },
  chapters: {
    about: {
      title: 'sam.title',
      blocks: [
        { kind: 'text', text: 'sam.tagline' },
        { kind: 'option', option: 'challenge' },
        { kind: 'option', option: 'stall' },
      ],
    },
  },
});
