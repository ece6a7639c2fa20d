// English: the rules of Magicians and the scenes of "How it goes". A card is an argument named by its code, with `_` for `-`.

export const magiciansRules = {
  'magicians.rules.about': 'What it is about',
  'magicians.rules.about.1':
    'The year is 1900, or near it, and every city has its theatre of wonders. You are one of the rivals who fill it. You build up an act: Tricks, and the people, things and places that support them.',
  'magicians.rules.about.2':
    'Whatever you have in play earns its level in Prestige Points (PP), in every turn of yours. Whoever has 100 of them first wins.',
  'magicians.rules.about.3':
    'Two to seven can play, best two to four. Nobody has to watch how another grows: with Sabotage you expose Tricks, lure away Assistants and start scandals.',

  'magicians.rules.who': 'Who you are',
  'magicians.rules.who.1':
    'Everybody gets one of seven identities, at random and open to all. It stays the same for the whole game.',
  'magicians.rules.who.figure': 'A bonus counts in each Prestige Phase, for every Trick of that level.',

  'magicians.rules.cards': 'The cards',
  'magicians.rules.cards.1':
    'The Trick Deck has 77 cards, each of them once. Tricks are what you perform. Assistants, Helpers, Props, Stages and Traits are Support. Sabotage is played against others, and has no level.',
  'magicians.rules.cards.deck': 'All Tricks and all Support cards by their levels.',
  'magicians.rules.cards.of-level': '{group}, level {level, number}',
  'magicians.rules.cards.helpers': 'Three Helpers do something while they are in play.',

  'magicians.rules.start': 'Before the first turn',
  'magicians.rules.start.1':
    'Five cards are dealt to each player, one at a time. The first player is the most accomplished magician; here the program draws one.',
  'magicians.rules.start.2':
    'Without a level 1 Trick there is little to begin with. Whoever holds none may exchange the hand: all of it is discarded, and five new cards are drawn. That is asked once, clockwise from the first player.',

  'magicians.rules.turn': 'A turn',
  'magicians.rules.turn.1': 'Turns go clockwise. Each has seven phases, always in the same order.',
  'magicians.rules.turn.phases': 'The seven phases. Only in three of them a card is played.',
  'magicians.rules.turn.2':
    'You play one card in a turn at most: Support, Sabotage or a Trick. The first that you play closes the phases in which you might have played another, and the Intermission too.',
  'magicians.rules.turn.3':
    'You need not play at all. A phase that is open is offered to you even when you can do nothing in it, because to leave it out would tell the others about your hand.',
  'magicians.rules.turn.4':
    'Here you may take a card that belongs to a later phase at once. The program says which phases you pass over by it.',

  'magicians.rules.in-play': 'In play',
  'magicians.rules.may': 'May be played',
  'magicians.rules.may-not': 'May not be played',
  'magicians.rules.before': 'Before',
  'magicians.rules.after': 'After',
  'magicians.rules.earns': '{bonus, plural, =0 {{level, number}} other {{level, number} + {bonus, number}}}',

  'magicians.rules.draw': 'Draw Phase',
  'magicians.rules.draw.1': 'You draw one card. This happens by itself.',
  'magicians.rules.draw.2': 'When the deck is empty, the discard pile is shuffled and becomes the new deck.',

  'magicians.rules.management': 'Management Phase',
  'magicians.rules.management.1':
    'You may put one Support card into play: an Assistant, a Helper, a Prop, a Stage or a Trait. It stays, and earns its level in every turn.',
  'magicians.rules.management.stage':
    'A Stage needs a Trick of its level or a higher one in play. {theatre} is of level 3, so the Trick of level 3 allows it, and {great_hall} has to wait.',
  'magicians.rules.management.trait': 'A Trait needs five Tricks in play.',
  'magicians.rules.management.limits':
    'Helpers, Assistants, Stages and Props have limits. At a limit you may discard a card that counts towards it, to make room for the new one: all in one play.',

  'magicians.rules.dirty-trick': 'Dirty Trick Phase',
  'magicians.rules.dirty-trick.1':
    'Have you played no Support? Then you may play one Sabotage card. It does what it says and is discarded.',
  'magicians.rules.dirty-trick.2':
    'You always aim at an opponent, or at a card that an opponent has in play. Without such a target the card cannot be played. What you steal in play is in play before you; what you steal from a hand goes to your hand.',
  'magicians.rules.dirty-trick.figure': 'The seventeen Sabotage cards.',
  'magicians.rules.dirty-trick.3':
    'What follows from it is settled at once: first for the victim, then for you. “What may be in play” tells how.',
  'magicians.rules.dirty-trick.spy':
    'With {send_spy} you see a whole hand, you alone and only until you have taken a card from it.',

  'magicians.rules.new-trick': 'New Trick Phase',
  'magicians.rules.new-trick.1':
    'Have you played nothing yet? Then you may perform one Trick: it is put into play and stays there.',
  'magicians.rules.new-trick.2':
    'Tricks are learnt step by step. A Trick above level 1 needs a Trick of exactly the level below it in play.',
  'magicians.rules.new-trick.ladder':
    'With levels 1 and 3 in play you may perform a Trick of level 1, 2 or 4. Not a second one of level 3, because there is no level 2, and none of level 5.',
  'magicians.rules.new-trick.helpers':
    '{inventor} and {engineer} each let you perform a Trick one level higher. With one of them level 2 is always possible, and with a Trick of level 1 in play level 3 is, too.',
  'magicians.rules.new-trick.3':
    'You can have five Tricks, one more as the Professor, and one more with {mentor}. When this phase ends you discard what is above that, as you choose. This happens in every turn of yours, whatever you have played.',

  'magicians.rules.intermission': 'Intermission Phase',
  'magicians.rules.intermission.1': 'Have you played nothing in this turn? Then you may draw one more card.',

  'magicians.rules.prestige': 'Prestige Phase',
  'magicians.rules.prestige.1':
    'All your Tricks and Support cards earn their levels in PP, and your identity may add a bonus. If you reach the goal, you win at once.',
  'magicians.rules.prestige.sorcerer':
    'The Chinese Sorcerer has Tricks of levels 1, 2 and 2, {glamorous_assistant}, {cabaret} and {smoke_and_mirrors}. The Tricks earn 5, the Support earns 4, and the two Tricks of level 2 bring a bonus of 4: 13 PP.',
  'magicians.rules.prestige.illusionist':
    'The Illusionist has Tricks of levels 5, 5 and 1. That is 11, and twice a bonus of 5: 21 PP.',

  'magicians.rules.finale': 'Finale Phase',
  'magicians.rules.finale.1':
    'You may keep seven cards in hand. If you have more, you discard until seven are left. Then the next player’s turn begins.',

  'magicians.rules.limits': 'What may be in play',
  'magicians.rules.limits.1': 'These limits hold at all times, in your turn and in everybody else’s:',
  'magicians.rules.limits.assistant': 'one Assistant,',
  'magicians.rules.limits.helpers': 'three Helpers,',
  'magicians.rules.limits.stage': 'one Stage,',
  'magicians.rules.limits.together': 'Helpers and Assistants together no more than Tricks,',
  'magicians.rules.limits.props': 'Props no more than Tricks.',
  'magicians.rules.limits.2':
    'If Sabotage leaves somebody with too many, that player discards the excess at once and chooses what goes. So whoever is robbed of a Trick may lose a Helper with it, and whoever steals a second Assistant has to part with one.',
  'magicians.rules.limits.3':
    'A Stage lives from the best Trick. When the highest level among your Tricks falls, your Stage is discarded.',
  'magicians.rules.limits.robbed':
    'Before: Tricks of levels 1 and 4, {great_hall}, {inventor} and {old_timer}. {steal_secret} takes {bullet_catch}. {great_hall} goes with it. One Trick is left, so only one Helper can stay: the owner chooses which one to discard.',

  'magicians.rules.end': 'The end',
  'magicians.rules.end.1':
    'The game is over as soon as somebody reaches the goal in a Prestige Phase. That player has won.',
  'magicians.rules.end.2':
    'Should nobody manage it in 200 turns each, the most PP win, and equal ones share the victory.',

  'magicians.rules.house': 'Rules of the house',
  'magicians.rules.house.1':
    'Four things are agreed on when a table is opened, and stay so for the whole game.',
  'magicians.rules.house.goal': 'A lower goal makes a shorter game, a higher one a longer game.',
  'magicians.rules.house.mulligan':
    '“Until there is one”: after the first exchange you are asked again and again, as long as you hold no level 1 Trick and there is one in the deck or the discard pile.',
  'magicians.rules.house.floor': 'If points can fall below zero, a loss is felt even at the very beginning.',
  'magicians.rules.house.stage':
    'Your Tricks have levels 1, 3 and 5, and you have {theatre}. When the 5 is stolen, the highest level falls to 3: with “it is always lost” {theatre} goes, otherwise it stays, because level 3 is still enough. When the 1 is stolen, it stays in any case.',

  'magicians.rules.what-if': 'What if …?',
  'magicians.rules.what-if.one': 'I discard a card to make room. Is that my play for the turn?',
  'magicians.rules.what-if.one.answer':
    'Discarding is never a play. The card that you put into play is, and with it the turn’s one play is made.',
  'magicians.rules.what-if.excess': 'Too many at once: what goes first?',
  'magicians.rules.what-if.excess.answer':
    'One limit after the other, in the order of the chapter “What may be in play”. Each time you discard exactly as many as are too many, of that group alone. The card that came last may go as well. Where nothing is to be chosen, it goes by itself.',
  'magicians.rules.what-if.stolen': 'Do I need the ladder for a Trick that I steal?',
  'magicians.rules.what-if.stolen.answer':
    'No. Stealing is not playing, so no condition of playing counts. The limits do. Only the maximum of Tricks waits until the end of your own New Trick Phase: a sixth Trick stays until then.',
  'magicians.rules.what-if.stage': 'Is my Stage lost even if another Trick would still carry it?',
  'magicians.rules.what-if.stage.answer':
    'Yes, as the rules of the house usually are: each time the highest level among your Tricks falls, whatever the cause. With the other rule it is lost only if its level is now above your highest Trick.',
  'magicians.rules.what-if.order': 'In which order is Sabotage carried out?',
  'magicians.rules.what-if.order.answer':
    'The effect; then the victim’s Stage, if it is lost; then the victim’s limits; then those of the player who did it. Last of all the Sabotage card is discarded.',
  'magicians.rules.what-if.rung': 'What falls when I lose a Trick from the middle of the ladder?',
  'magicians.rules.what-if.rung.answer':
    'Nothing. The ladder counts only at the moment when you perform a Trick.',
  'magicians.rules.what-if.helpers': 'How do {inventor} and {engineer} work together?',
  'magicians.rules.what-if.helpers.answer':
    'They add up. With both in play levels 1 to 3 are always possible, and with a Trick of level 2 every level is.',
  'magicians.rules.what-if.mentalist': 'What is a Trait that the Mentalist performs?',
  'magicians.rules.what-if.mentalist.answer':
    'A Trick of its level, by the ladder, and it scores once. It stays a Trait as well: {exposed}, {steal_secret}, {embarrassment} and {hurt_reputation} can all hit it. Whoever steals it has an ordinary Trait. A Trait that the Mentalist puts into play in Management is an ordinary one, too.',
  'magicians.rules.what-if.target': 'May I play Sabotage when there is nothing to hit?',
  'magicians.rules.what-if.target.answer':
    'No. Each card needs a legal target among the opponents, never yourself. Whoever is robbed of cards in hand must hold at least one; if there are fewer than the card says, all of them go. {one_up_manship} needs a card to draw.',
  'magicians.rules.what-if.disturbed': 'Two play {public_disturbance} against me. Do I lose two incomes?',
  'magicians.rules.what-if.disturbed.answer':
    'No. Your next Prestige Phase earns nothing, all of it and bonus included; a second card before that changes nothing.',
  'magicians.rules.what-if.below': 'Can I have less than nothing?',
  'magicians.rules.what-if.below.answer':
    'Yes, PP may fall below zero, unless the rules of the house say otherwise.',
  'magicians.rules.what-if.empty': 'What if deck and discard pile are both empty?',
  'magicians.rules.what-if.empty.answer':
    'Then nothing is drawn, and the game goes on. A Sabotage card that is being played is not in the discard pile yet, so it cannot be drawn by its own effect.',
  'magicians.rules.what-if.mulligan': 'Is a Trait of level 1 enough to start with?',
  'magicians.rules.what-if.mulligan.answer':
    'No, only a level 1 Trick counts, for the Mentalist as well. And a mulligan is all or nothing: the whole hand goes to the discard pile, where everybody can look at it.',
  'magicians.rules.what-if.mentor': 'I lose {mentor} and have six Tricks. Must one go at once?',
  'magicians.rules.what-if.mentor.answer':
    'No. Tricks are counted at the end of your own next New Trick Phase.',
  'magicians.rules.what-if.endless': 'Can a game go on for ever?',
  'magicians.rules.what-if.endless.answer':
    'No. After 200 turns of each player the most PP win. The printed rules do not say so; this one is ours.',
  'magicians.rules.what-if.level': 'Is a Trick lower when a Helper lifted it into play?',
  'magicians.rules.what-if.level.answer':
    'No. A level is always the printed one, for the ladder, for Stages, for PP and for a bonus.',

  'magicians.rules.who-knows': 'Who knows what',
  'magicians.rules.who-knows.all':
    'Everybody: identities, all cards in play, the discard pile, all PP, and how many cards there are in the deck and in each hand.',
  'magicians.rules.who-knows.own': 'You alone: the cards in your hand.',
  'magicians.rules.who-knows.two':
    'You and the thief: cards that are stolen from your hand. The others see only how many.',
  'magicians.rules.who-knows.spy': 'The spy alone: the hand that {send_spy} opens, until a card is taken.',
  'magicians.rules.who-knows.nobody': 'Nobody: the order of the deck.',
  'magicians.rules.who-knows.1':
    'A mulligan tells something: whoever is asked held no level 1 Trick, and whoever is not asked held one.',

  'magicians.how.act': 'Build your act',
  'magicians.how.act.text':
    'Put Tricks into play, and people, things and places to support them. Everything stays, and earns points turn by turn.',
  'magicians.how.ladder': 'Step by step',
  'magicians.how.ladder.text':
    'Begin with a Trick of level 1. Each higher level needs a Trick of the level just below it.',
  'magicians.how.one': 'One card a turn',
  'magicians.how.one.text':
    'Play Support, Sabotage or a Trick. If you play nothing, you may draw a second card.',
  'magicians.how.limits': 'Tricks carry the rest',
  'magicians.how.limits.text':
    'Have no more Helpers and Assistants than Tricks, and no more Props. Your Stage needs a Trick that is worthy of it.',
  'magicians.how.dirty': 'Play dirty',
  'magicians.how.dirty.text':
    'Expose a Trick, or steal it. Whoever loses the best one loses the Stage with it.',
  'magicians.how.who': 'Who you are',
  'magicians.how.who.text':
    'Your identity pays for one kind of Trick. The Illusionist earns five more for each Trick of level 5.',
  'magicians.how.prestige': 'First to 100',
  'magicians.how.prestige.text':
    'At the end of your turn all levels are added to your points. Whoever has 100 wins at once.',
  'magicians.how.support': 'Support',
  'magicians.how.plus': '+{points, number}',
  'magicians.how.or': 'or',
  'magicians.how.goal': '{points, number} PP',
} as const;
