// What a host needs of the machine it runs on, so that tests can stand in.

export interface Machine {
  /** The variables of the environment. */
  readonly env: NodeJS.ProcessEnv;
  /** Standard output is a terminal. */
  readonly isTerminal: boolean;
  /** The folder of the built pages. */
  readonly rendererRoot: string;
  /** Begins to wait for the signal to end; kept when it has come. */
  ended(): Promise<void>;
}
