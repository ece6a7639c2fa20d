// The version of the protocol between a table and its clients.

/** Raised whenever an older client could misunderstand a message. */
export const PROTOCOL_VERSION = 5;
