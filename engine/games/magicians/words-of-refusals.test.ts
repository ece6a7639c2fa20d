// The sentences of Magicians: every refusal explains itself, and says how to mend it.
import { expect, test } from 'vitest';
import { english } from '../../language/catalogue.ts';
import { sayIn } from '../../language/say.ts';
import { describe as words } from './describe.ts';

const say = sayIn(english, 'en-GB');

test.for([
  ['not-in-hand', { card: 'hat-trick' }, 'Hat Trick is not in your hand: play a card that is.'],
  [
    'not-support',
    { card: 'hat-trick', group: 'trick' },
    'Hat Trick is a Trick, which waits for the New Trick Phase: choose a Support card, or skip the phase.',
  ],
  [
    'not-support',
    { card: 'exposed', group: 'sabotage' },
    'Exposed is a Sabotage card, which waits for the Dirty Trick Phase: choose a Support card, or skip the phase.',
  ],
  [
    'stage-too-high',
    { card: 'theatre', level: 3, highest: 0 },
    'Theatre is a level 3 Stage and needs a Trick of level\u00a03 or higher: you have no Trick.',
  ],
  [
    'stage-too-high',
    { card: 'theatre', level: 3, highest: 2 },
    'Theatre is a level 3 Stage and needs a Trick of level\u00a03 or higher: your highest is of level\u00a02.',
  ],
  [
    'stage-too-high',
    { card: 'grand-stage', level: 5, highest: 4 },
    'Grand Stage is a level 5 Stage and needs a Trick of level\u00a05: your highest is of level\u00a04.',
  ],
  [
    'needs-five-tricks',
    { card: 'style', needed: 5, tricks: 4 },
    'Style is a Trait: to put it into play you need five Tricks in play, and you have 4.',
  ],
  [
    'needs-five-tricks',
    { card: 'style', needed: 5, tricks: 0 },
    'Style is a Trait: to put it into play you need five Tricks in play, and you have none.',
  ],
  [
    'limit',
    { card: 'inventor', limits: ['together'], allowed: 2, room: true },
    'There is no room for Inventor, because Helpers and Assistants together may be no more than the Tricks: name a Helper or Assistant of yours, to be discarded for it.',
  ],
  [
    'limit',
    { card: 'inventor', limits: ['helpers', 'together'], allowed: 3, room: true },
    'There is no room for Inventor, because three Helpers are the limit and Helpers and Assistants together may be no more than the Tricks: name one of your Helpers, to be discarded for it.',
  ],
  [
    'limit',
    { card: 'lovely-assistant', limits: ['assistant'], allowed: 1, room: true },
    'There is no room for Lovely Assistant, because one Assistant is the limit: name your Assistant, to be discarded for it.',
  ],
  [
    'limit',
    { card: 'parlor', limits: ['stage'], allowed: 1, room: true },
    'There is no room for Parlor, because one Stage is the limit: name your Stage, to be discarded for it.',
  ],
  [
    'limit',
    { card: 'trap-doors', limits: ['props'], allowed: 1, room: true },
    'There is no room for Trap Doors, because Props may be no more than the Tricks: name one of your Props, to be discarded for it.',
  ],
  [
    'limit',
    { card: 'trap-doors', limits: ['props'], allowed: 0, room: false },
    'There is no room for Trap Doors, because Props may be no more than the Tricks: perform a Trick first.',
  ],
  [
    'bad-replace',
    { card: 'inventor', replace: 'mentor', limits: ['together'], problem: 'not-in-play' },
    'Mentor is none of your Support cards in play: name one that is, to make room for Inventor.',
  ],
  [
    'bad-replace',
    { card: 'inventor', replace: 'mentor', limits: [], problem: 'not-needed' },
    'There is room for Inventor: put it into play without discarding Mentor.',
  ],
  [
    'bad-replace',
    { card: 'inventor', replace: 'parlor', limits: ['together'], problem: 'does-not-free' },
    'Parlor makes no room for Inventor, for Helpers and Assistants together may be no more than the Tricks: name a Helper or Assistant of yours.',
  ],
  [
    'not-sabotage',
    { card: 'hat-trick', group: 'trick' },
    'Hat Trick is a Trick, which waits for the New Trick Phase: choose a Sabotage card, or skip the phase.',
  ],
  [
    'not-sabotage',
    { card: 'mentor', group: 'helper' },
    'Mentor is a Support card, which belongs in the Management Phase: choose a Sabotage card, or skip the phase.',
  ],
  ['nothing-to-draw', {}, 'Deck and discard pile are empty, so there is nothing to draw: go on without.'],
  [
    'nothing-to-draw',
    { card: 'one-up-manship' },
    'Deck and discard pile are empty, so One-Up Manship has nothing to draw: choose another card, or play nothing.',
  ],
  [
    'bad-target',
    { card: 'exposed', problem: 'none' },
    'Exposed hits a Trick, and no opponent has one in play: choose another card, or play nothing.',
  ],
  [
    'bad-target',
    { card: 'double-cross', problem: 'none' },
    'No opponent holds a card that Double Cross could take: choose another card, or play nothing.',
  ],
  [
    'bad-target',
    { card: 'fatality', problem: 'missing' },
    'Fatality hits a Helper or an Assistant of an opponent: point at one.',
  ],
  [
    'bad-target',
    { card: 'scandal', problem: 'missing' },
    'Scandal hits a Stage of an opponent: point at one.',
  ],
  ['bad-target', { card: 'sabotage', problem: 'missing' }, 'Point at the opponent whom Sabotage is to hit.'],
  [
    'bad-target',
    { card: 'one-up-manship', problem: 'not-needed', target: '1' },
    'One-Up Manship is aimed at nobody: play it without a target.',
  ],
  [
    'bad-target',
    { card: 'send-spy', problem: 'not-needed', target: '1', on: 'mentor' },
    'Send Spy hits a player, not a card in play: name the player alone.',
  ],
  [
    'bad-target',
    { card: 'send-spy', problem: 'no-such-seat', target: '6' },
    'Nobody sits there: aim Send Spy at an opponent.',
  ],
  [
    'bad-target',
    { card: 'send-spy', problem: 'oneself', target: '0' },
    'Send Spy hits opponents only: aim it at one of them.',
  ],
  [
    'bad-target',
    { card: 'seduction', problem: 'wrong-card', target: '1', on: 'mentor' },
    'Seduction hits an Assistant, and Mentor is none in front of that player: point at one that is.',
  ],
  [
    'bad-target',
    { card: 'send-spy', problem: 'empty-hand', target: '1' },
    'That player holds no card: aim Send Spy at one who does.',
  ],
  [
    'not-a-trick',
    { card: 'exposed', group: 'sabotage' },
    'Exposed is a Sabotage card, which belongs in the Dirty Trick Phase: choose a Trick, or skip the phase.',
  ],
  [
    'not-a-trick',
    { card: 'style', group: 'trait' },
    'Style is a Trait, which only the Mentalist performs as a Trick: choose a Trick, or skip the phase.',
  ],
  [
    'not-a-trick',
    { card: 'parlor', group: 'stage' },
    'Parlor is a Support card, which belongs in the Management Phase: choose a Trick, or skip the phase.',
  ],
  [
    'ladder',
    { card: 'disappearing-canary', level: 2, lift: 0 },
    'Disappearing Canary is a level 2 Trick: first you need a level 1 Trick in play.',
  ],
  [
    'ladder',
    { card: 'stagecraft', level: 2, lift: 0 },
    'Stagecraft is a level 2 Trait: first you need a level 1 Trick in play.',
  ],
  [
    'ladder',
    { card: 'water-tank', level: 4, lift: 1 },
    'Water Tank is a level 4 Trick: even with your Inventor or Engineer you first need a level 2 or 3 Trick in play.',
  ],
  [
    'ladder',
    { card: 'transposition', level: 5, lift: 2 },
    'Transposition is a level 5 Trick: even with your Inventor and Engineer you first need a level 2, 3 or 4 Trick in play.',
  ],
  [
    'not-in-that-hand',
    { card: 'mentor', target: '1' },
    'Mentor is not in the hand that your spy looks at: take a card that is.',
  ],
  [
    'not-these',
    { card: 'mentor', of: 'tricks', twice: false },
    'Mentor is none of your Tricks in play: choose among these.',
  ],
  ['not-these', { card: 'mentor', of: 'hand', twice: true }, 'Mentor is named twice: choose each card once.'],
  [
    'wrong-number',
    { count: 0, demanded: 2, of: 'hand' },
    'Exactly 2 of your cards in hand have to be discarded: choose 2 more.',
  ],
  [
    'wrong-number',
    { count: 3, demanded: 2, of: 'tricks' },
    'Exactly 2 of your Tricks in play have to be discarded: put one back.',
  ],
  [
    'wrong-number',
    { count: 2, demanded: 1, of: 'together' },
    'Exactly one of your Helpers and Assistants has to be discarded: put one back.',
  ],
  [
    'wrong-move',
    { type: 'draw', possible: ['support', 'skip'] },
    'That cannot be done now, only putting a Support card into play or skipping the phase.',
  ],
] as const)('%s %j', ([code, facts, sentence]) => {
  expect(words.refusal(say, { code, facts })).toBe(sentence);
});

