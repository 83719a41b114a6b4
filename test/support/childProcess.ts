import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** Whether a child process has ended, by itself or by a signal. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/**
 * Kills a child process when this process ends, however it ends: also by SIGKILL, when none of its code runs. Jest kills a
 * worker that is slow to exit. A shell waits for the end of its input, which this process holds open.
 * @param target a process, or a process group as a negative number
 */
export function endWithThisProcess(child: ChildProcess, target = child.pid): void {
  if (target === undefined) return; // the child could not be started
  const watcher = spawn('sh', ['-c', 'read -r _; kill -s KILL -- "$0"', String(target)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true, // Ctrl+C at the terminal does not reach it
  });
  watcher.unref();
  child.once('exit', () => watcher.kill('SIGKILL'));
}

/**
 * Forwards the errors of a child process. A child that inherits the error output of a Jest worker keeps Jest itself running for
 * as long as it runs.
 */
export function forwardErrors({ stderr }: ChildProcess): void {
  stderr?.on('data', (chunk: Buffer) => void process.stderr.write(chunk));
  if (stderr instanceof Socket) stderr.unref(); // Node's types do not say that it is a socket
}
