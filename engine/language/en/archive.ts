// English: all kept games, files of them, and what is told of them.

export const archive = {
  'archive.title': 'All games',
} as const;
