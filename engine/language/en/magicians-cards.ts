// English: what the cards of Magicians do, in a line as it is printed on them.

export const magiciansCards = {
  'magicians.does.mentalist': 'May perform Traits as Tricks.',
  'magicians.does.professor': 'May keep one more Trick in play.',
  'magicians.does.prestidigitator': '+1 PP for each level 1 Trick.',
  'magicians.does.chinese-sorcerer': '+2 PP for each level 2 Trick.',
  'magicians.does.magician': '+3 PP for each level 3 Trick.',
  'magicians.does.escapologist': '+4 PP for each level 4 Trick.',
  'magicians.does.illusionist': '+5 PP for each level 5 Trick.',

  'magicians.does.inventor': 'Tricks may be one level higher.',
  'magicians.does.engineer': 'Tricks may be one level higher.',
  'magicians.does.mentor': 'You may keep one more Trick in play.',

  'magicians.does.one-up-manship': 'Draw two cards.',
  'magicians.does.exposed': 'Discard a Trick of an opponent.',
  'magicians.does.steal-secret': 'Steal a Trick of an opponent.',
  'magicians.does.steal-notebook': 'Steal two cards at random from an opponent’s hand.',
  'magicians.does.scandal': 'Discard the Stage of an opponent.',
  'magicians.does.seduction': 'Steal the Assistant of an opponent.',
  'magicians.does.sabotage': 'An opponent loses 10 PP.',
  'magicians.does.permanent-injury': 'An opponent loses 10 PP.',
  'magicians.does.ruin-performance': 'An opponent loses 10 PP.',
  'magicians.does.fatality': 'Discard a Helper or the Assistant of an opponent.',
  'magicians.does.betrayal': 'Steal a Helper of an opponent.',
  'magicians.does.embarrassment': 'Steal a Trait of an opponent.',
  'magicians.does.make-a-deal': 'Steal the Stage of an opponent.',
  'magicians.does.public-disturbance': 'An opponent’s next turn earns no PP.',
  'magicians.does.send-spy': 'Look at an opponent’s hand and steal one card of it.',
  'magicians.does.hurt-reputation': 'Discard a Trait of an opponent.',
  'magicians.does.double-cross': 'An opponent discards two cards at random.',
} as const;
