// English: what the host of a table on the network reads.

export const hosting = {
  'table.setup.kind.open': 'Open seat',
  'hosting.setup.switch': 'Open this table to the network',
  'hosting.setup.off':
    'Others in your network could play along from a phone or a computer. Until then nothing listens.',
  'hosting.setup.on':
    'The table waits for guests before it begins: they scan a code, or type it in a browser.',
  'hosting.setup.free': 'Leave the bots’ seats open',
  'hosting.setup.hands':
    'Nobody plays at this screen: it shows the table to all, and each guest holds a hand.',

  'hosting.lobby.title': 'Doors open',
  'hosting.lobby.title.closed': 'Before the curtain',
  'hosting.lobby.home': 'Home',
  'hosting.lobby.stays': 'You may go home meanwhile: guests can still come in while the program runs.',
  'hosting.begin': 'Begin the game',
  'hosting.begin.waits':
    '{count, plural, one {One seat is still free.} other {# seats are still free.}} Wait for guests, or give a bot the rest.',
  'hosting.begin.ready': 'Everybody sits: the game can begin.',
  'hosting.begin.lost':
    'Every seat is taken, but the connection to {count, plural, one {one guest} other {# guests}} is lost just now.',
  'hosting.fill': '{count, plural, one {Give the free seat to a bot} other {Give the free seats to bots}}',

  'hosting.open': 'Open to the network',
  'hosting.open.about':
    'Others in your network can then take a seat or watch, from a phone or a computer, with any browser. You let each of them in. Until then nothing listens.',
  'hosting.close': 'Take off the network',
  'hosting.close.about': 'Guests then leave the table until you open it again.',

  'hosting.way': 'The way in',
  'hosting.code': 'Join code',
  'hosting.scan': 'Scan with a phone, or open an address in a browser:',
  'hosting.qr': 'QR code that leads a phone to this table',
  'hosting.qr.seat': 'QR code that leads a phone to this seat',
  'hosting.addresses': 'Addresses',
  'hosting.addresses.more':
    '{count, plural, one {One more address, of a program on this computer} other {# more addresses, of programs on this computer}}',
  'hosting.through.wireless': 'Wi-Fi',
  'hosting.through.cable': 'by cable',
  'hosting.addresses.none':
    'This computer is in no network: connect it to one, and an address appears here by itself.',
  'hosting.announced.starting': 'Finding out whether other copies can see this table …',
  'hosting.announced.heard': 'Other copies of Parlor Tricks in this network see the table by name.',
  'hosting.announced.silent':
    'This network does not carry announcements: others type an address, or scan the code.',

  /** What a screen reader says of a button beside somebody, or beside a seat: its words, and whom they are about. */
  'hosting.act': '{act}: {whom}',

  'hosting.requests': 'At the door',
  'hosting.requests.none': 'Nobody is waiting at the door.',
  'hosting.request':
    '{seat, plural, =0 {{name} would like to watch} other {{name} asks for seat {seat, number}}}',
  'hosting.request.from': 'from {from}',
  'hosting.request.yes': 'Let in',
  'hosting.request.no': 'Refuse',
  'hosting.request.later': 'Later',
  'hosting.request.more': '{count, plural, one {· one more waits} other {· # more wait}}',

  'hosting.seats': 'Who sits where',
  'hosting.seat.open': 'free',
  'hosting.seat.bot': 'bot, {kind}',
  'hosting.seat.screen': 'at this screen',
  'hosting.seat.device': 'on another device',
  'hosting.seat.lost': 'connection lost',
  'hosting.seat.lost.waits':
    'connection lost; a bot may play in {seconds, plural, one {# second} other {# seconds}}',
  'hosting.seat.left': 'has left',
  'hosting.seat.stands-in': 'a bot plays until they come back',
  'hosting.seat.nobody': 'Whoever comes',
  'hosting.seat.invite': 'Invite',
  'hosting.seat.phone': 'Play on a phone',
  'hosting.seat.again': 'New QR code',
  'hosting.seat.bot-plays': 'Let a bot play',
  'hosting.seat.take': 'Take back to this screen',
  'hosting.seat.take.really': 'Really take it back?',
  'hosting.seat.send-away': 'Send away',
  'hosting.seat.send-away.really': 'Really send away?',
  'hosting.all-on-devices':
    'Everybody plays on a device of their own: this screen shows the table to all of them.',

  'hosting.watchers': 'Watching',
  'hosting.watchers.lost': 'connection lost',

  'hosting.manners': 'House rules for guests',
  'hosting.asks': 'Ask me about each guest',
  'hosting.asks.on': 'Nobody comes in before you have said yes.',
  'hosting.asks.off': 'Whoever knows the code takes a free seat, or watches, at once.',
  'hosting.wait': 'When a guest is lost, a bot may play',
  'hosting.wait.help':
    'A phone that sleeps or walks out of the network comes back by itself, to the same seat.',
  'hosting.wait.value':
    '{seconds, plural, =0 {at once} =60 {after 1 min} =300 {after 5 min} other {after # s}}',

  'hosting.code.new': 'New join code',
  'hosting.code.new.help': 'The old code then leads nowhere; whoever is in stays.',
  'hosting.code.new.really': 'Really a new code?',

  'hosting.ticket.title': 'A phone for seat {number}',
  'hosting.ticket.title.whose': 'A phone for {name}',
  'hosting.ticket.how':
    'Scan this with the phone that shall play the seat. It works once, and for this seat only.',
  'hosting.ticket.making': 'The ticket is being printed …',
  'hosting.ticket.taken': '{name} sits here on another device now.',
  'hosting.ticket.done': 'Done',

  'hosting.sheet.title': 'Network',
  'hosting.bar': 'Network',
  'hosting.bar.closed': 'not open to the network',
  'hosting.bar.open': 'open to the network',
  'hosting.bar.waiting': '{count, plural, one {one thing waits for you} other {# things wait for you}}',
  'hosting.slip': 'News of guests',
  'hosting.slip.lost': '{name}: connection lost',
  'hosting.slip.left': '{name} has left',
  'hosting.slip.lost.waits':
    '{name}: connection lost, waiting {seconds, plural, one {# second} other {# seconds}} more',

  'hosting.leave': 'The table stays open to the network: guests can play on while the program runs.',
  'home.table.hosted': 'Open to the network',
  'home.table.door': '{count, plural, one {One waits at the door} other {# wait at the door}}',
  'home.host': 'Host a table',
  'hosting.door.where': 'at your table of {game}',
  'hosting.door.go': 'Go there',
} as const;
