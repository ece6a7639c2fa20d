// English: the menu of the desktop program.

export const shell = {
  'shell.menu.program': 'Parlor Tricks',
  'shell.menu.view': 'View',
  'shell.menu.full-screen': 'Full screen',
  'shell.menu.larger': 'Larger',
  'shell.menu.smaller': 'Smaller',
  'shell.menu.usual-size': 'Usual size',
  'shell.menu.quit': 'Quit',
} as const;
