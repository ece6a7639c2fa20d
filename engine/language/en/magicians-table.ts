// English: what the screens say at a table of Magicians.

export const magiciansTable = {
  'table.magicians.progress':
    '{turn, plural, =0 {Goal {goal, number} PP} other {Turn #, goal {goal, number} PP}}',

  'table.magicians.play': 'Play {card}',
  'table.magicians.play.support': 'Play as Support',
  'table.magicians.play.trick': 'Perform as a Trick',
  'table.magicians.play.on': 'Play on {card}',
  'table.magicians.play.steal': 'Steal {card}',
  'table.magicians.play.replacing': 'Play in place of {card}',
  'table.magicians.back': 'Put down',
  'table.magicians.not': 'Step back',
  'table.magicians.nothing': 'Play nothing',
  'table.magicians.nothing.draw': 'Play nothing, draw a card',
  'table.magicians.skip': 'Skip to {phase}',
  'table.magicians.go-on': 'Go on',
  'table.magicians.draw': 'Draw a card',
  'table.magicians.draw.not': 'Draw none',
  'table.magicians.mulligan': 'Exchange the hand',
  'table.magicians.keep': 'Keep it',
  'table.magicians.take': 'Take {card}',
  'table.magicians.discard': 'Discard {count, plural, one {{cards}} other {these #}}',
  'table.magicians.discard.clear': 'Choose again',

  'table.magicians.preview.support': '{card}: put it on your stage.',
  'table.magicians.preview.replace': '{card} needs room: point at the card to discard for it, {cards}.',
  'table.magicians.preview.replacing': '{card}: put it in the place of {replaced}, which is discarded.',
  'table.magicians.preview.trick': '{card}: put it among your Tricks.',
  'table.magicians.preview.aim.draw': '{card}: put it on the discard pile to draw {count, number} cards.',
  'table.magicians.preview.aim.steal': '{card}: point at the {what} to steal.',
  'table.magicians.preview.aim.discard': '{card}: point at the {what} that is to be discarded.',
  'table.magicians.preview.aim.steal-from-hand':
    '{card}: point at the player from whose hand you steal {count, number} cards at random.',
  'table.magicians.preview.aim.discard-from-hand':
    '{card}: point at the player who is to discard {count, number} cards at random.',
  'table.magicians.preview.aim.lose-points': '{card}: point at the player who is to lose {count, number} PP.',
  'table.magicians.preview.aim.disturb':
    '{card}: point at the player who is to earn nothing in the next Prestige Phase.',
  'table.magicians.preview.aim.spy': '{card}: point at the player whose hand you want to see.',
  'table.magicians.preview.only.draw': 'You draw {count, number} cards.',
  'table.magicians.preview.only.steal': 'You steal {on} from {name}.',
  'table.magicians.preview.only.discard': '{name} discards {on}.',
  'table.magicians.preview.only.steal-from-hand':
    'You steal {count, number} cards at random from the hand of {name}.',
  'table.magicians.preview.only.discard-from-hand': '{name} discards {count, number} cards at random.',
  'table.magicians.preview.only.lose-points': '{name} loses {count, number} PP.',
  'table.magicians.preview.only.disturb': '{name} earns nothing in the next Prestige Phase.',
  'table.magicians.preview.only.spy': 'You look at the hand of {name} and take a card.',
  'table.magicians.preview.nothing':
    'Play nothing in this turn? {draws, select, yes {You draw one more card instead.} other {There is no card to draw instead.}}',
  'table.magicians.preview.skip':
    'You can still play a card in the {phase}, and in no later phase of this turn. Leave it?',
  'table.magicians.preview.discard':
    '{missing, plural, =0 {To be discarded: {cards}.} one {To be discarded: {cards}, and one more card.} other {To be discarded: {cards}, and # more cards.}}',

  'table.magicians.outcome.points':
    '{who, select, you {You then have} other {{name} then has}} {points, number} PP.',
  'table.magicians.outcome.leaves': '{who, select, you {You also lose} other {{name} also loses}} {cards}.',
  'table.magicians.outcome.income':
    '{who, select, you {You earn} other {{name} earns}} {choice, select, no {} other {at most }}{income, number} PP {turn, select, this {this turn} other {next turn}} instead of {before, number}{choice, select, demand {, after discarding {what}} other {}}.',
  'table.magicians.outcome.demand':
    '{who, select, you {You then have} other {{name} then has}} to discard {what}.',
  'table.magicians.excess.assistant': '{count, plural, one {one Assistant} other {# Assistants}}',
  'table.magicians.excess.helpers': '{count, plural, one {one Helper} other {# Helpers}}',
  'table.magicians.excess.stage': '{count, plural, one {one Stage} other {# Stages}}',
  'table.magicians.excess.together':
    '{count, plural, one {one Helper or Assistant} other {# Helpers or Assistants}}',
  'table.magicians.excess.props': '{count, plural, one {one Prop} other {# Props}}',
  'table.magicians.excess.tricks': '{count, plural, one {one Trick} other {# Tricks}}',
  'table.magicians.excess.hand': '{count, plural, one {one card of the hand} other {# cards of the hand}}',

  'table.magicians.kind.level': '{group}, level {level, number}',
  'table.magicians.card': '{card}, {kind}',
  'table.magicians.card.noted': '{card}; {note}',
  'table.magicians.card.does': '{card}. {does}',
  'table.magicians.card.trait-trick': 'a Trait as a Trick, level {level, number}',

  'table.magicians.list.spied': 'The hand of {name}: choose the card to take',
  'table.magicians.list.hand': 'Your hand',
  'table.magicians.list.hand.discard':
    'Your hand: choose {count, plural, one {one card} other {# cards}} to discard',
  'table.magicians.list.where': 'Where {card} may go',
  'table.magicians.list.own': 'Your stage',
  'table.magicians.list.own.discard': 'Your stage: choose {what} to discard',
  'table.magicians.list.stage': 'The stage of {name}',
  'table.magicians.list.centre': 'Deck and discard pile',
  'table.magicians.list.phases': 'The phases of this turn',
  'table.magicians.hand.empty': 'no card',
  'table.magicians.hand.chosen': 'chosen',
  'table.magicians.hand.picked': 'picked up',
  'table.magicians.hand.later': 'goes on to the {phase}',
  'table.magicians.place.support': 'Among your Support cards',
  'table.magicians.place.trick': 'Among your Tricks',
  'table.magicians.place.discard': 'On the discard pile, for its effect',
  'table.magicians.where.replace': 'In place of {card}, which is discarded',
  'table.magicians.where.on': '{card} of {name}',
  'table.magicians.stage.support':
    'Place for Support cards: {count, plural, =0 {none in play} one {one in play} other {# in play}}',
  'table.magicians.stage.tricks':
    'Place for Tricks: {count, plural, =0 {none in play} one {one in play} other {# in play}}, {most, number} at most',
  'table.magicians.seat':
    '{name}, the {identity}: {score, number} PP, {income, number} a turn; {cards, plural, one {one card} other {# cards}} in hand; {tricks, plural, =0 {no Trick} one {one Trick} other {# Tricks}}, {support, plural, =0 {no Support card} one {one Support card} other {# Support cards}}',
  'table.magicians.seat.does': '{seat}. {does}',
  'table.magicians.seat.turn': 'it is their turn',
  'table.magicians.seat.disturbed': 'earns nothing in the next Prestige Phase',
  'table.magicians.seat.demand': 'is to discard {what}',
  'table.magicians.centre.deck': 'Deck: {count, plural, =0 {empty} one {one card} other {# cards}}',
  'table.magicians.centre.discard':
    'Discard pile: {count, plural, =0 {empty} one {one card, {top}} other {# cards, {top} on top}}',
  'table.magicians.centre.sabotage': 'Being played: {card} of {name}',

  'table.magicians.phase.done': '{phase}: over',
  'table.magicians.phase.now': '{phase}: now',
  'table.magicians.phase.ahead': '{phase}: to come',
  'table.magicians.phase.closed':
    '{phase}: closed in this turn, because {by, select, support {a Support card} sabotage {a Sabotage card} other {a Trick}} was played',

  'table.magicians.explain.draw': '{phase}: one card is drawn.',
  'table.magicians.explain.management':
    '{phase}: one Support card may be put into play. Whoever does plays no Sabotage and no Trick in this turn and draws no second card.',
  'table.magicians.explain.dirtyTrick':
    '{phase}: one Sabotage card may be played. Whoever does plays no Trick in this turn and draws no second card.',
  'table.magicians.explain.newTrick':
    '{phase}: one Trick may be performed. It ends with discarding down to the maximum of Tricks.',
  'table.magicians.explain.intermission':
    '{phase}: whoever has played nothing in this turn may draw one more card.',
  'table.magicians.explain.prestige': '{phase}: all Tricks and Support cards earn their levels.',
  'table.magicians.explain.finale': '{phase}: discard down to seven cards in hand.',
  'table.magicians.explain.closed':
    'It is closed in this turn, because {by, select, support {a Support card} sabotage {a Sabotage card} other {a Trick}} was played.',
  'table.magicians.explain.deck':
    '{count, plural, =0 {The deck is empty} one {One card is left in the deck} other {# cards are left in the deck}}; when there are none, the discard pile is shuffled into a new one.',
  'table.magicians.explain.deck.drawn':
    'You have drawn your card for this turn; if you play nothing, you may draw one more. {count, plural, =0 {The deck is empty} one {One card is left} other {# cards are left}}.',
  'table.magicians.explain.support':
    'Support: one Assistant, three Helpers and one Stage at most; no more Helpers and Assistants together than Tricks, and no more Props.',
  'table.magicians.explain.trick':
    'Tricks: {most, number} at most when the New Trick Phase ends. One of level 2 to 5 needs a Trick of the level below it.',

  'table.magicians.happens.dealt': 'Everybody gets five cards. {name} begins.',
  'table.magicians.happens.mulliganed': '{name} exchanges the hand.',
  'table.magicians.happens.kept': '{name} keeps the hand.',
  'table.magicians.happens.turn': '{name} begins a turn.',
  'table.magicians.happens.reshuffled': 'The discard pile becomes the new deck.',
  'table.magicians.happens.drew': '{name} draws {count, plural, =0 {nothing} one {a card} other {# cards}}.',
  'table.magicians.happens.skipped': '{name} leaves the {phase}.',
  'table.magicians.happens.supported': '{name} puts {card} on the stage.',
  'table.magicians.happens.performed': '{name} performs {card}.',
  'table.magicians.happens.sabotaged':
    '{name} plays {card}{at, select, seat { against {target}} card { on {on} of {target}} other {}}.',
  'table.magicians.happens.stolen': '{name} steals {card} from {from}.',
  'table.magicians.happens.snatched':
    '{name} steals {count, plural, one {a card} other {# cards}} from the hand of {from}.',
  'table.magicians.happens.snatched-known': '{name} steals {cards} from the hand of {from}.',
  'table.magicians.happens.spied': '{name} looks at the hand of {on}.',
  'table.magicians.happens.taking': '{name} takes {card}.',
  'table.magicians.happens.discarded': '{name} discards {cards}.',
  'table.magicians.happens.stage-lost': '{name} loses {cards}.',
  'table.magicians.happens.points':
    '{lost, plural, =0 {{name} has no PP to lose.} other {{name} loses {lost, number} PP.}}',
  'table.magicians.happens.disturbed': '{name} will earn nothing next time.',
  'table.magicians.happens.prestige': '{name} earns {earned, number} PP and has {points, number}.',
  'table.magicians.happens.prestige-disturbed': '{name} earns nothing this time.',

  'table.magicians.log.setup': 'The beginning',
  'table.magicians.log.round': 'Round {number}',
  'table.magicians.log.turn': 'Turn {number}',

  'table.magicians.taken.title': 'Stages and discard pile',
  'table.magicians.taken.discard': 'Discard pile ({count, number})',
  'table.magicians.taken.discard.summary': '{count, plural, one {One card} other {# cards}}',
  'table.magicians.taken.discard.row': 'The newest first',
  'table.magicians.taken.discard.rule':
    'When the deck is empty, the discard pile is shuffled into a new one.',
  'table.magicians.taken.whose': 'Whose stage?',
  'table.magicians.taken.nothing': 'Nothing is in play here.',
  'table.magicians.standings.goal':
    'Whoever has {goal, number} Prestige Points (PP) in a Prestige Phase wins at once.',
  'table.magicians.standings.points': 'PP',
  'table.magicians.standings.income': 'Next Prestige Phase',
  'table.magicians.standings.disturbed': 'nothing: disturbed',
  'table.magicians.taken.summary': '{identity}: {score, number} PP, {income, number} a turn',
  'table.magicians.taken.tricks': 'Tricks, level {level, number}',
} as const;
