// Marks on plates and tags of SAM as path data in a square of 100 by 100; holes are cut by the even-odd rule.

/** A card: how many are left. */
export const CARD = 'M24 6H76Q82 6 82 12V88Q82 94 76 94H24Q18 94 18 88V12Q18 6 24 6ZM28 16V84H72V16Z';
/** An hourglass: turns that go by. */
export const HOURGLASS =
  'M18 4H82V15H76C76 32 64 42 57 50C64 58 76 68 76 85H82V96H18V85H24C24 68 36 58 43 50C36 42 24 32 24 15H18ZM35 15C35 26 42 33 50 41C58 33 65 26 65 15ZM50 60C43 66 37 74 36 83H64C63 74 57 66 50 60Z';