test.for([
  ['not-in-hand', { card: 'mentor' }],
  ['not-support', { card: 'hat-trick', group: 'trick' }],
  ['stage-too-high', { card: 'theatre', level: 3, highest: 2 }],
  ['needs-five-tricks', { card: 'style', needed: 5, tricks: 4 }],
  ['limit', { card: 'mentor', limits: ['together'], allowed: 2, room: true }],
  ['bad-replace', { card: 'mentor', replace: 'theatre', limits: [], problem: 'not-needed' }],
  ['not-sabotage', { card: 'mentor', group: 'helper' }],
  ['nothing-to-draw', { card: 'one-up-manship' }],
  ['bad-target', { card: 'exposed', problem: 'none' }],
  ['not-a-trick', { card: 'mentor', group: 'helper' }],
  ['ladder', { card: 'water-tank', level: 4, lift: 1 }],
  ['not-in-that-hand', { card: 'mentor', target: '1' }],
  ['not-these', { card: 'mentor', of: 'hand', twice: false }],
  ['wrong-number', { count: 3, demanded: 2, of: 'hand' }],
] as const)('others hear of %s %j, but not with which card', ([code, facts]) => {
  const sentence = words.refusal(say, { code, facts }, 'others');
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentence).not.toMatch(
    /Mentor|Hat Trick|Theatre|Style|Exposed|One-Up|Water Tank|undefined|NaN| [2-9]/,
  );
});
