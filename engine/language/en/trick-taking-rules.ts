// English: the rules of Trick-Taking and the scenes of "How it goes". A card, colour or effect is an argument named by its code.

export const trickTakingRules = {
  'trick-taking.rules.person.0': 'Ada',
  'trick-taking.rules.person.1': 'Ben',
  'trick-taking.rules.person.2': 'Cora',
  'trick-taking.rules.person.3': 'Dan',
  'trick-taking.rules.leads': 'leads',
  'trick-taking.rules.wins': 'wins',
  'trick-taking.rules.leads-and-wins': 'leads and wins',
  'trick-taking.rules.rank': 'Rank {rank, number}',
  'trick-taking.rules.stack': 'Top to bottom: {cards}. Rank {rank, number}.',

  'trick-taking.rules.about': 'What it is about',
  'trick-taking.rules.about.1':
    'Seven short tricks are played with cards that bend them: they bring more cards, turn the rules over, lift and lower each other, or vanish. The cards you win lie open before you. They are your Repertoire.',
  'trick-taking.rules.about.2':
    'Then comes the Ultimate Trick, played with cards of the Repertoires. Whoever wins it wins the game, and nothing else counts.',
  'trick-taking.rules.about.3':
    'Two to four can play. The seven tricks are for gathering what will win the last one, and for keeping it from the others.',

  'trick-taking.rules.cards': 'The cards',
  'trick-taking.rules.cards.1':
    'There are fifty cards. Each has an effect, a colour and a rank: seven effects, seven colours, ranks 1 to 7. One card more is {E0}.',
  'trick-taking.rules.cards.effects': 'The seven effects and their signs.',
  'trick-taking.rules.cards.deck':
    'Each effect has every colour once and every rank once, and each colour has every rank once. {E0} alone stands outside of that order.',
  'trick-taking.rules.cards.deck.label': 'The colour of every card, by effect and rank',
  'trick-taking.rules.cards.deck.rank': 'Rank',
  'trick-taking.rules.cards.hat': 'The Top Hat has two faces, and one of them says how tricks are won.',

  'trick-taking.rules.deal': 'Before the first trick',
  'trick-taking.rules.deal.1':
    'The cards are shuffled, and the first is put aside face down. It is the Ultimate Trick Card: nobody looks at it before the end.',
  'trick-taking.rules.deal.2':
    'The other 49 go round one at a time, clockwise. The deal begins at the left of the player most likely to disappear in a cloud of smoke, who also gets the last card.',
  'trick-taking.rules.deal.two': 'Two players have 24 and 25 cards.',
  'trick-taking.rules.deal.three': 'Three players have 16, 16 and 17.',
  'trick-taking.rules.deal.four': 'Four players have 12, 12, 12 and 13.',
  'trick-taking.rules.deal.3':
    'What you are dealt is your draw deck, and you do not look at it. Everybody draws seven cards from their own deck. The player to the left of the smoke gets the Top Hat.',

  'trick-taking.rules.trick': 'A trick',
  'trick-taking.rules.trick.1':
    'Whoever holds the Top Hat leads any card. Its effect does not happen. The hat is laid on it by its printed rank: 0 to 3 show High Card Wins, 4 to 7 show Low Card Wins.',
  'trick-taking.rules.trick.2':
    'Then all take turns, clockwise. You play one card, and it may be any card: there is nothing to follow. When you play it, you use its effect or you do not.',
  'trick-taking.rules.trick.3': 'Nobody passes in these tricks. Only a player without a card is skipped.',
  'trick-taking.rules.trick.4':
    'The trick is over when a turn ends with seven cards in it. The lead is one of them, and so is every card inside a stack.',
  'trick-taking.rules.trick.5':
    'Here a turn is put together card by card. You see how the trick would lie, and can take every step back until you accept the turn.',

  'trick-taking.rules.effects': 'The seven effects',
  'trick-taking.rules.effects.C':
    '{C}: you may play up to two more cards in this turn, each with its effect or without. Another {C} among them allows two more again. But no turn may end with more than seven cards in the trick.',
  'trick-taking.rules.effects.E':
    '{E}: when the trick is over, you take a card of it. Nothing is to be decided when you play it.',
  'trick-taking.rules.effects.I':
    '{I}: the card counts as the colour of the lead. {I1} is orange, and counts as blue here because {M3} was led.',
  'trick-taking.rules.effects.L':
    '{L}: the card goes to the bottom of a card or stack that lies there already, the lead too. Its rank is added: {L4} lifts {M3} to 7.',
  'trick-taking.rules.effects.M':
    '{M}: the Top Hat turns over, from High Card Wins to Low Card Wins or back.',
  'trick-taking.rules.effects.S':
    '{S}: it goes to the bottom in the same way, but its rank is taken off: {S5} lowers {M3} to −2.',
  'trick-taking.rules.effects.V':
    '{V}: any card but the lead leaves the trick and goes to the hand of the player in front of whom it lies. That player may not play it next, unless there is no other card to play.',

  'trick-taking.rules.stacks': 'Stacks',
  'trick-taking.rules.stacks.1':
    'Cards on one another are a stack. Its colour and its effect are those of the card on top. Its rank is what is printed on that card, plus every {L} and minus every {S} beneath it. It can be higher than 7 and lower than 0.',
  'trick-taking.rules.stacks.first':
    'Under {M3} lie {S1}, {S5} and {L7}: 3 − 1 − 5 + 7 makes 4. The stack is blue, and a {M}.',
  'trick-taking.rules.stacks.second':
    '{M3} vanishes. Now {S1} is on top, and its own rank counts as it is printed: 1 − 5 + 7 makes 3. The stack is violet, and a {S}.',
  'trick-taking.rules.stacks.third': 'Then {L7} vanishes from the bottom: 1 − 5 makes −4.',
  'trick-taking.rules.stacks.2':
    'A card under another lies in front of the player who has the top. That player wins with the stack, and keeps it when its top changes.',

  'trick-taking.rules.winner': 'Who wins a trick',
  'trick-taking.rules.winner.1':
    'Only some cards can win. Of every stack the top counts, and a single card is its own top. These take part:',
  'trick-taking.rules.winner.effect': 'a card with the effect of the lead, and the lead itself,',
  'trick-taking.rules.winner.colour': 'a card with the colour of the lead,',
  'trick-taking.rules.winner.illusion': 'an {I} that was played with its effect.',
  'trick-taking.rules.winner.2':
    'Among them the highest rank wins, or the lowest one: as the hat lies when the trick is over.',
  'trick-taking.rules.winner.3':
    'Where ranks are equal, a card with the effect of the lead wins over one with its colour, and that one over an {I}. If that is equal too, look at the printed ranks: the higher or the lower wins, by the hat.',
  'trick-taking.rules.winner.high':
    '{C1} was led, and the hat shows High Card Wins. {V5} and {S2} are red like the lead. With {L3} beneath it, {S2} has the rank 5 as well. The printed 5 beats the printed 2, so Ben wins with {V5}.',
  'trick-taking.rules.winner.low':
    'Had somebody turned the hat with a {M}, the lowest rank would win: the lead itself with its 1.',

  'trick-taking.rules.escapes': 'Escapes',
  'trick-taking.rules.escapes.1':
    'When a trick is over and its winner is known, the Escapes come first. Every {E} that lies alone or on top of a stack takes one card of the trick for its player. An {E} that was led does so as well.',
  'trick-taking.rules.escapes.2':
    'They take in the order of their ranks: the highest first when High Card Wins, the lowest first when Low Card Wins. Any card that is still in the trick can be taken, and one must be.',
  'trick-taking.rules.escapes.example':
    'Ada led {E4}, so Low Card Wins. Ben’s {E2} lies over {L6} and has the rank 8. Ada takes a card first, then Ben does, and five cards are left for whoever won the trick.',

  'trick-taking.rules.drawing': 'The rest, drawing and the hat',
  'trick-taking.rules.drawing.1':
    'The winner takes what is left of the trick. All cards won lie open in the Repertoire of their player.',
  'trick-taking.rules.drawing.2':
    'Then everybody draws from their own deck up to seven cards in hand. Whoever has seven or more draws nothing.',
  'trick-taking.rules.drawing.3':
    'The Top Hat goes clockwise to the next player who has a card. That player leads the next trick.',
  'trick-taking.rules.drawing.4':
    'After seven tricks of seven cards all 49 are played, and the Ultimate Trick begins.',

  'trick-taking.rules.ultimate': 'The Ultimate Trick',
  'trick-taking.rules.ultimate.1':
    'Choose one to seven cards of your Repertoire: they are your hand, and no more are drawn. All choose at once and in secret. Whoever has no Repertoire is out; if only one player has one, that player wins at once.',
  'trick-taking.rules.ultimate.2':
    'The Ultimate Trick Card is turned up, and it leads. It belongs to nobody, it cannot win, and it cannot vanish. The hat is laid by its rank.',
  'trick-taking.rules.ultimate.3':
    'From the left of whoever holds the hat, everybody takes two turns, clockwise. They are turns like any other, but the trick may grow beyond seven cards. If your turn comes while you have no card, it is lost.',

  'trick-taking.rules.challenge': 'The challenge',
  'trick-taking.rules.challenge.1':
    'After the two rounds somebody is winning. Clockwise from that player’s left, you take a turn or you pass. A turn is allowed only if you are winning after it.',
  'trick-taking.rules.challenge.2':
    'Passing is not final: when your turn comes again, you may take it. A player without a card is not asked and counts as having passed. A card that comes back brings its player back.',
  'trick-taking.rules.challenge.example':
    'The hat shows High Card Wins, and Ada is winning with {L7}, which is blue like the {M3} that leads. Ben’s {M6} has the effect of the lead, but 6 is less than 7: alone it may not be played. With its effect it turns the hat, and now 6 is better than 7.',

  'trick-taking.rules.end': 'The end',
  'trick-taking.rules.end.1':
    'When all others have passed since somebody became the winning player, that player has won the Ultimate Trick and the game. Points are not counted, and there is no second place.',
  'trick-taking.rules.end.2':
    'It can happen that nobody is winning and all pass. Then the stacks are compared by their ranks alone; what that means is told under “What if …?”.',

  'trick-taking.rules.house': 'Rules of the house',
  'trick-taking.rules.house.1':
    'Two things are agreed on when a table is opened, and stay so for the whole game.',
  'trick-taking.rules.house.phantom':
    'With Phantom Shuffle no card is put aside, and {E0} stays out of the game. When the Ultimate hands are chosen, all cards that are in nobody’s hand are shuffled. The first of them is the Ultimate Trick Card, the others are out, and no Repertoire is left to look at.',
  'trick-taking.rules.house.sleight':
    'With Sleight of Hand whoever leads a card of rank 4 chooses which face of the hat is shown. If the Ultimate Trick Card is a 4, Low Card Wins.',

  'trick-taking.rules.what-if': 'What if …?',
  'trick-taking.rules.what-if.hat': 'Does the hat turn when the rank of the lead is lifted or lowered?',
  'trick-taking.rules.what-if.hat.answer':
    'No. The hat is laid by the printed rank at the moment of the lead. {L3} under {S4} makes the lead a 7, and it stays Low Card Wins.',
  'trick-taking.rules.what-if.lead': 'Does the lead do anything?',
  'trick-taking.rules.what-if.lead.answer':
    'No, with one exception: an {E} that was led takes a card at the end. An {I} that leads keeps the colour that is printed on it.',
  'trick-taking.rules.what-if.silent': 'I did not say that I use my {E}, or my {I}. Do they count?',
  'trick-taking.rules.what-if.silent.answer':
    'The {E} does: it always takes a card. The {I} does not: it counts as the colour of the lead only when it was played with its effect. It can still match the lead by its own colour, or when an {I} was led.',
  'trick-taking.rules.what-if.eight': 'May I play on when seven cards lie there in the middle of my turn?',
  'trick-taking.rules.what-if.eight.answer':
    'A further card is allowed if the trick holds no more than seven after it and its effect. So only a {V} that is used can follow: it adds one and takes one away.',
  'trick-taking.rules.what-if.whose': 'To whom does a card return that vanishes from another’s stack?',
  'trick-taking.rules.what-if.whose.answer':
    'To the player who has the stack, whoever played the card. Where a card lies says whose it is. Under the Ultimate Trick Card, which is nobody’s, it returns to whoever played it.',
  'trick-taking.rules.what-if.deep': 'Which cards can vanish?',
  'trick-taking.rules.what-if.deep.answer':
    'All but the lead and the {V} itself: one of your own, one deep in a stack, one that lies under the lead. If there is none, the effect cannot be used.',
  'trick-taking.rules.what-if.back': 'How long must a card wait that came back to my hand?',
  'trick-taking.rules.what-if.back.answer':
    'Until you have played another card in this trick, a conjured one or not, or until the trick is over. If you hold nothing else that may be played, it does not have to wait.',
  'trick-taking.rules.what-if.twice': 'Can two {V} cards send each other back for ever?',
  'trick-taking.rules.what-if.twice.answer':
    'No. The effect of one and the same {V} is used once in a trick. If it comes back, it can be played again without it.',
  'trick-taking.rules.what-if.undone': 'Is an effect undone when its card vanishes?',
  'trick-taking.rules.what-if.undone.answer':
    'What is done stays done: the hat stays turned, and conjured and returned cards stay where they are. But {I}, {E}, {L} and {S} work only while they lie in the trick.',
  'trick-taking.rules.what-if.taken': 'What if an {E} is itself taken before it could take?',
  'trick-taking.rules.what-if.taken.answer':
    'It takes all the same. The Escapes and their order are settled once, when the trick is over: by the ranks that they have then, and where these are equal by the printed ones, both as the hat says. An {E} may take itself, the lead, or a card in a stack. It must take one, even the last.',
  'trick-taking.rules.what-if.large': 'What if cards come back and I hold more than seven?',
  'trick-taking.rules.what-if.large.answer':
    'You keep them all. You draw nothing until you have fewer than seven.',
  'trick-taking.rules.what-if.holder': 'Who holds the hat in the Ultimate Trick?',
  'trick-taking.rules.what-if.holder.answer':
    'Whoever led the seventh trick. The hat is not passed on after it.',
  'trick-taking.rules.what-if.nobody': 'What if nobody is winning the Ultimate Trick?',
  'trick-taking.rules.what-if.nobody.answer':
    'After the two rounds the challenge begins at the left of the hat’s holder. If all pass in a row, that player too, every stack but the lead is compared, matching or not: by rank as the hat says, then by printed rank, then the one whose top was played first. If there is no such stack, all who chose a hand share the victory.',
  'trick-taking.rules.what-if.ultimate-escape': 'What does an {E} do in the Ultimate Trick?',
  'trick-taking.rules.what-if.ultimate-escape.answer':
    'It takes nothing, for the game is over with that trick. It can win like any other card.',
  'trick-taking.rules.what-if.ultimate-back': 'Must a returned card wait in the Ultimate Trick, too?',
  'trick-taking.rules.what-if.ultimate-back.answer':
    'Yes, in the same way: it may not be your next card while you hold another that may.',

  'trick-taking.rules.who-knows': 'Who knows what',
  'trick-taking.rules.who-knows.all':
    'Everybody: the Repertoires, the trick and the hat, and how many cards each player has in hand and deck.',
  'trick-taking.rules.who-knows.own':
    'You alone: the cards in your hand, and your Ultimate hand while others still choose.',
  'trick-taking.rules.who-knows.nobody':
    'Nobody: the draw decks, and the Ultimate Trick Card until it leads.',
  'trick-taking.rules.who-knows.1':
    'What is not there to be seen can be counted: every card is there once. Phantom Shuffle is for those who would rather not.',

  'trick-taking.how.play': 'Play what you like',
  'trick-taking.how.play.text':
    'One card leads, and then you play any card. It can win if it has the effect or the colour of the lead.',
  'trick-taking.how.hat': 'The hat decides',
  'trick-taking.how.hat.text':
    'A low lead means that the high card wins, a high lead that the low card does. A Metamorphosis turns the hat over.',
  'trick-taking.how.effects': 'Cards that do things',
  'trick-taking.how.effects.text':
    'Use the effect of a card or leave it. Conjure brings more cards, an Illusion takes the colour of the lead, an Escape grabs a card.',
  'trick-taking.how.stacks': 'Lift and lower',
  'trick-taking.how.stacks.text':
    'Levitate goes under a card and raises its rank. Saw goes under a card and lowers it.',
  'trick-taking.how.vanish': 'Now you see it',
  'trick-taking.how.vanish.text':
    'Vanish sends any card but the lead back to a hand. Whoever was winning may then lose.',
  'trick-taking.how.repertoire': 'Build a Repertoire',
  'trick-taking.how.repertoire.text':
    'With seven cards a trick is over, and its winner takes them. They lie open: everybody sees what you gather.',
  'trick-taking.how.ultimate': 'The Ultimate Trick',
  'trick-taking.how.ultimate.text':
    'After seven tricks choose up to seven cards of your Repertoire. Whoever wins this last trick wins the game.',
  'trick-taking.how.led': 'led',
  'trick-taking.how.yours': 'Your Repertoire',
  'trick-taking.how.hand': 'Your hand',
  'trick-taking.how.sum': '{printed} {sign} {beneath} = {rank, number}',
} as const;
