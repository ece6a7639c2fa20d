// Waits for what was sent to be heard, and notices when it is not.

export interface Echo {
  /** Something was sent. One that is awaited already is not given more time. */
  await(): void;
  /** It came back. */
  heard(): void;
}

/** @param ms how long it may take @param onSilence called when nothing came back in time */
export function createEcho(ms: number, onSilence: () => void): Echo {
  let timer: NodeJS.Timeout | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    await() {
      timer ??= setTimeout(() => {
        clear();
        onSilence();
      }, ms);
    },
    heard: clear,
  };
}
