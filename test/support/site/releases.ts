import { once } from 'node:events';
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningSite } from './site';
import { startSite } from './site';

/** What a file's name says of its content. */
const hash = /[0-9a-f]{8}(?=\.[0-9a-z]+$)/;

const otherHash = (name: string): string =>
  name.replaceAll(/[0-9a-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16));

/** Gives each file of the client that is named by its content another name, also where other files speak of it. */
const renameFiles = async (client: string): Promise<void> => {
  const assets = join(client, 'assets');
  const names = await readdir(assets);
  const hashes = new Set(names.flatMap((name) => hash.exec(name)?.[0] ?? []));
  const anyHash = new RegExp([...hashes].join('|'), 'g');
  const speaking = names.filter((name) => /\.(?:js|css)$/.test(name)).map((name) => join(assets, name));
  for (const path of [...speaking, join(client, 'manifest.json')]) {
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(anyHash, otherHash).replaceAll(...rename));
  }
  for (const name of names) {
    await cp(join(assets, name), join(assets, name.replace(hash, otherHash)));
    await rm(join(assets, name));
  }
};

/** How one sees which release a page is of: the brand's name, at the end of each title. */
const rename = ['name:"Norcuve",legalName', 'name:"Norcuve II",legalName'] as const;

/** Makes the next release of the site that is built: what it has is new but for its behaviour. @returns its folder */
const makeNextRelease = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'next-release-'));
  const isMade = (path: string): boolean => !/\.(?:br|gz|map)$/.test(path); // made from others
  await cp('dist', join(folder, 'dist'), { recursive: true, filter: isMade });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await renameFiles(join(folder, 'dist', 'client'));
  const server = join(folder, 'dist', 'server', 'main.js');
  await writeFile(server, (await readFile(server, 'utf8')).replaceAll(...rename));
  return folder;
};

/** A site that is updated: its address stays. */
export class Releases {
  /** How long a page takes to come, in ms. */
  delayMs = 0;
  private current: RunningSite;
  private readonly front: Server;

  private constructor(
    private readonly first: RunningSite,
    private readonly next: RunningSite,
    private readonly folder: string,
  ) {
    this.current = first;
    this.front = createServer((asked, answer) => void this.pass(asked, answer));
  }

  static async start(): Promise<Releases> {
    const folder = await makeNextRelease();
    const [first, next] = await Promise.all([startSite(), startSite({}, folder)]);
    const releases = new Releases(first, next, folder);
    releases.front.listen(0, '127.0.0.1');
    await once(releases.front, 'listening');
    return releases;
  }

  url(path: string): string {
    const { port } = this.front.address() as AddressInfo; // it listens, and not on a pipe
    return `http://norcuve.localhost:${port}${path}`;
  }

  /** As it was before the update. */
  reset(): void {
    this.current = this.first;
    this.delayMs = 0;
  }

  /** From now on there is nothing but the next release. */
  update(): void {
    this.current = this.next;
  }

  async stop(): Promise<void> {
    this.front.closeAllConnections();
    this.front.close();
    await Promise.all([this.first.stop(), this.next.stop()]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (asked.headers.accept?.includes('text/html')) await wait(this.delayMs);
    const { method, url, headers } = asked;
    const handedOn = request(this.current.apiUrl + (url ?? ''), { method, headers }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers);
      come.pipe(answer);
    });
    handedOn.on('error', () => answer.destroy());
    answer.on('close', () => handedOn.destroy()); // streams end with whoever listens
    asked.pipe(handedOn);
  }
}
