// What things are worth to the steady bot, in cards: figures found by letting it play against itself and against chance.

/** A rival's card that is destroyed. */
export const RIVALS_CARD = 1;
/** What each point of its face value adds, since strong cards come back to attack. */
export const PER_FACE = 0.02;
/** A Heart that is replaced: only what was known of it is gone. */
export const REPLACED = 0.05;
/** A new card that a surviving Heart brings a rival. */
export const HEARTS_GIFT = -0.9;
/** A rival's row that becomes empty. */
export const COLLAPSE = 0.4;
/** A rival that is out; the last one is the game. */
export const ELIMINATION = 0.6;
export const VICTORY = 5;
/** A point of face value that lies face up at the end of a turn: it pays for what comes next. */
export const WEALTH = 0.012;
/** What is learned of a card that was attacked and stayed. */
export const LEARNED = 0.04;
/** How much of a loss counts that rivals only could bring about. */
export const FEAR = 0.55;
/** How likely a rival is to pick a card of which it does not know that it is weaker. */
export const BLIND = 0.6;
/** So much face value up pays for what comes next; more is worth less. */
export const ENOUGH = 16;
export const SURPLUS = 0.004;
/** Of what the most promising own card could bring in an attack, and of what all could. */
export const FIRST_PROMISE = 0.4;
export const OTHER_PROMISES = 0.08;
/** Of what a swap would gain on average. */
export const SWAP_PROMISE = 0.3;
/** A card that the points of a turn can turn up, for whoever has none. */
export const SEED = 0.5;
/** An own field with two rows. */
export const TWO_ROWS = 0.5;
/** An own two that lies face up beside others. */
export const READY_TWO = 0.05;
/** What a swap costs beside the flips it forgoes: the old card was known. */
export const SWAP_COST = 0.02;
/** How much more a new card is hoped for when the game is about to end by stalling; then fear and wealth count less, too. */
export const RESTLESS = 1;
/** What any attack that can bring something is worth besides, just before the game would end by stalling. */
export const HASTE = 2;
