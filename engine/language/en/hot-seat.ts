// English: what is said where several people share one screen.

export const hotSeat = {
  'table.setup.kind.person': 'Person',
  'table.setup.person': 'Player {number}',
  'table.setup.same-name':
    'Two players are called {name}. Give one of them another name, so that they can be told apart.',

  'table.curtain.title': '{name}, the table is yours',
  /** In the turn of somebody else. */
  'table.curtain.title.between': '{name}, you are asked something',
  'table.curtain.between': 'It is still the turn of {turn}, which goes on afterwards.',
  'table.curtain.hand-over': 'Hand the screen to {name}. Nobody else may look now.',
  'table.curtain.lift': 'Lift the curtain',
  'table.curtain.leave': 'Leave; the table is kept',
  'table.curtain.call': 'Hand the screen to {name}.',
  'table.curtain.asked': '{name}: {question}',
} as const;
