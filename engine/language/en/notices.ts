// English: what a person should know of how the program found its data.

export const notices = {
  'notice.set-aside':
    'The file {file} {why, select, garbled {is no database} foreign {is the database of another program} other {is damaged}}. It was set aside as {aside}, and a new one was begun. {saved, plural, =0 {Nothing could be read in the old one.} one {# table could be read in the old one and is kept.} other {# tables could be read in the old one and are kept.}}{backup, plural, =0 {} one { # table comes from the backup, and may end earlier.} other { # tables come from the backup, and may end earlier.}}',
  'notice.brought-back':
    'The file {file} {why, select, empty {was empty} other {was gone}}. {backup, plural, one {# table was} other {# tables were}} brought back from the backup.',
  'notice.not-kept':
    'Nothing can be kept in the folder {folder} ({why}), so what you play now is gone when the program ends. Make it writable, or name another folder with --data, and start again.',
  'notice.disk-full':
    'The disk of the folder {folder} is nearly full. Make room, or moves can soon not be kept any more.',
} as const;
