import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that the server consists of, or reads when it starts. */
const files = ['server/main.js', 'server/packages.js', 'client/manifest.json', 'client/standalone/boot.js'];

/** Runs the built server, and restarts it when one of its files has changed. */
export class ServerRunner {
  /** The origin that the server listens on. */
  readonly origin: string;
  /** Resolves when the server listens for the first time. */
  readonly started: Promise<void>;
  private readonly folder: string;
  private readonly port: number;
  private server: ChildProcess | undefined;
  private runningBuild = '';
  private queue: Promise<void> = Promise.resolve();
  private resolveStarted: () => void = () => undefined;

  constructor(settings: { readonly folder: string; readonly port: number }) {
    this.folder = settings.folder;
    this.port = settings.port;
    this.origin = `http://127.0.0.1:${settings.port}`;
    this.started = new Promise((resolve) => {
      this.resolveStarted = resolve;
    });
  }

  /** Starts the latest build. Restarts run one after the other, however fast the builds follow each other. */
  runLatest(): void {
    this.queue = this.queue
      .then(() => this.run())
      .catch(
        (error: unknown) => void process.stderr.write(`The server was not restarted: ${String(error)}\n`),
      ); // the next build restarts it
  }

  /** Resolves when the server of the latest build listens, or has exited by itself. */
  untilRunning(): Promise<void> {
    return this.queue;
  }

  private async run(): Promise<void> {
    const contents = await Promise.all(files.map((file) => readFile(join(this.folder, file), 'utf8')));
    const latestBuild = contents.join('');
    if (latestBuild === this.runningBuild) return;
    this.runningBuild = latestBuild;
    await this.stop();
    const server = fork(join(this.folder, 'server/main.js'), [], {
      execArgv: ['--enable-source-maps'],
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(this.port) },
    });
    this.server = server;
    const listening = once(server, 'message').then(() => this.resolveStarted());
    await Promise.race([listening, once(server, 'exit')]);
  }

  private async stop(): Promise<void> {
    const { server } = this;
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    await exit;
  }
}
