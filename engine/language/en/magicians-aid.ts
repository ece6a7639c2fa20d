// English: the player aid of Magicians, which is looked at in the middle of a game.

export const magiciansAid = {
  'magicians.aid.turn': 'A turn has seven phases',
  'magicians.aid.turn.draw': 'Draw one card.',
  'magicians.aid.turn.management': 'You may put one Support card into play.',
  'magicians.aid.turn.dirtyTrick': 'Nothing played? Play one Sabotage card.',
  'magicians.aid.turn.newTrick': 'Nothing played? Perform one Trick.',
  'magicians.aid.turn.intermission': 'Nothing played? Draw one more card.',
  'magicians.aid.turn.prestige': 'All your cards in play earn their levels.',
  'magicians.aid.turn.finale': 'Discard down to seven cards in hand.',
  'magicians.aid.turn.one':
    'One card a turn: a card played in phase 2, 3 or 4 closes the rest of these and the Intermission.',
  'magicians.aid.turn.support': 'Support is an Assistant, Helper, Prop, Stage or Trait.',
  'magicians.aid.turn.goal': 'Whoever reaches the goal in a Prestige Phase wins at once.',

  'magicians.aid.needs': 'What you need to play a card',
  'magicians.aid.ladder': 'Level {level, number}',
  'magicians.aid.ladder.tricks': '{count, plural, one {one Trick} other {# Tricks}}',
  'magicians.aid.ladder.rule':
    'A Trick of level 2 to 5 needs one of exactly the level below in play. A lost rung takes nothing with it.',
  'magicians.aid.needs.stage': 'A Stage needs a Trick of its level or higher.',
  'magicians.aid.needs.trait': 'A Trait needs five Tricks in play.',
  'magicians.aid.needs.stolen': 'What is stolen is not played: it needs nothing, but the limits hold.',

  'magicians.aid.limits': 'Limits in play',
  'magicians.aid.limits.assistant': '1 Assistant',
  'magicians.aid.limits.helpers': '3 Helpers',
  'magicians.aid.limits.stage': '1 Stage',
  'magicians.aid.limits.tricks': '5 Tricks as your New Trick Phase ends',
  'magicians.aid.limits.together': 'Helpers and Assistants together: no more than Tricks.',
  'magicians.aid.limits.props': 'Props: no more than Tricks.',
  'magicians.aid.limits.replace':
    'At a limit, the card you play may take the place of one of the limited group, which you discard.',
  'magicians.aid.limits.excess': 'Too many for whatever reason? Discard the excess at once, as you choose.',
  'magicians.aid.limits.lost':
    'When the highest level among your Tricks falls, your Stage is lost. With the lenient option, only if its level is now above it.',

  'magicians.aid.helpers': 'Helpers with a gift',
  'magicians.aid.helper.inventor':
    'You may perform a Trick one level higher than the ladder lets you; with the Engineer, two.',
  'magicians.aid.helper.engineer': 'The same; with the Inventor, two levels.',
  'magicians.aid.helper.mentor': 'Your maximum of Tricks is one higher.',

  'magicians.aid.identities': 'The Magicians',
  'magicians.aid.identity.mentalist':
    'May perform a Trait in the New Trick Phase as a Trick of its level. It then counts as both, and scores once.',
  'magicians.aid.identity.professor': 'The maximum of Tricks is one higher.',

  'magicians.aid.sabotage': 'Sabotage',
  'magicians.aid.sabotage.use':
    'Aim at an opponent or at a card of theirs, never at yourself. Without a target a card cannot be played.',
  'magicians.aid.sabotage.after':
    'First the effect, then the victim’s Stage, the victim’s limits, the thief’s limits. The card itself is then discarded.',
} as const;
