/** The requests that wait until the administrator logs in again. */
export interface WaitingRequests {
  /** Resolves to true once the administrator has logged in again, to false if nobody logged in. */
  readonly wait: () => Promise<boolean>;
  readonly release: (isBack: boolean) => void;
}

export function createWaitingRequests(): WaitingRequests {
  let waiting: ((isBack: boolean) => void)[] = [];
  return {
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    release: (isBack) => {
      const callbacks = waiting;
      waiting = [];
      for (const resume of callbacks) resume(isBack);
    },
  };
}
