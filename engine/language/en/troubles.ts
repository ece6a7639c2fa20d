// English: what could not be done, and how to go on.
import type { TroubleCode } from '../../protocol/trouble.ts';

export const troubles = {
  'trouble.protocol-version':
    'This page is of another version than the program that was started: reload the page.',
  'trouble.no-hello': 'The table does not know this page yet: reload the page.',
  'trouble.malformed': 'The table did not understand this page: reload the page.',
  'trouble.too-fast': 'That was too much at once: wait a moment and try again.',
  'trouble.not-at-table': 'You do not sit at that table any more: go to it again.',
  'trouble.not-your-seat': 'You watch this table and have no seat to play.',
  'trouble.no-such-table': 'There is no such table here: choose one of the list.',
  'trouble.table-closed': 'This table was closed and cannot be gone on with: open a new one.',
  'trouble.table-of-unknown-game':
    'This table plays a game that this version of the program does not know (“{game}”). It was left as it is.',
  'trouble.table-of-other-rules':
    'This table was played by version {played, number} of the rules, and the program has version {known, number} now. It was left as it is.',
  'trouble.table-too-new':
    'This table was kept by a newer version of the program: go on with it there. It was left as it is.',
  'trouble.table-damaged':
    'What is kept of this table does not fit together {entry, plural, =0 {from its beginning} other {at entry #}}, so it cannot be gone on with. It was left as it is.',
  'trouble.table-not-read': 'The table could not be read from the disk: try again.',
  'trouble.table-failed': 'Something went wrong at this table: go to it again to go on where it stood.',
  'trouble.move-not-kept':
    'The move could not be kept on the disk: make room there, and go to the table again.',
  'trouble.table-not-kept': 'The new table could not be kept on the disk: make room there, and try again.',
  'trouble.no-such-game': 'There is no game “{game}” here: choose another.',
  'trouble.wrong-seats':
    'This game is for {min, number} to {max, number} players, not for {seats, number}: change the seats.',
  'trouble.no-such-bot': 'There is no bot “{bot}” for seat {seat, number}: choose another.',
  'trouble.wrong-setup': 'The game does not take this: {place}. Change it, or leave it out, and try again.',
  'trouble.host-failed': 'The program could not do that: try again, or start it anew.',
  'trouble.unreadable':
    'The table said something that this page does not understand: reload the page. ({problem})',
} as const satisfies Record<`trouble.${TroubleCode | 'unreadable'}`, string>;
