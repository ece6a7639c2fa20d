// An expected failure: its message is one sentence for the person at the terminal, printed without a stack.
export class Stop extends Error {}
