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
  // What something adds or takes.
  'sam.stage.change': '{value, number, ::sign-always}',
} as const;
