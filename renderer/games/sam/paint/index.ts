// Everything painted for the table of SAM, as pictures of any size.
export { backPicture, CARD_PROPORTION, cornerOf, facePicture, isPeek, peekPicture } from './cards.ts';
export { CLOTH, TABLE } from './cloth.ts';
export { coinPicture, POINT } from './coins.ts';
export { EMPTY_PLACE, type Mat, matPicture } from './mat.ts';
export { pursePicture } from './purse.ts';
export { coveredPicture, type HandSide, throwPicture } from './throws.ts';
