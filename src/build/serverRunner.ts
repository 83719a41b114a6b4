import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs the built server, and runs it anew when it, or the list of the client's files, is another one than before. */
export class ServerRunner {
  private readonly folder: string;
  private readonly port: number;
  private server: ChildProcess | undefined;
  private running = '';
  private turn: Promise<void> = Promise.resolve();

  constructor(settings: { readonly folder: string; readonly port: number }) {
    this.folder = settings.folder;
    this.port = settings.port;
    process.on('exit', () => this.server?.kill());
  }

  /** One after the other, however fast the builds follow each other. */
  runLatest(): void {
    this.turn = this.turn.then(() => this.run());
  }

  /** Resolves when what was built last runs, or has ended by itself. */
  untilRunning(): Promise<void> {
    return this.turn;
  }

  private async run(): Promise<void> {
    const files = ['server/main.js', 'server/packages.js', 'client/manifest.json'].map((file) =>
      join(this.folder, file),
    );
    const wanted = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
    if (wanted === this.running) return;
    this.running = wanted;
    await rm(join(this.folder, 'stamp'), { force: true }); // what stands there is no longer what `npm start` may run
    const former = this.server;
    if (former?.exitCode === null) {
      former.kill('SIGTERM');
      await once(former, 'exit');
    }
    const server = spawn(process.execPath, ['--enable-source-maps', join(this.folder, 'server/main.js')], {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(this.port) },
    });
    this.server = server;
    while (server.exitCode === null && !(await this.isReady())) await wait(50);
  }

  private async isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => undefined);
    return answer?.ok ?? false;
  }
}
