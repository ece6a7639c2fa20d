// English: what is written on Magicians' table.

export const magiciansStage = {
  // What the next Prestige Phase brings.
  'magicians.stage.income': '{value, number, ::sign-always}',
  // How many Tricks are in play, and how many may be kept.
  'magicians.stage.tricks': 'Tricks: {count, number} of {most, number}',
  'magicians.stage.place.assistant': 'Assistant',
  'magicians.stage.place.helper': 'Helpers',
  'magicians.stage.place.stage': 'Stage',
  'magicians.stage.place.prop': 'Props',
  'magicians.stage.place.trait': 'Traits',
  'magicians.stage.deck': 'Deck',
  'magicians.stage.discard': 'Discard pile',
} as const;
