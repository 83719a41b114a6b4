import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { parseConfig } from '../config';
import { ConfigError } from '../system/environment';
import { ensureBuilt } from './build';
import { serverArguments, serverEnvironment } from './serverArguments';

const forwardSignals = (server: ChildProcess): void => {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A terminal itself sends Ctrl+C to both processes.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
    });
  }
};

/**
 * Stops the server when the parent process ends. A signal to npm ends the shell between npm and this process, but the shell
 * does not forward it.
 * @returns a function that ends the watch
 */
const watchParent = (server: ChildProcess): (() => void) => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  }, 250);
  return () => clearInterval(timer);
};

/** `npm start`: builds the site if necessary, runs the server, and exits with the server's exit code. */
const start = async (): Promise<void> => {
  parseConfig(process.env); // reports a wrong configuration before the build, not after it
  await ensureBuilt((line) => console.log(line));
  const server = spawn(process.execPath, serverArguments, {
    stdio: 'inherit',
    env: { ...serverEnvironment, ...process.env },
  });
  forwardSignals(server);
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
