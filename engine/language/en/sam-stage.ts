// English: what is written on SAM's table.

export const samStage = {
  'sam.stage.front': 'Front',
  'sam.stage.back': 'Back',
  'sam.stage.collapsed': 'Collapsed: all is front',
  'sam.stage.out': 'Out',
  'sam.stage.set': 'Set {set, number}',
  // Two are left and take turns for good.
  'sam.stage.in-turns': 'In turns',
  'sam.stage.deck': 'Deck',
  'sam.stage.discard': 'Discards',
  // Turns of one's own without a summon, a swap or an attack, of so many that are allowed.
  'sam.stage.idle': '{idle, number} of 3',
  // Turns without a destroyed card, of so many that end the game.
  'sam.stage.stall': '{quiet, number} of {limit, number} quiet turns',
  'sam.stage.points': 'Summon points',
  // An attack: what is drawn and paid for it, what it costs, and whether that is enough.
  'sam.stage.to-draw': 'to be drawn',
  'sam.stage.drawn': 'drawn',
  'sam.stage.drawn-and-paid': '{drawn, number} drawn, {paid, number} paid',
  'sam.stage.cost': 'attack cost',
  'sam.stage.met': 'Enough',
  'sam.stage.missing': '{missing, number} missing',
  // A battle that is looked forward to, and what would come of it for the target.
  'sam.stage.forecast': 'Real values',
  'sam.stage.outcome.attacker': 'Destroyed',
  'sam.stage.outcome.defender': 'Withstands',
  'sam.stage.outcome.challenge': 'Equal: a challenge',
  'sam.stage.outcome.open': 'It lies face down',
  'sam.stage.may-add': 'twos may add {value, number}',
  'sam.stage.last-battle': 'Last battle',
  'sam.stage.past.attacker': 'Destroyed',
  'sam.stage.past.defender': 'Withstood',
  // What something adds or takes.
  'sam.stage.change': '{value, number, ::sign-always}',
} as const;
