// English: the rules of Magic Trick and the scenes of "How it goes". A card or suit is an argument named by its code.

export const magicTrickRules = {
  'magic-trick.log.hand': 'Hand {hand}',
  'magic-trick.log.trick': 'Trick {number}',
  'magic-trick.log.score': 'Score of hand {hand}',

  'magic-trick.rules.person.0': 'Ada',
  'magic-trick.rules.person.1': 'Ben',
  'magic-trick.rules.person.2': 'Cora',
  'magic-trick.rules.person.3': 'Dan',

  'magic-trick.rules.about': 'What it is about',
  'magic-trick.rules.about.1':
    'A row of cards stands in front of every player, and nobody may look at the ranks of their own. You see the coloured backs, so you know all suits. A neighbour has put your row in order, so you know which end is low and which is high.',
  'magic-trick.rules.about.2':
    'You play to tricks by choosing a place in your row, and only then does the rank come out. Once a hand you put a card up your sleeve: its rank is the number of tricks that you mean to take.',
  'magic-trick.rules.about.3':
    'Three to five can play. A game has as many hands as players, and the highest total wins.',

  'magic-trick.rules.cards': 'The cards',
  'magic-trick.rules.cards.1':
    'There are 56 cards: seven suits, each with the ranks 0 to 7. Every suit has a colour and a sign of its own.',
  'magic-trick.rules.cards.trump': 'In every hand {R} is trump.',
  'magic-trick.rules.cards.sides': 'A back shows the suit. The face shows the suit and the rank.',
  'magic-trick.rules.cards.back': 'Back',
  'magic-trick.rules.cards.face': 'Face',

  'magic-trick.rules.deal': 'The deal',
  'magic-trick.rules.deal.1':
    'Cards go round one at a time, clockwise from the dealer’s left. They stand in a row with their faces away from their owner.',
  'magic-trick.rules.deal.four': 'Four players: all 56 cards, 14 each.',
  'magic-trick.rules.deal.three':
    'Three players: two suits other than {R} stay out for the whole game. Of the 40 cards that are left one is shown to everybody and put away, and each player gets 13.',
  'magic-trick.rules.deal.five':
    'Five players: one card is shown to everybody and put away, and each gets 11.',
  'magic-trick.rules.deal.2': 'In the next hand the player to the left of the dealer deals.',

  'magic-trick.rules.sort': 'Sorting',
  'magic-trick.rules.sort.1':
    'Each player sorts the row of the player on their left. All do so at once, unseen by the others.',
  'magic-trick.rules.sort.2':
    'The lowest rank comes first, and ranks never fall. Cards of equal rank may stand in any order: the sorter chooses. An order that is accepted is final.',
  'magic-trick.rules.sort.sorter': 'What the sorter sees',
  'magic-trick.rules.sort.owner': 'What the owner sees, and everybody else',
  'magic-trick.rules.sort.example':
    '{B2} and {R2} are equal in rank, so the sorter was free to put {R2} first.',
  'magic-trick.rules.sort.3':
    'When the last row is sorted, all rows are shown in their order. The owner of a row then knows its suits and its order, but no rank.',

  'magic-trick.rules.trick': 'A trick',
  'magic-trick.rules.trick.1':
    'The player on the dealer’s left leads the first trick. Then each plays one card, clockwise. You choose a place in your own row, and the card is turned over for everybody.',
  'magic-trick.rules.trick.2':
    'Whoever holds the suit that was led must follow it. All can see the suits, so nobody can go wrong. Whoever holds none of it plays any card.',
  'magic-trick.rules.trick.3':
    'The highest {R} card takes the trick. Where there is none, the highest card of the suit that was led takes it. Its player leads the next trick.',
  'magic-trick.rules.trick.trump':
    'Ada leads {G5}, and Ben follows with {G7}. Cora and Dan hold no {G}. Cora’s {R0} is trump: it takes the trick, low as it is.',
  'magic-trick.rules.trick.led':
    'Ada leads {B3}. Cora’s {Y7} is high, but it does not follow, and it is no trump. The highest {B} card takes the trick: Dan’s {B6}.',
  'magic-trick.rules.trick.leads': 'leads',
  'magic-trick.rules.trick.takes': 'takes it',
  'magic-trick.rules.trick.4':
    'One card less is played than was dealt: 13 tricks with four players, 12 with three, 10 with five. The last card of each player, or the one up the sleeve, is not played.',

  'magic-trick.rules.sleeve': 'Up the sleeve',
  'magic-trick.rules.sleeve.1':
    'Right after you have played to a trick, before the next player plays, you may put one card of your row up your sleeve. It lies there open to all for the rest of the hand, and it is never played.',
  'magic-trick.rules.sleeve.2':
    'Its rank is your bid: so many tricks you mean to take in this hand. You choose the card by its place, and learn its rank when it is there.',
  'magic-trick.rules.sleeve.example':
    'Ben puts the fourth card of his row up his sleeve: {P3}. Three tricks are now what he is after.',
  'magic-trick.rules.sleeve.3': 'It can be any card, once a hand, and it stays. Nobody has to do it.',
  'magic-trick.rules.sleeve.4':
    'If you never do, your last card goes up your sleeve when the hand ends, and counts as your bid.',

  'magic-trick.rules.score': 'The score',
  'magic-trick.rules.score.1':
    'If you took as many tricks as the rank up your sleeve says, you get 3 points. That goes for 0 as well. Otherwise you lose one point for each trick too many or too few.',
  'magic-trick.rules.score.2':
    'With prestige, a bid that is met can bring more. Count the different suits in the tricks you took: as many as the rank up your sleeve make 2 more points.',
  'magic-trick.rules.score.sleeve': 'Sleeve',
  'magic-trick.rules.score.tricks': 'Tricks',
  'magic-trick.rules.score.suits': 'Suits in them',
  'magic-trick.rules.score.none': 'none',
  'magic-trick.rules.score.points': '{points, plural, one {# point} other {# points}}',
  'magic-trick.rules.score.prestige':
    'The bid is met, and the tricks hold three different suits: 3 for the bid and 2 for prestige.',
  'magic-trick.rules.score.met': 'A fourth suit is among the tricks: the bid is met, without prestige.',
  'magic-trick.rules.score.missed': 'One trick less than the bid.',
  'magic-trick.rules.score.zero':
    'Nothing was bid and nothing taken, so there is no suit either: 3 for the bid and 2 for prestige. Without prestige it is 3.',
  'magic-trick.rules.score.many': 'Two tricks more than the bid.',

  'magic-trick.rules.end': 'The end',
  'magic-trick.rules.end.1':
    'There are as many hands as players, so that everybody deals once. Then the highest total wins.',
  'magic-trick.rules.end.2': 'If several are equal at the top:',
  'magic-trick.rules.end.prestige': 'With prestige, most prestige bonuses in the whole game win.',
  'magic-trick.rules.end.plain':
    'Without it, look at those who met their bid in the last hand. The one with the fewest tricks in that hand wins.',
  'magic-trick.rules.end.shared': 'Whoever is still equal shares the victory.',

  'magic-trick.rules.house': 'Rules of the house',
  'magic-trick.rules.house.1':
    'Three things are agreed on when a table is opened, and stay so for the whole game.',

  'magic-trick.rules.what-if': 'What if …?',
  'magic-trick.rules.what-if.first': 'May I use my sleeve in the very first trick, or in the last one?',
  'magic-trick.rules.what-if.first.answer':
    'Yes. It is open after each card that you play, from the first trick to the last.',
  'magic-trick.rules.what-if.only': 'May the only card of a suit go up my sleeve?',
  'magic-trick.rules.what-if.only.answer':
    'Yes. Only playing has to follow suit. Once the card is gone, you are free when that suit is led.',
  'magic-trick.rules.what-if.forced': 'What if I must follow, and hold a single card of that suit?',
  'magic-trick.rules.what-if.forced.answer': 'Then you play it, whatever you had planned for it.',
  'magic-trick.rules.what-if.suits': 'Which suits count for prestige?',
  'magic-trick.rules.what-if.suits.answer':
    'Those of all cards in the tricks that you took, {R} too, whoever played them. The card up your sleeve does not count.',
  'magic-trick.rules.what-if.eight': 'What if I take more than seven tricks?',
  'magic-trick.rules.what-if.eight.answer':
    'No bid can be met then, for 7 is the highest rank. The difference still counts: nine tricks with a 7 up the sleeve cost 2 points.',
  'magic-trick.rules.what-if.tie': 'What if we tie without prestige, and none of us met the last bid?',
  'magic-trick.rules.what-if.tie.answer': 'Then you share the victory.',
  'magic-trick.rules.what-if.equal': 'Does the order of two equal ranks tell me anything?',
  'magic-trick.rules.what-if.equal.answer':
    'Nothing for certain. The sorter puts equal ranks in any order, and may mean to mislead you.',
  'magic-trick.rules.what-if.open': 'May we look at the rows when the hand is over?',
  'magic-trick.rules.what-if.open.answer':
    'Yes. Every row lies open, as it was dealt and sorted, until the rows of the next hand are sorted.',

  'magic-trick.rules.who-knows': 'Who knows what',
  'magic-trick.rules.who-knows.all':
    'Everybody: the suits and the order of all rows, every card that was played, put away or put up a sleeve, the tricks, the points.',
  'magic-trick.rules.who-knows.sorter':
    'The sorter of a row: its ranks. That is the player on the owner’s right.',
  'magic-trick.rules.who-knows.owner':
    'The owner of a row: no more than everybody, until a card is turned over.',
  'magic-trick.rules.who-knows.1':
    'What follows from all that is for you to find. A card between a 3 and a 4 is one of the two; a row that begins with a 2 has no 0.',

  'magic-trick.how.row': 'Nobody sees their own cards',
  'magic-trick.how.row.text':
    'Your cards show everybody their backs: the suits, and no ranks. You play them all the same.',
  'magic-trick.how.sort': 'A neighbour sorts them',
  'magic-trick.how.sort.text':
    'The player on your right alone sees your ranks, and puts your row in order. You do the same for the player on your left.',
  'magic-trick.how.follow': 'Follow suit',
  'magic-trick.how.follow.text':
    'Play a card by its place, and see what it was. If you hold the suit that was led, you must follow it.',
  'magic-trick.how.trump': 'Red is trump',
  'magic-trick.how.trump.text':
    'The highest card of the led suit takes the trick. Any red card beats it, and the highest red one beats them all.',
  'magic-trick.how.sleeve': 'A card up your sleeve',
  'magic-trick.how.sleeve.text':
    'Once a hand, right after playing, put a card up your sleeve. Its rank is your bid: take that many tricks.',
  'magic-trick.how.score': 'Meet your bid',
  'magic-trick.how.score.text':
    'A bid that is met brings 3 points. Each trick too many or too few costs one.',
  'magic-trick.how.prestige': 'Prestige',
  'magic-trick.how.prestige.text':
    'Met your bid with just as many different suits in your tricks? Take 2 more points, and a bow.',
  'magic-trick.how.low': 'low',
  'magic-trick.how.high': 'high',
  'magic-trick.how.you': 'Your row',
  'magic-trick.how.neighbour': 'Your neighbour',
  'magic-trick.how.led': 'led',
  'magic-trick.how.plus': '+{points}',
} as const;
