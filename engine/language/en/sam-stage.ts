// English: what is written on SAM's table.

export const samStage = {
  'sam.stage.front': 'Front',
  'sam.stage.back': 'Back',
  // The same where there is room for a letter only.
  'sam.stage.front.short': 'F',
  'sam.stage.back.short': 'B',
  'sam.stage.collapsed': 'Collapsed: all is front',
  'sam.stage.collapsed.short': 'Collapsed',
  'sam.stage.out': 'Out',
  // Across one's own field.
  'sam.stage.out.own': 'You are out',
  'sam.stage.out.goes-on': 'The others play on',
  // Before the names of those who move in this set, in their order.
  'sam.stage.order': 'In order',
  // Two are left and take turns for good.
  'sam.stage.in-turns': 'In turns',
  'sam.stage.deck': 'Deck',
  'sam.stage.discard': 'Discards',
  // Turns of one's own without a summon, a swap or an attack, of so many that are allowed.
  'sam.stage.idle': '{idle, number} of 3 idle',
  // Turns without a destroyed card, of so many that end the game.
  'sam.stage.stall': 'The end after {left, plural, one {one more quiet turn} other {# more quiet turns}}',
  'sam.stage.stall.less': '{left, plural, one {one more quiet turn} other {# more quiet turns}}',
  'sam.stage.stall.short': '{quiet, number} / {limit, number}',
  // Whose they are, over purse and sum.
  'sam.stage.points-of': '{name}’s Summon points',
  'sam.stage.attack-of': '{name}’s attack',
  // An attack: what is drawn and paid for it, what it costs, and whether that is enough.
  'sam.stage.to-draw': 'to be drawn',
  'sam.stage.to-draw.short': 'draw',
  'sam.stage.drawn': 'drawn',
  'sam.stage.drawn-and-paid': '{drawn, number} drawn, {paid, number} paid',
  'sam.stage.drawn-and-paid.short': '{drawn, number} + {paid, number}',
  'sam.stage.cost': 'attack cost',
  'sam.stage.cost.short': 'cost',
  'sam.stage.reached-by': '{count, number} of 13 values are enough',
  'sam.stage.reached-by.short': '{count, number} of 13',
  'sam.stage.met': 'Enough',
  'sam.stage.missing': '{missing, number} missing',
  // A battle that is looked forward to, and what would come of it for the target.
  'sam.stage.forecast': 'Real values',
  'sam.stage.outcome.attacker': 'The target falls',
  'sam.stage.outcome.defender': 'The attack fails',
  'sam.stage.outcome.challenge': 'Equal: a challenge',
  'sam.stage.outcome.open': 'Face down: unknown',
  'sam.stage.may-add': 'twos may add {value, number}',
  'sam.stage.last-battle': 'Last battle',
  'sam.stage.past.attacker': 'The target fell',
  'sam.stage.past.defender': 'The attack failed',
  'sam.stage.past.coin.attacker': 'Equal; by the coin the target fell',
  'sam.stage.past.coin.defender': 'Equal; by the coin the attack failed',
  'sam.stage.past.challenge.attacker': 'Equal; challenge won: the target fell',
  'sam.stage.past.challenge.defender': 'Equal; challenge lost: the attack failed',
  // What changes a real value, beside the face value.
  'sam.stage.sum.suit': '{value, number, ::sign-except-zero} Diamond',
  'sam.stage.sum.faceCards': '{value, number, ::sign-except-zero} face card',
  'sam.stage.sum.twos': '{value, number, ::sign-except-zero} two',
  // A battle, large.
  'sam.stage.attacker': '{name} attacks',
  'sam.stage.defender': '{name} defends',
  'sam.stage.ledger.face': 'Face value',
  'sam.stage.ledger.suit': 'Suit',
  'sam.stage.ledger.diamond.attacker': 'Diamond, attacking',
  'sam.stage.ledger.diamond.defender': 'Diamond, defending',
  'sam.stage.ledger.face-cards': 'Higher face card',
  'sam.stage.ledger.twos': 'Twos that help',
  'sam.stage.ledger.value': 'Real value',
  'sam.stage.values.attacker': 'The attacker is higher: the target is destroyed',
  'sam.stage.values.defender': 'The attacker is lower: it is flipped down',
  'sam.stage.equal': 'Equal: a challenge decides',
  'sam.stage.equal.coin': 'Equal: a coin decides',
  'sam.stage.challenge.attacker': 'Equal, and the attacker won the challenge: destroyed',
  'sam.stage.challenge.defender': 'Equal, and the defender won the challenge: flipped down',
  'sam.stage.coin.attacker': 'Equal, and the coin was for the attacker: destroyed',
  'sam.stage.coin.defender': 'Equal, and the coin was for the defender: flipped down',
  // What something adds or takes.
  'sam.stage.change': '{value, number, ::sign-except-zero}',
} as const;
