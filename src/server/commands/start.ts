import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { ConfigError, parseConfig } from '../config';
import { ensureBuilt } from './build';
import { serverArguments } from './serverArguments';

const passOnSignals = (server: ChildProcess): void => {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to both processes by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
    });
  }
};

/**
 * A signal to npm ends the shell between it and this process, and is not passed on: an orphan stops the server too.
 * @returns what ends the watch.
 */
const watchParent = (server: ChildProcess): (() => void) => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  }, 250);
  return () => clearInterval(timer);
};

/** `npm start`: builds what is not built, runs the server until it ends, and ends as it did. */
const start = async (): Promise<void> => {
  parseConfig(process.env); // what is wrong with it is said before a build, not after
  await ensureBuilt((line) => console.log(line));
  const server = spawn(process.execPath, serverArguments, { stdio: 'inherit' });
  passOnSignals(server);
  const endWatch = watchParent(server);
  server.once('exit', (code, signal) => {
    endWatch();
    process.exitCode = code ?? (signal === null ? 0 : 1);
  });
};

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
