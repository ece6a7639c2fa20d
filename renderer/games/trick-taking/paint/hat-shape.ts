// The top hat as path data in a square of 100 by 100, as it stands; turned by half a turn it stands on its head.

/** All of it, with its ribbon cut out. */
export const HAT_SIGN =
  'M25 14C40 10 60 10 75 14L73 48C60 52 40 52 27 48ZM27 55C40 59 60 59 73 55L72 64C80 65 88 63 93 59' +
  'C97 61 99 64 98 67C94 80 76 87 50 87C24 87 6 80 2 67C1 64 3 61 7 59C12 63 20 65 28 64Z';
/** An arrow that points up; turned over it points down. */
export const ARROW = 'M50 4L94 52H68V96H32V52H6Z';
