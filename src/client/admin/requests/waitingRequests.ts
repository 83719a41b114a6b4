/** The calls that wait for somebody to log in again. */
export interface WaitingRequests {
  /** Settles once it is known whether the session is back. */
  readonly wait: () => Promise<boolean>;
  readonly release: (isBack: boolean) => void;
}

export const createWaitingRequests = (): WaitingRequests => {
  let waiting: ((isBack: boolean) => void)[] = [];
  return {
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    release: (isBack) => {
      const released = waiting;
      waiting = [];
      for (const resume of released) resume(isBack);
    },
  };
};
