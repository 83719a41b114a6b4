import { endRunInTime } from '../../endOfRun';

/** Runs after the last server test. Removes what the tests shared. */
export default function serverTeardown(): void {
  endRunInTime();
  globalThis.removeServerTemplate?.();
}
