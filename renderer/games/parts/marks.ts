// Marks on plates and cards as path data in a square of 100 by 100; holes are cut by the even-odd rule.

/** A hand that points, as printers set one: whose turn it is. */
export const HAND =
  'M0 30H15V76H0ZM19 33C27 26 36 23 46 24L50 25L93 27C102 28 102 41 93 41L64 41C69 44 68 52 62 53C66 57 64 64 58 65' +
  'C60 70 56 75 50 75L33 75C27 75 22 73 19 71Z';
/** A top hat: the dealer. */
export const HAT =
  'M25 14C40 10 60 10 75 14L73 48C60 52 40 52 27 48ZM27 55C40 59 60 59 73 55L72 64C80 65 88 63 93 59' +
  'C97 61 99 64 98 67C94 80 76 87 50 87C24 87 6 80 2 67C1 64 3 61 7 59C12 63 20 65 28 64Z';
/** Three cards in a fan: tricks taken. */
export const TRICK = 'M37 10H63V86H37ZM-1 27L21 16L32 39V76L23 80ZM101 27L79 16L68 39V76L77 80Z';
/** A rosette: points. */
export const ROSETTE =
  'M50 2L61 14L77 10L81 26L97 31L91 47L97 63L81 68L77 84L61 80L50 92L39 80L23 84L19 68L3 63L9 47L3 31L19 26L23 10L39 14Z' +
  'M50 26L43 40L28 42L39 53L36 68L50 61L64 68L61 53L72 42L57 40Z';
/** A crown: this card takes the trick as it lies. No suit has one. */
export const CROWN = 'M12 78L6 30L32 50L50 16L68 50L94 30L88 78ZM12 84H88V94H12Z';
/** A pennant on its pole: who leads a trick. */
export const PENNANT = 'M18 0H30V100H18ZM36 6L98 31L36 56Z';
/** Two arrow heads that point on: has passed. */
export const PASSED = 'M6 14L50 50L6 86ZM50 14L94 50L50 86Z';
/** An arrow that points down. */
export const DOWN = 'M34 4H66V46H94L50 98L6 46H34Z';
/** An arrow that points up. */
export const UP = 'M34 96H66V54H94L50 2L6 54H34Z';
