import { get } from 'node:http';

interface ServedPage {
  readonly status: number;
  readonly body: string;
}

/** Requests an address of a brand from this machine, because Node's resolver does not know `*.localhost`. */
export function servedPage(address: string): Promise<ServedPage> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() });
      });
    }).on('error', reject);
  });
}
