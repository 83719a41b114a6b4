/** The process that has started this one. Import this module first: the process may end while this one is still starting. */
const parent = process.ppid;

const intervalMs = 250;

/**
 * Calls a function once the parent process has ended. A signal to npm ends the shell between npm and this process, but the shell
 * does not forward it.
 */
export function onParentEnd(act: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, intervalMs).unref();
}
