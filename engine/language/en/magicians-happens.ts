// English: what happens in Magicians, and why a move is refused.

export const magiciansHappens = {
  'magicians.event.dealt': 'Five cards each: {identities}. {name} goes first.',
  'magicians.event.dealt-one': '{name} is the {identity}',
  'magicians.event.mulliganed':
    '{name} has no level 1 Trick and exchanges the hand: {cards} go to the discard pile.',
  'magicians.event.kept': '{name} has no level 1 Trick and keeps the hand.',
  'magicians.event.reshuffled':
    '{count, plural, one {The one card of the discard pile is the new deck.} other {The discard pile, # cards, is shuffled into a new deck.}}',
  'magicians.event.turn': 'Turn {turn, number} goes to {name}.',
  'magicians.event.drew.mulligan': '{name} draws {cards}.',
  'magicians.event.drew.turn': '{name} draws {cards}.',
  'magicians.event.drew.sabotage': '{name} draws {cards}.',
  'magicians.event.drew.intermission': '{name} draws {cards} in the Intermission Phase.',
  'magicians.event.drew.count': '{count, plural, one {one card} other {# cards}}',
  'magicians.event.drew.nothing': '{name} draws nothing: deck and discard pile are empty.',
  'magicians.event.skipped.management': '{name} puts no Support card into play.',
  'magicians.event.skipped.dirtyTrick': '{name} plays no Sabotage card.',
  'magicians.event.skipped.newTrick': '{name} performs no Trick.',
  'magicians.event.skipped.intermission': '{name} draws no card in the Intermission Phase.',
  'magicians.event.supported': '{name} puts {card} into play ({group}, level {level, number}).',
  'magicians.event.performed': '{name} performs {card} (level {level, number}).',
  'magicians.event.performed-trait': '{name} performs {card}, a Trait, as a Trick (level {level, number}).',
  'magicians.event.sabotaged.nobody': '{name} plays {card}.',
  'magicians.event.sabotaged.seat': '{name} plays {card} against {target}.',
  'magicians.event.sabotaged.card': '{name} plays {card} against {target}, on {on}.',
  'magicians.event.stolen': '{name} steals {card} from {from}.',
  'magicians.event.snatched.notebook': '{name} steals {cards} from the hand of {from}, at random.',
  'magicians.event.snatched.spy': '{name} steals {cards} from the hand of {from}, by choice.',
  'magicians.event.spied':
    '{name} looks at the hand of {on}, {count, plural, one {one card} other {# cards}}.',
  'magicians.event.discarded.mulligan': '{name} discards {cards}.',
  'magicians.event.discarded.replaced': '{name} discards {cards} to make room.',
  'magicians.event.discarded.used': '{cards} goes to the discard pile.',
  'magicians.event.discarded.sabotage': '{name} has to discard {cards}.',
  'magicians.event.discarded.stage-lost': '{name} loses {cards}, because the highest Trick was lost.',
  'magicians.event.discarded.double-cross': '{name} discards {cards}, at random.',
  'magicians.event.discarded.assistant': '{name} discards {cards}: one Assistant is the limit.',
  'magicians.event.discarded.helpers': '{name} discards {cards}: three Helpers are the limit.',
  'magicians.event.discarded.stage': '{name} discards {cards}: one Stage is the limit.',
  'magicians.event.discarded.together':
    '{name} discards {cards}: there may be no more Helpers and Assistants than Tricks.',
  'magicians.event.discarded.props': '{name} discards {cards}: there may be no more Props than Tricks.',
  'magicians.event.discarded.tricks': '{name} discards {cards}, down to the maximum of Tricks.',
  'magicians.event.discarded.hand': '{name} discards {cards}, down to seven cards in hand.',
  'magicians.event.lost-points':
    '{lost, plural, =0 {{name} has no PP to lose.} other {{name} loses {lost, number} PP and has {points, number}.}}',
  'magicians.event.disturbed': '{name} will earn nothing in the next Prestige Phase.',
  'magicians.event.prestige':
    '{name} earns {earned, number} PP{bonus, plural, =0 {} other {, {bonus, number} of them as the bonus for Tricks,}} and has {points, number}.',
  'magicians.event.prestige-disturbed':
    '{name} earns nothing because of Public Disturbance, and still has {points, number} PP.',
} as const;
