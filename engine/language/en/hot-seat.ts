// English: what is said where several people share one screen.

export const hotSeat = {
  'table.setup.kind.person': 'Person',
  'table.setup.person': 'Player {number}',
  'table.setup.same-name':
    'Two players are called {name}. Give one of them another name, so that they can be told apart.',
} as const;
