// English: what happens in Magicians, and why a move is refused.

export const magiciansHappens = {
  'magicians.event.dealt': 'Five cards each: {identities}. {name} goes first.',
  'magicians.event.dealt-one': '{name} is the {identity}',
  'magicians.event.mulliganed':
    '{name} has no level 1 Trick and exchanges the hand: {cards} go to the discard pile.',
  'magicians.event.kept': '{name} has no level 1 Trick and keeps the hand.',
  'magicians.event.reshuffled':
    '{count, plural, one {The one card of the discard pile is the new deck.} other {The discard pile, # cards, is shuffled into a new deck.}}',
  'magicians.event.turn': 'It is the turn of {name}.',
  'magicians.event.drew':
    '{name} draws {cards}{why, select, intermission { in the Intermission Phase} other {}}.',
  'magicians.event.drew-nothing': '{name} draws nothing: deck and discard pile are empty.',
  'magicians.event.cards': '{count, plural, one {one card} other {# cards}}',
  'magicians.event.skipped.newTrick': '{name} plays nothing in this turn.',
  'magicians.event.skipped.intermission': '{name} draws no second card.',
  'magicians.event.supported': '{name} puts {card} into play ({group}, level {level, number}).',
  'magicians.event.performed':
    '{name} performs {card} ({trait, select, yes {a Trait as a Trick, level} other {level}} {level, number}).',
  'magicians.event.sabotaged':
    '{name} plays {card}{at, select, seat { against {target}} card { against {target}, on {on}} other {}}.',
  'magicians.event.stolen': '{name} steals {card} from {from}.',
  'magicians.event.snatched.notebook': '{name} steals {cards} from the hand of {from}, at random.',
  'magicians.event.snatched.spy': '{name} steals {cards} from the hand of {from}, by choice.',
  'magicians.event.spied':
    '{name} looks at the hand of {on}, {count, plural, one {one card} other {# cards}}.',
  'magicians.event.discarded.mulligan': '{name} discards {cards}.',
  'magicians.event.discarded.replaced': '{name} discards {cards} to make room.',
  'magicians.event.discarded.sabotage': '{name} has to discard {cards}.',
  'magicians.event.discarded.stage-lost': '{name} loses {cards}, because the highest Trick was lost.',
  'magicians.event.discarded.double-cross': '{name} discards {cards}, at random.',
  'magicians.event.discarded.limit': '{name} discards {cards}, for {why}.',
  'magicians.event.discarded.tricks': '{name} discards {cards}, down to the maximum of Tricks.',
  'magicians.event.discarded.hand': '{name} discards {cards}, down to seven cards in hand.',
  'magicians.event.lost-points':
    '{lost, plural, =0 {{name} has no PP to lose.} other {{name} loses {lost, number} PP and has {points, number}.}}',
  'magicians.event.disturbed': '{name} will earn nothing in the next Prestige Phase.',
  'magicians.event.prestige':
    '{name} earns {earned, number} PP{bonus, plural, =0 {} other {, {bonus, number} of them as the bonus for Tricks,}} and has {points, number}.',
  'magicians.event.prestige-disturbed':
    '{name} earns nothing because of Public Disturbance, and still has {points, number} PP.',

  'magicians.hit.trick': 'a Trick',
  'magicians.hit.stage': 'a Stage',
  'magicians.hit.assistant': 'an Assistant',
  'magicians.hit.helper': 'a Helper',
  'magicians.hit.helper-assistant': 'a Helper or an Assistant',
  'magicians.hit.trait': 'a Trait',
  'magicians.room.assistant': 'your Assistant',
  'magicians.room.helpers': 'one of your Helpers',
  'magicians.room.stage': 'your Stage',
  'magicians.room.together': 'a Helper or Assistant of yours',
  'magicians.room.props': 'one of your Props',
  'magicians.excess.assistant': 'Assistants',
  'magicians.excess.helpers': 'Helpers',
  'magicians.excess.stage': 'Stages',
  'magicians.excess.together': 'Helpers and Assistants',
  'magicians.excess.props': 'Props',
  'magicians.excess.tricks': 'Tricks in play',
  'magicians.excess.hand': 'cards in hand',

  'magicians.refusal.not-in-hand': '{card} is not in your hand: play a card that is.',
  'magicians.refusal.not-support':
    '{card} is {group, select, sabotage {a Sabotage card, which waits for the Dirty Trick Phase} other {a Trick, which waits for the New Trick Phase}}: choose a Support card, or skip the phase.',
  'magicians.refusal.stage-too-high':
    '{card} is a level {level, number} Stage and needs a Trick of {level, plural, =5 {level 5} other {level # or higher}}: {highest, plural, =0 {you have no Trick} other {your highest is of level #}}.',
  'magicians.refusal.needs-five-tricks':
    '{card} is a Trait: to put it into play you need five Tricks in play, and you have {tricks, plural, =0 {none} other {#}}.',
  'magicians.refusal.limit':
    'There is no room for {card}, because {why}: name {kind}, to be discarded for it.',
  'magicians.refusal.limit-no-room': 'There is no room for {card}, because {why}: perform a Trick first.',
  'magicians.refusal.bad-replace.not-in-play':
    '{replace} is none of your Support cards in play: name one that is, to make room for {card}.',
  'magicians.refusal.bad-replace.not-needed':
    'There is room for {card}: put it into play without discarding {replace}.',
  'magicians.refusal.bad-replace.does-not-free':
    '{replace} makes no room for {card}, for {why}: name {kind}.',
  'magicians.refusal.not-sabotage':
    '{card} is {group, select, trick {a Trick, which waits for the New Trick Phase} other {a Support card, which belongs in the Management Phase}}: choose a Sabotage card, or skip the phase.',
  'magicians.refusal.nothing-to-draw':
    'Deck and discard pile are empty, so there is nothing to draw: go on without.',
  'magicians.refusal.nothing-to-draw-by':
    'Deck and discard pile are empty, so {card} has nothing to draw: choose another card, or play nothing.',
  'magicians.refusal.bad-target.none':
    'No opponent holds a card that {card} could take: choose another card, or play nothing.',
  'magicians.refusal.bad-target.none-hit':
    '{card} hits {hit}, and no opponent has one in play: choose another card, or play nothing.',
  'magicians.refusal.bad-target.missing': 'Point at the opponent whom {card} is to hit.',
  'magicians.refusal.bad-target.missing-hit': '{card} hits {hit} of an opponent: point at one.',
  'magicians.refusal.bad-target.not-needed': '{card} is aimed at nobody: play it without a target.',
  'magicians.refusal.bad-target.not-needed-card':
    '{card} hits a player, not a card in play: name the player alone.',
  'magicians.refusal.bad-target.no-such-seat': 'Nobody sits there: aim {card} at an opponent.',
  'magicians.refusal.bad-target.oneself': '{card} hits opponents only: aim it at one of them.',
  'magicians.refusal.bad-target.wrong-card':
    '{card} hits {hit}, and {on} is none in front of that player: point at one that is.',
  'magicians.refusal.bad-target.empty-hand': 'That player holds no card: aim {card} at one who does.',
  'magicians.refusal.not-a-trick':
    '{card} is {group, select, sabotage {a Sabotage card, which belongs in the Dirty Trick Phase} trait {a Trait, which only the Mentalist performs as a Trick} other {a Support card, which belongs in the Management Phase}}: choose a Trick, or skip the phase.',
  'magicians.refusal.ladder':
    '{card} is a level {level, number} {trait, select, yes {Trait} other {Trick}}: {lift, plural, =0 {first you need a level {levels} Trick in play} one {even with your Inventor or Engineer you first need a level {levels} Trick in play} other {even with your Inventor and Engineer you first need a level {levels} Trick in play}}.',
  'magicians.refusal.ladder.level': '{level, number}',
  'magicians.refusal.not-in-that-hand':
    '{card} is not in the hand that your spy looks at: take a card that is.',
  'magicians.refusal.not-these': '{card} is none of your {what}: choose among these.',
  'magicians.refusal.not-these-twice': '{card} is named twice: choose each card once.',
  'magicians.refusal.wrong-number':
    'Exactly {demanded, plural, one {one} other {#}} of your {what} {demanded, plural, one {has} other {have}} to be discarded: {how, select, fewer {choose {missing, plural, one {one} other {#}} more} other {put {missing, plural, one {one} other {#}} back}}.',

  'magicians.refusal.not-in-hand.of-another': 'That card is not in the hand of its player.',
  'magicians.refusal.not-support.of-another': 'Only Support is put into play in the Management Phase.',
  'magicians.refusal.stage-too-high.of-another': 'A Stage needs a Trick of its level or higher.',
  'magicians.refusal.needs-five-tricks.of-another': 'A Trait is put into play only where five Tricks are.',
  'magicians.refusal.limit.of-another': 'A limit in play leaves no room for that card.',
  'magicians.refusal.bad-replace.of-another': 'That card cannot be discarded to make room.',
  'magicians.refusal.not-sabotage.of-another': 'Only Sabotage is played in the Dirty Trick Phase.',
  'magicians.refusal.nothing-to-draw.of-another':
    'Deck and discard pile are empty, so there is nothing to draw.',
  'magicians.refusal.bad-target.of-another': 'Sabotage needs a target that its card can hit.',
  'magicians.refusal.not-a-trick.of-another': 'Only a Trick is performed in the New Trick Phase.',
  'magicians.refusal.ladder.of-another': 'A Trick above level 1 needs one of the level below it in play.',
  'magicians.refusal.not-in-that-hand.of-another': 'That card is not in the hand that the spy looks at.',
  'magicians.refusal.not-these.of-another': 'Those are not the cards that have to be discarded.',
  'magicians.refusal.wrong-number.of-another': 'Exactly as many cards are discarded as are too many.',
} as const;
