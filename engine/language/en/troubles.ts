// English: what could not be done, and how to go on.
import type { TroubleCode } from '../../protocol/trouble.ts';

export const troubles = {
  'trouble.protocol-version':
    'The host plays with version {host} of Parlor Tricks and this copy is version {guest}: put the same version on both.',
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
  'trouble.wrong-code': 'No table here has that code: look at the host’s screen and type it again.',
  'trouble.too-many-codes':
    'Too many wrong codes have been tried: wait {seconds, plural, one {# second} other {# seconds}}, or scan the code at the host’s screen.',
  'trouble.pass-gone': 'That way in is used up: scan a new code at the host’s screen, or type the join code.',
  'trouble.seat-taken': 'That seat has just been taken: choose another, or watch.',
  'trouble.no-such-seat': 'There is no seat {seat, number} at this table: choose another.',
  'trouble.too-many-watchers': 'As many people watch as this table can bear: try again later.',
  'trouble.too-many-guests': 'Too many people ask at this table at once: wait a moment and try again.',
  'trouble.name-taken': 'Somebody at the table has that name: choose another.',
  'trouble.not-hosted': 'This table is not open to the network any more: ask its host.',
  'trouble.no-network':
    'The network cannot be listened to ({why}): close other programs that use it, and try again.',
  'trouble.in-no-network': 'This computer is in no network: connect it to one, and try again.',
  'trouble.seats-open':
    'Some seats are still free: wait for guests, or give these seats to bots or people here.',
  'trouble.no-such-guest': 'That guest has gone: nothing is left to do.',
  'trouble.grace':
    'The guest may still come back: a bot may play in {seconds, plural, one {# second} other {# seconds}}.',
  'trouble.begun': 'The game has begun, so that cannot be changed any more.',
  'trouble.unreachable':
    '{why, select, refused {No table is open at {address}} silent {There is no answer from {address}} far {No way leads from this network to {address}} nameless {Nothing on this network is called {address}} other {Nobody can be reached at {address}}}: compare the address with the host’s screen, and see that both are in the same network.',
  'trouble.no-parlor':
    'Something else than Parlor Tricks answers at {address}: compare it with the host’s screen.',
  'trouble.no-address': 'That is no address: “{address}”. Type it as it stands on the host’s screen.',
  'trouble.nothing-to-undo': 'There is nothing of yours to take back now.',
  'trouble.undo-asked': 'Somebody asks already to take something back: answer that first.',
  'trouble.undo-gone': 'That request is over: nothing is left to answer.',
  'trouble.undo-not-kept':
    'Nothing was taken back, because that could not be kept on the disk: make room there, and try again.',
  'trouble.table-only-read': 'This table can only be looked at: watch it as a replay.',
  'trouble.game-not-over':
    'This game is still played, so nobody’s cards are shown: finish it first, or choose your own seat.',
  'trouble.copy-of-guests':
    'Others play this game on devices of their own, and a copy would show their cards here: finish it first.',
  'trouble.names-met':
    '{name} and {into} sat at the same table in {games, plural, one {# game} other {# games}}, so they are two people: choose other names.',
  'trouble.archive-not-kept':
    'That could not be kept on the disk: make room there, and try again. Nothing was changed.',
  'trouble.file-foreign': '“{file}” is no game of Parlor Tricks: choose a .parlor file.',
  'trouble.file-not-read':
    '{why, select, missing {There is no file “{file}” any more: look where it was moved to} folder {“{file}” is a folder: choose a .parlor file} forbidden {“{file}” may not be read: allow it, or take a copy of it} other {The disk did not give “{file}”: take another copy of it}}.',
  'trouble.file-too-large':
    '“{file}” is larger than any game ({most, number} MB at most): choose a .parlor file.',
  'trouble.file-too-new':
    '“{file}” was written by a newer version of the program: open it there, or update this one.',
  'trouble.file-other-rules':
    '“{file}” was played by version {played, number} of the rules of “{game}”, and the program has {known, plural, =0 {no such game} other {version #}}: open it with the program that wrote it.',
  'trouble.file-damaged': '“{file}” is damaged at {place}: take another copy of it.',
  'trouble.file-illegal-move':
    'Move {move, number} in “{file}” cannot be made ({why}): take another copy of it.',
  'trouble.file-differs':
    'Move {move, number} in “{file}” leads to another position than the file says: take another copy of it.',
  'trouble.file-forged':
    'The result in “{file}” is not what its moves lead to, up to move {move, number}: take another copy of it.',
  'trouble.host-failed': 'The program could not do that: try again, or start it anew.',
  'trouble.unreadable':
    'The table said something that this page does not understand: reload the page. ({problem})',
} as const satisfies Record<`trouble.${TroubleCode | 'unreadable'}`, string>;
