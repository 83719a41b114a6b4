import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface ServedPage {
  readonly status: number;
  readonly body: string;
}

/** Requests an address of a brand from this machine, because Node's resolver does not know `*.localhost`. */
export function servedPage(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedPage> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() });
      });
    }).on('error', reject);
  });
}

/** Requests a page until the server has rendered it. */
export async function renderedPage(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  for (;;) {
    const { status, body } = await servedPage(address, headers);
    if (status !== 200) throw new Error(`${address} has the status ${status}.`);
    if (body.includes('data-rendered=')) return body;
    await wait(20);
  }
}
