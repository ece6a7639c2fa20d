// English: the words of Trick-Taking.

export const trickTaking = {
  'trick-taking.title': 'Trick-Taking',
  'trick-taking.subtitle': 'The Trick-Taking Game',
  'trick-taking.tagline': 'Seven tricks with cards that have tricks of their own. Only the last one counts.',
  'trick-taking.colour.red': 'red',
  'trick-taking.colour.orange': 'orange',
  'trick-taking.colour.yellow': 'yellow',
  'trick-taking.colour.green': 'green',
  'trick-taking.colour.blue': 'blue',
  'trick-taking.colour.indigo': 'indigo',
  'trick-taking.colour.violet': 'violet',
  'trick-taking.card': '{colour} {effect} {rank}',
  'trick-taking.hat.high': 'High Card Wins',
  'trick-taking.hat.low': 'Low Card Wins',

  'trick-taking.phase.leading': 'Lead',
  'trick-taking.phase.turns': 'Turns',
  'trick-taking.phase.escapes': 'Escapes',
  'trick-taking.phase.drawing': 'Drawing',
  'trick-taking.phase.choosing': 'Ultimate hand',
  'trick-taking.phase.ultimate-turns': 'Ultimate Trick',
  'trick-taking.phase.challenge': 'The challenge',
  'trick-taking.phase.over': 'The end',

  'trick-taking.move.lead': 'leading a card',
  'trick-taking.move.turn': 'taking a turn',
  'trick-taking.move.escape': 'taking a card with an Escape',
  'trick-taking.move.repertoire': 'choosing the Ultimate hand',
  'trick-taking.move.pass': 'passing',

  'trick-taking.question.lead':
    'You lead: play any card. Its printed rank lays the hat: 0 to 3 high, 4 to 7 low.',
  'trick-taking.question.lead-sleight':
    'You lead: play any card. Its printed rank lays the hat: 0 to 3 high, 5 to 7 low; with a 4 you choose.',
  'trick-taking.question.turn':
    'Your turn: play any card. The {lead} leads: {hat}. {leads, select, yes {With it {who, select, you {you are} other {{name} is}} winning.} other {{winning, select, yes {{who, select, you {You are} other {{name} is}} winning with the {with}.} other {Nobody is winning.}}}}',
  'trick-taking.question.ultimate-turn':
    'Your turn: play any card. The {lead} leads and cannot win. {hat}. {winning, select, yes {{who, select, you {You are} other {{name} is}} winning with the {with}.} other {Nobody is winning.}}',
  'trick-taking.question.escape': 'Your {card} escapes: take any one card of the trick.',
  'trick-taking.question.repertoire':
    '{most, plural, one {The one card of your Repertoire is your hand for the Ultimate Trick: take it.} other {Choose 1 to # cards from your Repertoire as your hand for the Ultimate Trick.}}',
  'trick-taking.question.challenge':
    'The {lead} leads and cannot win. {hat}. {name} is winning with the {with}: {can, select, yes {take a turn that beats it, or pass} other {no turn of yours beats it, so pass}}.',
  'trick-taking.question.challenge-nobody':
    'The {lead} leads and cannot win. {hat}. Nobody is winning: {can, select, yes {take a turn that does, or pass} other {no turn of yours does, so pass}}.',
  'trick-taking.wins-with':
    '{card}{counts, select, otherwise {, rank {rank, number}} other {}}, {match, select, lead {as the lead} effect {matching by effect} colour {matching by colour} illusion {as an Illusion} other {without a match}}',
  'trick-taking.waiting.lead': '{names} is to lead.',
  'trick-taking.waiting.turn': '{names} is to take a turn.',
  'trick-taking.waiting.escape': 'The {card} of {names} escapes and is to take a card.',
  'trick-taking.waiting.repertoire':
    '{count, plural, one {{names} is choosing a hand for the Ultimate Trick.} other {{names} are choosing their hands for the Ultimate Trick.}}',
  'trick-taking.waiting.challenge': '{names} is to beat {winning}, or pass.',
  'trick-taking.waiting.challenge-nobody': '{names} is to win the Ultimate Trick, or pass.',

  'trick-taking.event.dealt': 'The last card goes to {smoke}, so {holder} gets the Top Hat and leads.',
  'trick-taking.event.led': '{name} leads the {card}: {hat}.',
  'trick-taking.event.led-chosen': '{name} leads the {card} and chooses the hat: {hat}.',
  'trick-taking.event.played': '{name} {how, select, conjured {conjures} other {plays}} the {card}.',
  'trick-taking.event.played-C':
    '{name} {how, select, conjured {conjures} other {plays}} the {card}, for up to two more cards.',
  'trick-taking.event.played-I':
    '{name} {how, select, conjured {conjures} other {plays}} the {card} in the colour of the lead.',
  'trick-taking.event.played-L':
    '{name} {how, select, conjured {conjures} other {plays}} the {card} under the {on}: the rank rises by {rank}.',
  'trick-taking.event.played-M':
    '{name} {how, select, conjured {conjures} other {plays}} the {card} with its effect.',
  'trick-taking.event.played-S':
    '{name} {how, select, conjured {conjures} other {plays}} the {card} under the {on}: the rank falls by {rank}.',
  'trick-taking.event.played-V':
    '{name} {how, select, conjured {conjures} other {plays}} the {card} to make the {on} vanish.',
  'trick-taking.event.hat-turned': 'The Top Hat turns: {hat}.',
  'trick-taking.event.returned': 'The {card} goes back to the hand of {name}.',
  'trick-taking.event.escaped': 'The {by} of {name} escapes and takes the {card}.',
  'trick-taking.event.escaped-itself': 'The {by} of {name} escapes and takes itself.',
  'trick-taking.event.trick-taken': '{name} wins trick {trick} and takes {cards}.',
  'trick-taking.event.trick-taken-empty': '{name} wins trick {trick}, of which the Escapes left nothing.',
  'trick-taking.event.drew': '{name} draws {cards}.',
  'trick-taking.event.drew-hidden': '{name} draws {count, plural, one {one card} other {# cards}}.',
  'trick-taking.event.hat-passed': '{from} passes the Top Hat to {to}.',
  'trick-taking.event.hat-kept': '{name} keeps the Top Hat: nobody else has a card to lead.',
  'trick-taking.event.choosing':
    '{count, plural, one {The seven tricks are done: {names} alone has a Repertoire.} other {The seven tricks are done: {names} choose their hands for the Ultimate Trick.}}',
  'trick-taking.event.chose': '{name} chooses {cards}.',
  'trick-taking.event.chose-hidden': '{name} has chosen.',
  'trick-taking.event.hands-open': 'All have chosen: {hands}.',
  'trick-taking.event.hand-open':
    '{count, plural, =0 {{name} is out} one {{name} holds one card} other {{name} holds # cards}}',
  'trick-taking.event.reshuffled': 'The other {count} cards are shuffled, and the first of them leads.',
  'trick-taking.event.ultimate-led': 'The Ultimate Trick Card is the {card}: {hat}.',
  'trick-taking.event.challenge': 'The two rounds are over, and {name} is winning: beat that or pass.',
  'trick-taking.event.challenge-nobody':
    'The two rounds are over, and nobody is winning: win the trick or pass.',
  'trick-taking.event.winning': '{name} is winning now.',
  'trick-taking.event.passed': '{name} passes.',

  'trick-taking.refusal.must-play':
    'There is no passing here while you have a card in hand: play one, with its effect or without.',
  'trick-taking.refusal.not-in-hand': 'The {card} is not in your hand: play a card that is.',
  'trick-taking.refusal.not-in-hand.of-another': 'That card is not in the hand of its player.',
  'trick-taking.refusal.barred': 'The {card} has just come back to your hand: play another card first.',
  'trick-taking.refusal.barred.of-another':
    'A card that has just come back may not be its player’s next one while there is another.',
  'trick-taking.refusal.trick-full':
    'The trick would hold eight cards with the {card}: only a Vanish that is used can still follow.',
  'trick-taking.refusal.trick-full.of-another':
    'The trick would hold eight cards: only a Vanish that is used can still follow.',
  'trick-taking.refusal.no-target.L':
    'Point at the card that the {card} is to lift, or play it without its effect.',
  'trick-taking.refusal.no-target.S':
    'Point at the card that the {card} is to lower, or play it without its effect.',
  'trick-taking.refusal.no-target.V':
    'Point at the card that is to vanish by the {card}, or play it without its effect.',
  'trick-taking.refusal.no-target-there':
    'The {on} does not lie in the trick: point at a card that does, or play the {card} without its effect.',
  'trick-taking.refusal.no-target.of-another': 'The effect of a card needs a card in the trick to act upon.',
  'trick-taking.refusal.lead-cannot-vanish':
    'The lead, {on}, cannot vanish: point at another card, or play the {card} without its effect.',
  'trick-taking.refusal.lead-cannot-vanish.of-another': 'The lead cannot vanish.',
  'trick-taking.refusal.vanish-used':
    'The effect of the {card} was used in this trick already: play it without its effect.',
  'trick-taking.refusal.vanish-used.of-another': 'The effect of one Vanish can be used once in a trick.',
  'trick-taking.refusal.not-in-trick': 'The {card} does not lie in the trick: take a card that does.',
  'trick-taking.refusal.not-in-repertoire':
    'The {card} is not in your Repertoire, or is named twice: choose each card once.',
  'trick-taking.refusal.not-in-repertoire.of-another':
    'An Ultimate hand is chosen from one’s own Repertoire.',
  'trick-taking.refusal.too-many-cards':
    'The {card} is one card too many for this turn: leave it out, or use a Conjure before it.',
  'trick-taking.refusal.too-many-cards.of-another':
    'A turn is one card, and two more for each Conjure that is used.',
  'trick-taking.refusal.not-winning.ranks':
    'You would not be winning ({hat}): your best stack would have rank {reach, number}, which does not beat the {top} with rank {rank, number}. Change the turn, or pass.',
  'trick-taking.refusal.not-winning.no-match':
    'You would not be winning against the {top} with rank {rank, number}, for no top of yours matches the lead: take another turn, or pass.',
  'trick-taking.refusal.not-winning.nobody':
    'Nobody would be winning, for no top of yours matches the lead: take another turn, or pass.',
  'trick-taking.refusal.not-winning.of-another':
    'A turn in the last part of the Ultimate Trick must make its player the winning one.',
  'trick-taking.refusal.not-winning.beginning-ranks':
    'No turn that begins with the {card} wins ({hat}): your best stack would have rank {reach, number}, which does not beat the {top} with rank {rank, number}. Pass, if no other card can.',
  'trick-taking.refusal.not-winning.beginning-no-match':
    'No turn that begins with the {card} beats the {top} with rank {rank, number}. Pass, if no other card can.',
  'trick-taking.refusal.not-winning.beginning-nobody':
    'No turn that begins with the {card} makes you the winning player. Pass, if no other card does.',
  'trick-taking.refusal.hand-size':
    '{count, plural, =0 {An Ultimate hand is at least one card: choose one from your Repertoire.} other {# cards are too many for an Ultimate hand: put cards back until {most} are left.}}',
  'trick-taking.refusal.hand-size.of-another': 'An Ultimate hand is at least one card and at most seven.',

  'trick-taking.result.challenge': '{names} wins the Ultimate Trick, and with it the game.',
  'trick-taking.result.alone':
    '{names} wins: nobody else has a Repertoire, so there is no Ultimate Trick to play.',
  'trick-taking.result.compared':
    '{names} wins: nobody matched the Ultimate Trick Card, so all stacks were compared by rank.',
  'trick-taking.result.shared':
    '{names} share the victory: in the Ultimate Trick no stack was left to compare.',

  'trick-taking.option.phantomShuffle': 'Phantom Shuffle',
  'trick-taking.option.phantomShuffle.help':
    'Where the card that leads the Ultimate Trick comes from. Shuffled at the end, it is drawn from all that nobody has chosen as a hand, and Escape 0 stays out.',
  'trick-taking.option.phantomShuffle.false': 'set aside before the deal',
  'trick-taking.option.phantomShuffle.true': 'shuffled at the end',
  'trick-taking.option.sleightOfHand': 'Sleight of Hand',
  'trick-taking.option.sleightOfHand.help': 'How the Top Hat lies when a card of rank 4 is led.',
  'trick-taking.option.sleightOfHand.false': 'Low Card Wins',
  'trick-taking.option.sleightOfHand.true': 'as the leader chooses',
} as const;
