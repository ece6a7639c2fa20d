// English: the rules of SAM and the scenes of "How it goes". A card is an argument named by its code, a suit by its letter.

export const samRules = {
  'sam.rules.about': 'What it is about',
  'sam.rules.about.1':
    'Magic cards are expensive and dumb. They do what they are told, but only for points, and points are short.',
  'sam.rules.about.2':
    'Each of you has six playing cards, face down in two rows. You flip them up, send them against the cards of others, and see some of your own destroyed. Whoever is the last with a card left wins.',
  'sam.rules.about.3': 'Two to seven can play. With two it is a duel, with seven a brawl.',

  'sam.rules.cards': 'The cards',
  'sam.rules.cards.1':
    'An ordinary deck of 52. The face value of a card is its number; a Jack counts 11, a Queen 12, a King 13, an Ace 14. Jacks, Queens, Kings and Aces are the face cards.',
  'sam.rules.cards.2':
    'A card has a summon cost, an attack cost and a real value in battle. Usually each of them is its face value. Clubs and Diamonds change that, Hearts and Spades do something of their own.',
  'sam.rules.cards.costs': 'What a nine of each suit costs, and what it is worth in battle.',
  'sam.rules.cards.c': '{c} cost 2 less to summon and 2 more to attack with.',
  'sam.rules.cards.d': '{d} are worth 2 more when they defend and 2 less when they attack.',
  'sam.rules.cards.h': '{h} bring a new card when they are attacked face down.',
  'sam.rules.cards.s': '{s} attack over a row: they reach what others do not, and nothing else.',
  'sam.rules.cards.twos': 'And a two of any suit that lies face up can help another card in battle.',
  'sam.rules.cost.summon': 'Summon cost',
  'sam.rules.cost.attack': 'Attack cost',
  'sam.rules.cost.attacking': 'Attacking',
  'sam.rules.cost.defending': 'Defending',

  'sam.rules.start': 'Arranging',
  'sam.rules.start.1':
    'Six cards are dealt to each player. You lay them face down, three in the front row and three in the back row. All do so at once, and nobody sees how.',
  'sam.rules.start.field':
    'A field. Its front row faces the others, its back row lies behind that. One card has been flipped up, and one is lost.',
  'sam.rules.start.2':
    'You may look at your own cards at any time. The rest is the deck. Discards lie face up beside it, and when the deck is empty they are shuffled and become the new one.',
  'sam.rules.start.3':
    'What attacks has to lie in front, except Spades, which do well behind: from there they reach the front rows of others.',

  'sam.rules.order': 'Order of play',
  'sam.rules.order.1':
    'Turns do not simply go round. Each set begins with a draw: everybody still in draws a card, and the highest moves first, then the next, down to the lowest. Suits do not matter. Who tied draw again among themselves.',
  'sam.rules.order.figure':
    'Ben’s King is first and Dov’s four is last. Between them Ada and Cleo have tied: they draw again for the second and the third place.',
  'sam.rules.order.2':
    'When all have had a turn, the next set begins with a new draw. What is drawn goes to the discards, for all to see.',
  'sam.rules.order.3':
    'When only two are left, the set that is running is finished. Then both draw a last time, and from there they alternate, the higher first. A game of two begins with that draw.',
  // Who draws what in the figure.
  'sam.rules.order.ada': 'Ada',
  'sam.rules.order.ben': 'Ben',
  'sam.rules.order.cleo': 'Cleo',
  'sam.rules.order.dov': 'Dov',
  'sam.rules.order.first': 'first',
  'sam.rules.order.tied': 'a tie',
  'sam.rules.order.last': 'last',

  'sam.rules.turn': 'A turn',
  'sam.rules.turn.1':
    'A turn has three phases: Summon or Swap, Attack, Movement. You may do nothing in any of them.',
  'sam.rules.turn.2':
    'A phase in which you can do nothing is passed over by itself. Only Summon waits for you even if all your cards are too dear: to pass it over would tell the others what they cost.',
  'sam.rules.turn.3': 'In the very first turn of the game nobody attacks.',
  'sam.rules.turn.4':
    'You cannot wait for ever. After three turns of yours in a row without a card flipped up, a swap or a declared attack, your next one must have one of these. In that turn you cannot leave Attack without attacking, nor Summon as long as you have done nothing and could not attack either.',

  'sam.rules.summon': 'Summon or Swap',
  'sam.rules.summon.1':
    'You have 5 Summon points. Flipping one of your cards up takes off its summon cost, and flipping one down adds its face value. The points never fall below zero, and what is left in the end is lost.',
  'sam.rules.summon.2': 'In one turn you may flip each card up once and down once, in either order.',
  'sam.rules.summon.chain':
    '{9d} goes down and brings 9, which makes 14. Up go {7c} for 5, {2h} for 2 and {3s} for 3. The 4 points that are left are lost.',
  'sam.rules.summon.club':
    '{5c} is flipped up for 3, and down again for 5. So there are 7 points in place of 5, just enough for {7h}.',
  'sam.rules.summon.swap':
    'Instead of any flip you may swap: one of your face-down cards goes to the discards, face up, and a new card takes its place, face down. That ends the phase.',
  'sam.rules.flip.up': 'up: {change, number, ::sign-always}',
  'sam.rules.flip.down': 'down: {change, number, ::sign-always}',
  'sam.rules.flip.points': '{points, plural, one {# point} other {# points}}',

  'sam.rules.attack': 'Attack',
  'sam.rules.attack.1':
    'Once in a turn you may attack. You name one of your face-up cards, which may have been flipped up in this very turn; some card of another must be in its reach. With it you name the face-up twos that are to help it.',
  'sam.rules.attack.2':
    'Then a card is drawn for you and discarded. Its face value is your points for this attack. If they are at least the attack cost, you name the target.',
  'sam.rules.attack.3':
    'At this table you may point at the target at once. It is named for you as soon as the draw is enough.',

  'sam.rules.paying': 'Paying for an attack',
  'sam.rules.paying.1':
    'Is the draw too low? Then you may flip down face-up cards of yours, and each adds its face value. You choose all of them at once, and none too many: together they reach the cost, and without the smallest they would not.',
  'sam.rules.paying.figure':
    '{8c} costs 10 to attack with, and a six is drawn: 4 points are missing. {5h} is flipped down and brings 5. With only {3d} to flip down nothing could be done: the attack would be over, and {3d} would stay up.',
  'sam.rules.paying.2':
    'The attacker and the twos that help it cannot pay, and neither can a card that you have flipped down in this turn before.',
  'sam.rules.paying.3':
    'You may also stop. The attack comes to nothing then: no card is flipped, and there is no other attack in this turn.',
  'sam.rules.paying.attacks': 'attacks for 10',
  'sam.rules.paying.drawn': 'drawn: 6',
  'sam.rules.paying.pays': 'pays 5',

  'sam.rules.reach': 'Reach',
  'sam.rules.reach.1':
    'A card in your front row reaches the front rows of all others. A card in your back row reaches nothing, unless it is a Spade.',
  'sam.rules.reach.front': '{8h} in front reaches what others have in front: here two cards.',
  'sam.rules.reach.2':
    '{s} attack over exactly one row: from your front row they reach back rows, and from your back row they reach front rows. Never front to front, and never back to back.',
  'sam.rules.reach.spade':
    '{6s} reaches over your own front row to the front row of the other. From your front row it would reach the back row.',
  'sam.rules.reach.3':
    'An empty place in front opens nothing behind it, and columns do not matter. But as soon as a whole row of a field is empty, the field has collapsed: all of it counts as front row, for attacking and for being attacked.',
  'sam.rules.reach.collapsed':
    'The other’s front row is empty. What lies behind counts as front row now, so {8h} reaches it.',
  'sam.rules.reach.4': 'A field stays collapsed until a Heart brings its owner back to four cards or more.',

  'sam.rules.battle': 'Battle',
  'sam.rules.battle.1':
    'When the target is named, its owner may add face-up twos. If it lies face down it is turned up. Then the two real values are compared.',
  'sam.rules.battle.higher':
    'The attacker is higher: the target is destroyed. It goes to the discards, and its place stays empty.',
  'sam.rules.battle.lower':
    'The attacker is lower: it is flipped down. A target that lay face down stays, face up.',
  'sam.rules.battle.equal': 'They are equal: a challenge decides as if one were higher.',
  'sam.rules.battle.2': 'A real value is the face value, then three things in this order:',
  'sam.rules.battle.suit': 'Suit: a Diamond counts 2 more when it defends, and 2 less when it attacks.',
  'sam.rules.battle.faces':
    'Face cards: if both are face cards, the one that is higher so far loses 2. If they are equal so far, nothing changes.',
  'sam.rules.battle.twos': 'Twos: each that helps adds 2.',
  'sam.rules.battle.jack-queen':
    '{Jh} attacks {Qc}. Both are face cards and the Queen is higher, so she loses 2: 11 beats 10, and {Qc} is destroyed.',
  'sam.rules.battle.king-jack':
    '{Ks} attacks {Jd}. As a Diamond in defence the Jack counts 13. So neither face card is higher, nothing is taken off, and a challenge decides.',
  'sam.rules.battle.king-queen':
    '{Kd} attacks {Qs}. As a Diamond in attack the King counts 11. So the Queen is the higher one and loses 2: 11 beats 10, and {Qs} is destroyed.',
  'sam.rules.battle.hidden':
    '{8h} attacks a face-down card, which turns out to be {Td}. It stays, face up, and {8h} is flipped down.',
  'sam.rules.battle.3':
    'Twos have to be face up before the battle, never help themselves, and add up. Those that helped an attack that destroys nothing are flipped down with the attacker. Those that helped a target that is destroyed are flipped down, too, and not destroyed.',
  'sam.rules.battle.five': '{5h} with a two attacks {8c}. 7 is below 8: {5h} and the two are flipped down.',
  'sam.rules.battle.attacks': 'attacks',
  'sam.rules.battle.defends': 'defends',
  'sam.rules.battle.helps': 'helps',

  'sam.rules.challenge': 'The challenge',
  'sam.rules.challenge.1':
    'It is made between the attacking player and the target’s owner. What it is like is a rule of the house.',
  'sam.rules.challenge.rps':
    'Rock, paper, scissors: both throw at once. Rock beats scissors, scissors beat paper, paper beats rock. The same sign is thrown again.',
  'sam.rules.challenge.odds-evens':
    'Odds and evens: both show one to five fingers at once. An odd sum is for the attacker, an even one for the defender.',
  'sam.rules.challenge.coin': 'A coin: heads are for the attacker, tails for the defender.',
  'sam.rules.challenge.2':
    'Before it, a target that lay face down has been turned up. Both see why they fight.',

  'sam.rules.hearts': 'Hearts',
  'sam.rules.hearts.1':
    'A Heart that is attacked while it lies face down brings its owner a new card, however the battle ends.',
  'sam.rules.hearts.destroyed': 'Is it destroyed? A new card is laid in its place, face down.',
  'sam.rules.hearts.survives':
    'Does it survive? Its owner names an empty place, and a new card is drawn and laid there, face down. Without an empty place there is none.',
  'sam.rules.hearts.figure':
    '{9h} hits a face-down card: {4h} is discarded, and a new card lies in its place. Three cards are left in two rows, as before.',
  'sam.rules.hearts.2': 'A Heart that lay face up brings nothing. Neither does one that is swapped.',
  'sam.rules.hearts.before': 'Before',
  'sam.rules.hearts.after': 'After',

  'sam.rules.movement': 'Movement',
  'sam.rules.movement.1':
    'Last, you may move one face-down card to an empty place of yours, or exchange two face-down cards. Face-up cards never move. That ends your turn.',
  'sam.rules.movement.2':
    'If a row becomes empty by it, your field collapses. Moving a card back later does not undo that.',

  'sam.rules.end': 'The end',
  'sam.rules.end.1': 'Whoever has no card left is out. The last player in wins, at once.',
  'sam.rules.end.2':
    'A game in which nothing is destroyed any more ends as well. A turn in which no card is destroyed is called quiet. The program counts quiet turns in a row; there may be so many for each player still in. Then most cards win, then the highest sum of their face values, and if that is equal too, the victory is shared.',

  'sam.rules.house': 'Rules of the house',
  'sam.rules.house.1': 'Two things are agreed on when a table is opened, and stay so for the whole game.',
  'sam.rules.house.challenge':
    'Rock, paper, scissors and odds and evens are thrown by both in secret. A coin is tossed by the program.',
  'sam.rules.house.stall':
    'With 30 and four players still in, the game ends after 120 turns in a row in which no card was destroyed.',

  'sam.rules.what-if': 'What if …?',
  'sam.rules.what-if.look': 'May I look at my face-down cards?',
  'sam.rules.what-if.look.answer': 'At your own, whenever you like.',
  'sam.rules.what-if.first': 'Who cannot attack at the beginning?',
  'sam.rules.what-if.first.answer':
    'Only the first player, and only in the very first turn of the game. From Summon it goes on to Movement then.',
  'sam.rules.what-if.flips': 'Which flips are counted?',
  'sam.rules.what-if.flips.answer':
    'Those that you make yourself, in Summon and to pay: each card up once and down once in a turn. What a battle flips is not counted. So a Club may be flipped up and down for a gain of 2, once a turn.',
  'sam.rules.what-if.worth': 'What does a Club bring when it is flipped down?',
  'sam.rules.what-if.worth.answer':
    'Its face value, as every card does, never its cost or its real value: {7c} costs 5 and brings 7.',
  'sam.rules.what-if.fresh': 'May a card attack in the turn in which it was flipped up?',
  'sam.rules.what-if.fresh.answer': 'Yes. It only has to lie face up when the attack is declared.',
  'sam.rules.what-if.declared': 'My attack comes to nothing. Was I idle?',
  'sam.rules.what-if.declared.answer':
    'No. An attack counts as soon as it is declared. But you can only declare one that has a target in reach.',
  'sam.rules.what-if.helpers': 'May the attacker pay for its own attack, or the twos that help it?',
  'sam.rules.what-if.helpers.answer': 'No. And when the attack comes to nothing, the twos stay face up.',
  'sam.rules.what-if.hopeless': 'The draw is too low, and no cards of mine could pay. What now?',
  'sam.rules.what-if.hopeless.answer': 'The attack is over by itself, and nothing is flipped.',
  'sam.rules.what-if.hole': 'The place in front of a card is empty. Can everybody reach it now?',
  'sam.rules.what-if.hole.answer':
    'No. A field opens only when a whole row is empty, and columns do not matter.',
  'sam.rules.what-if.spades': 'What do Spades reach when fields have collapsed?',
  'sam.rules.what-if.spades.answer':
    'In a collapsed field all is front row. So a Spade in one reaches back rows only, and into one a Spade reaches from a back row only. Between two collapsed fields Spades reach nothing.',
  'sam.rules.what-if.collapse': 'When exactly does a field collapse?',
  'sam.rules.what-if.collapse.answer':
    'After a battle, once a Heart has been replaced, so a Heart can save a row. After Movement, too. Moving cards back into the empty row does not end it.',
  'sam.rules.what-if.tie': 'Values are equal only because a face card has lost 2. Is that a tie?',
  'sam.rules.what-if.tie.answer': 'Yes, one like any other: a challenge decides.',
  'sam.rules.what-if.open': 'My Heart lies face up and is destroyed. Do I get a card?',
  'sam.rules.what-if.open.answer':
    'No. Only a Heart that lay face down brings one, and only in battle: for a Heart that you swap there is the one new card of the swap.',
  'sam.rules.what-if.two': 'My face-down two is attacked and turned up. May it help?',
  'sam.rules.what-if.two.answer': 'From the next battle on, if it is still there.',
  'sam.rules.what-if.empty': 'What if deck and discards are both empty?',
  'sam.rules.what-if.empty.answer':
    'Nothing would be drawn. With seven players there are at most 42 cards in the fields, so it does not happen.',
  'sam.rules.what-if.lost': 'I lose my last card before I have moved in this set. Do I still move?',
  'sam.rules.what-if.lost.answer':
    'No, you are out. And if only one player is left, that player has won, whoever was still to move.',
  'sam.rules.what-if.endless': 'Can a game go on for ever?',
  'sam.rules.what-if.endless.answer':
    'No. It ends after too many quiet turns in a row, in which nothing was destroyed; a Heart that is replaced counts as destroyed. The printed rules do not say so; this one is ours, because two collapsed fields of Spades could go on for ever.',
  'sam.rules.what-if.down': 'I flip cards down and none up. Was that a summon?',
  'sam.rules.what-if.down.answer': 'No. Whoever only flips down counts as idle.',

  'sam.rules.who-knows': 'Who knows what',
  'sam.rules.who-knows.all':
    'Everybody: cards that lie face up, all discards, every card that is drawn for the order of play or for an attack, and where everybody has cards.',
  'sam.rules.who-knows.own': 'You alone: what your own face-down cards are, new ones too.',
  'sam.rules.who-knows.both': 'Nobody before both have thrown: what is thrown in a challenge.',
  'sam.rules.who-knows.nobody': 'Nobody: the order of the deck.',
  'sam.rules.who-knows.1':
    'A card that is flipped down again lies there like any other. Nothing marks it: remembering it is up to you.',

  'sam.how.field': 'Six cards, two rows',
  'sam.how.field.text':
    'You lay your six cards face down, three in front and three behind. Whoever is the last with a card left wins.',
  'sam.how.summon': 'Magic is expensive',
  'sam.how.summon.text':
    'Flipping a card up costs its value, and you have 5 points. Flipping another one down brings more.',
  'sam.how.points': '{points, number}',
  'sam.how.change': '{change, number, ::sign-always}',
  'sam.how.attack': 'Draw for your attack',
  'sam.how.attack.text':
    'An attack costs the value of the attacker, and a drawn card has to reach it. What is missing you pay by flipping cards down.',
  'sam.how.costs': 'costs {points, number}',
  'sam.how.drawn': '{points, number} drawn',
  'sam.how.pays': '{points, number} paid',
  'sam.how.reach': 'Front row against front row',
  'sam.how.reach.text': 'What lies in front fights what lies in front. Only Spades attack over a row.',
  'sam.how.battle': 'Higher destroys lower',
  'sam.how.battle.text':
    'The higher value wins, but of two face cards the higher one loses 2. Here the Jack destroys the Queen.',
  'sam.how.suits': 'Every suit has its ways',
  'sam.how.suits.text':
    'Clubs are cheap to summon, Diamonds defend well, Hearts bring new cards, Spades reach far. Twos help the others.',
  'sam.how.suits.c': '2 less',
  'sam.how.suits.d': '+2',
  'sam.how.suits.h': 'a new card',
  'sam.how.suits.s': 'over a row',
  'sam.how.collapse': 'When a row falls',
  'sam.how.collapse.text':
    'Once a row is empty, everything behind it is open to attack. Lose your last card and you are out.',
} as const;
