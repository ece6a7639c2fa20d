// Everything painted for the table of SAM, as pictures of any size.
export { backPicture, CARD_PROPORTION, cornerOf, facePicture, isPeek, peekPicture } from './cards.ts';
export { CLOTH, TABLE } from './cloth.ts';
