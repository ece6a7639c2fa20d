// English: the words of Magic Trick.

export const magicTrick = {
  'magic-trick.title': 'Magic Trick',
  'magic-trick.tagline': 'Play cards that you have never seen.',
  'magic-trick.suit.R': 'red',
  'magic-trick.suit.O': 'orange',
  'magic-trick.suit.Y': 'yellow',
  'magic-trick.suit.G': 'green',
  'magic-trick.suit.B': 'blue',
  'magic-trick.suit.P': 'purple',
  'magic-trick.suit.K': 'black',
  'magic-trick.card': '{suit} {rank}',
  'magic-trick.stage.tricks': '{count, plural, one {trick} other {tricks}}',
  'magic-trick.stage.points': '{count, plural, one {point} other {points}}',
  'magic-trick.stage.removed': 'stays out',
  'magic-trick.stage.trump': 'trump',
  'magic-trick.stage.leads': 'leads',
  'magic-trick.phase.dealing': 'Deal',
  'magic-trick.phase.sorting': 'Sort',
  'magic-trick.phase.playing': 'Trick',
  'magic-trick.phase.sleeving': 'Up the sleeve',
  'magic-trick.phase.scoring': 'Score',
  'magic-trick.phase.over': 'The end',
  'magic-trick.move.arrange': 'sorting the row',
  'magic-trick.move.play': 'playing a card',
  'magic-trick.move.sleeve': 'putting a card up the sleeve',
  'magic-trick.move.pass': 'leaving the sleeve as it is',
  'magic-trick.question.arrange':
    'Sort the row of {owner}: it lies in order, and only cards of equal rank can change places.',
  'magic-trick.question.lead': 'You lead: play any card. Trump is {trump}.',
  'magic-trick.question.follow': 'Your turn: you must follow {suit}.',
  'magic-trick.question.free': 'Your turn: you hold no {suit}, so play any card. Trump is {trump}.',
  'magic-trick.question.sleeve':
    'Put a card up your sleeve? Its rank is your bid: the number of tricks that you mean to take.',
  'magic-trick.waiting.sorting': '{count, plural, one {{names} is sorting.} other {{names} are sorting.}}',
  'magic-trick.waiting.playing': '{names} is to play.',
  'magic-trick.waiting.sleeving': '{names} may put a card up the sleeve.',
  'magic-trick.event.dealt':
    '{removed, select, none {Hand {hand}: {dealer} deals.} other {Hand {hand}: {dealer} deals; the {card} stays out.}}',
  'magic-trick.event.arranged': '{sorter} has sorted the row of {owner}.',
  'magic-trick.event.sorted': 'All rows are sorted.',
  'magic-trick.event.played': '{name} plays the {card}.',
  'magic-trick.event.sleeved': '{name} puts the {card} up the sleeve.',
  'magic-trick.event.sleeved-at-end': 'The last card of {name}, the {card}, goes up the sleeve.',
  'magic-trick.event.passed': '{name} leaves the sleeve as it is.',
  'magic-trick.event.trick-taken': '{name} takes the trick: {cards}.',
  'magic-trick.event.scored': 'Hand {hand} is over: {points}.',
  'magic-trick.event.scored-one': '{name} {points, number, ::sign-always} makes {total, number}',
  'magic-trick.refusal.empty-slot': 'There is no card in place {place}: choose another.',
  'magic-trick.refusal.must-follow-suit':
    'You must follow {suit}: you still hold {holds, plural, one {one {suit} card} other {# {suit} cards}}.',
  'magic-trick.refusal.sleeve-filled':
    'The {card} is up your sleeve already, and it stays there for the hand.',
  'magic-trick.refusal.play-first': 'Play to the trick first: the sleeve comes right after your card.',
  'magic-trick.refusal.not-the-row':
    'This is not the row to sort, whose {needed} cards are to be named once each; look at {cards}.',
  'magic-trick.refusal.not-the-row-of-another':
    'This is not the row to sort, whose {needed} cards are to be named once each.',
  'magic-trick.refusal.not-ascending':
    'Ranks must never fall: the {card} in place {place} is lower than the {before} before it.',
  'magic-trick.refusal.not-ascending-of-another':
    'Ranks must never fall: the card in place {place} is lower than the one before it.',
  'magic-trick.result.highest-total': '{names} wins with the highest total, {score, number}.',
  'magic-trick.result.most-prestige':
    '{names} wins: equal on {score, number} points, but with more prestige bonuses.',
  'magic-trick.result.fewest-tricks-met':
    '{names} wins: equal on {score, number} points, but met the bid of the last hand with fewer tricks.',
  'magic-trick.result.shared': '{names} share the victory with {score, number} points each.',
  'magic-trick.option.prestige': 'Prestige',
  'magic-trick.option.prestige.help':
    'Two more points when the bid is met with exactly as many different suits in your tricks.',
  'magic-trick.option.prestige.true': 'with the bonus',
  'magic-trick.option.prestige.false': 'without it',
  'magic-trick.option.memory': 'Memory',
  'magic-trick.option.memory.help': 'Whether you go on seeing the ranks of the row you sorted.',
  'magic-trick.option.memory.sorter': 'the table remembers for you',
  'magic-trick.option.memory.none': 'remember it yourself',
  'magic-trick.option.stacks': 'Taken tricks',
  'magic-trick.option.stacks.help': 'Whose taken tricks you may look through.',
  'magic-trick.option.stacks.own': 'your own',
  'magic-trick.option.stacks.all': 'everybody’s',
  'magic-trick.option.stacks.none': 'nobody’s',
} as const;
