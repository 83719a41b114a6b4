import { onParentEnd } from '../system/parentProcess'; // first: it reads the parent
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { parseConfig } from '../config';
import { ConfigError } from '../system/environment';
import { ensureBuilt } from './build';
import { serverArguments, serverEnvironment } from './serverArguments';

let server: ChildProcess | undefined;

/** Stops the server. During the build there is none: then this process exits, and the build with it. */
const stop = (signal: NodeJS.Signals): void => {
  if (server) server.kill(signal);
  else process.exit(1);
};

const stopOnSignals = (): void => {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A terminal itself sends Ctrl+C to both processes.
      if (!server || signal !== 'SIGINT' || !process.stdin.isTTY) stop(signal);
    });
  }
};

/** `npm start`: builds the site if necessary, runs the server, and exits with the server's exit code. */
const start = async (): Promise<void> => {
  parseConfig(process.env); // reports a wrong configuration before the build, not after it
  stopOnSignals();
  onParentEnd(() => stop('SIGTERM'));
  await ensureBuilt((line) => console.log(line));
  server = spawn(process.execPath, serverArguments, {
    stdio: 'inherit',
    env: { ...serverEnvironment, ...process.env },
  });
  server.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 0 : 1);
  });
};

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
