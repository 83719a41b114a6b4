import { once } from 'node:events';
import { cp, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RunningSite } from './site';
import { startSite } from './site';

/** The content hash in a file name. */
const hash = /[0-9a-f]{8}(?=\.[0-9a-z]+$)/;

const otherHash = (name: string): string =>
  name.replaceAll(/[0-9a-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16));

/** Changes the content hash in each file name of the client, and wherever other files refer to it. */
const renameFiles = async (client: string): Promise<void> => {
  const assets = join(client, 'assets');
  const names = await readdir(assets);
  const hashes = new Set(names.flatMap((name) => hash.exec(name)?.[0] ?? []));
  const anyHash = new RegExp([...hashes].join('|'), 'g');
  const referringFiles = names.filter((name) => /\.(?:js|css)$/.test(name)).map((name) => join(assets, name));
  for (const path of [...referringFiles, join(client, 'manifest.json')]) {
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(anyHash, otherHash).replaceAll(...brandNameChange));
  }
  for (const name of names) await rename(join(assets, name), join(assets, name.replace(hash, otherHash)));
};

/** The next release has another brand name, which ends each title. So tests see which release a page comes from. */
const brandNameChange = ['name:"Norcuve",legalName', 'name:"Norcuve II",legalName'] as const;

/** Creates the next release from the built site: other file names and another brand name, the same behaviour. @returns its folder */
const createNextRelease = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'next-release-'));
  const isSource = (path: string): boolean => !/\.(?:br|gz|map)$/.test(path); // the build creates these from other files
  for (const part of ['client', 'server'])
    await cp(join('dist', part), join(folder, 'dist', part), { recursive: true, filter: isSource });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await renameFiles(join(folder, 'dist', 'client'));
  const server = join(folder, 'dist', 'server', 'main.js');
  await writeFile(server, (await readFile(server, 'utf8')).replaceAll(...brandNameChange));
  return folder;
};

const deferred = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: settle };
};

/** A site that can be updated to the next release at the same address. */
export class Releases {
  /** Resolves when the pages may be sent. */
  private pagesMayBeSent = Promise.resolve();
  private current: RunningSite;
  private isFailing = false;
  private readonly front: Server;

  private constructor(
    private readonly first: RunningSite,
    private readonly next: RunningSite,
    private readonly folder: string,
  ) {
    this.current = first;
    this.front = createServer(
      (browserRequest, browserResponse) => void this.pass(browserRequest, browserResponse),
    );
  }

  static async start(): Promise<Releases> {
    const folder = await createNextRelease();
    const [first, next] = await Promise.all([startSite(), startSite({ folder })]);
    const releases = new Releases(first, next, folder);
    releases.front.listen(0, '127.0.0.1');
    await once(releases.front, 'listening');
    return releases;
  }

  url(path: string): string {
    const { port } = this.front.address() as AddressInfo; // it listens on a port, not on a pipe
    return `http://norcuve.localhost:${port}${path}`;
  }

  /** From now on the site responds again. */
  recover(): void {
    this.isFailing = false;
  }

  /** Holds all page responses back, as on a slow network. @returns sends them */
  holdPages(): () => void {
    const { promise, resolve: send } = deferred();
    this.pagesMayBeSent = promise;
    return send;
  }

  /** From now on only the next release responds. */
  update(): void {
    this.current = this.next;
  }

  /** From now on the site responds to each request with an error. */
  fail(): void {
    this.isFailing = true;
  }

  async stop(): Promise<void> {
    this.front.closeAllConnections();
    this.front.close();
    await Promise.all([this.first.stop(), this.next.stop()]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async pass(browserRequest: IncomingMessage, browserResponse: ServerResponse): Promise<void> {
    if (browserRequest.headers.accept?.includes('text/html')) await this.pagesMayBeSent;
    if (this.isFailing) return void browserResponse.writeHead(503).end('The site is not available.');
    const { method, url, headers } = browserRequest;
    const serverRequest = request(
      this.current.apiUrl + (url ?? ''),
      { method, headers },
      (serverResponse) => {
        browserResponse.writeHead(serverResponse.statusCode ?? 502, serverResponse.headers);
        serverResponse.pipe(browserResponse);
      },
    );
    serverRequest.on('error', () => browserResponse.destroy());
    browserResponse.on('close', () => serverRequest.destroy()); // an event stream ends when its reader leaves
    browserRequest.pipe(serverRequest);
  }
}
