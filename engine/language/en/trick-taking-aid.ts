// English: the player aid of Trick-Taking, which is looked at in the middle of a game.

export const trickTakingAid = {
  'trick-taking.aid.effects': 'What the effects do',
  'trick-taking.aid.effects.use':
    'Each is used as its card is played, or not used, as you like. The lead’s effect does not happen.',
  'trick-taking.aid.effect.C': 'Play up to two more cards this turn, each with its own effect.',
  'trick-taking.aid.effect.E':
    'On top or alone when the trick ends: take any one card of it. It always does, the lead too.',
  'trick-taking.aid.effect.I': 'Counts as the lead’s colour.',
  'trick-taking.aid.effect.L':
    'Goes under a card or a stack, the lead too: the rank on top rises by this rank.',
  'trick-taking.aid.effect.M': 'The Top Hat turns over.',
  'trick-taking.aid.effect.S':
    'Goes under a card or a stack, the lead too: the rank on top falls by this rank.',
  'trick-taking.aid.effect.V':
    'Any card but the lead, covered or not, goes back to the hand of the player it lies in front of. It may not be that player’s next card in this trick, unless there is no other.',
  'trick-taking.aid.colours': 'Colours',
  'trick-taking.aid.winner': 'Who wins a trick',
  'trick-taking.aid.winner.hat.high': 'The highest rank wins.',
  'trick-taking.aid.winner.hat.low': 'The lowest rank wins.',
  'trick-taking.aid.winner.who':
    'Only the lead can win, and what matches it: a card with its effect, with its colour, or an Illusion that was used.',
  'trick-taking.aid.winner.stack':
    'Of a stack, the card on top matches. Its rank: what is printed, plus every Levitate and minus every Saw beneath.',
  'trick-taking.aid.winner.ties':
    'Ranks are equal? Effect goes before colour, colour before Illusion. Still equal? The printed rank decides, by the hat.',
  'trick-taking.aid.trick': 'A trick',
  'trick-taking.aid.trick.1':
    'Whoever holds the Top Hat leads a card. Its printed rank lays the hat: 0 to 3 high, 4 to 7 low.',
  'trick-taking.aid.trick.2':
    'Clockwise, everybody who has cards plays one. The trick ends with the turn that brings it to seven cards.',
  'trick-taking.aid.trick.3': 'See who wins, as the hat lies now.',
  'trick-taking.aid.trick.4': 'Each Escape takes a card: the highest or the lowest rank first, by the hat.',
  'trick-taking.aid.trick.5': 'The winner takes the rest. Everybody draws up to seven cards.',
  'trick-taking.aid.trick.6': 'The hat passes clockwise to the next player with a card in hand, who leads.',
  'trick-taking.aid.ultimate': 'The Ultimate Trick, after seven tricks',
  'trick-taking.aid.ultimate.1':
    'Everybody secretly chooses one to seven cards of their own Repertoire as their hand. Without a Repertoire you are out.',
  'trick-taking.aid.ultimate.2':
    'The Ultimate Trick Card leads and lays the hat. It is nobody’s, cannot win and cannot vanish.',
  'trick-taking.aid.ultimate.3':
    'From the left of whoever holds the hat: two rounds of one turn each. The trick may grow beyond seven cards, and Escapes take nothing.',
  'trick-taking.aid.ultimate.4':
    'Then from the left of whoever is winning: take a turn that makes you the winner so far, or pass.',
  'trick-taking.aid.ultimate.5': 'When all others have passed in a row, whoever is winning wins the game.',
} as const;
