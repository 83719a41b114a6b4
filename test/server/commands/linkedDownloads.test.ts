import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { downloadLinked } from '../../../src/server/archive/transfer/download';
import { isPublicAddress } from '../../../src/server/system/publicAddress';

/*
 * Content of another site may name any address. An import must not fetch from this machine or its network.
 */

test.each([
  ['127.0.0.1', '127.8.9.10', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ['169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1'],
  ['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1'],
  ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:169.254.169.254'],
  ['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', 'nonsense', ''],
])('%s and the like are no public addresses', (...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('a download', () => {
  /** The server that may be reached, and one at another address of this machine that may not. */
  let open: Server;
  let secret: Server;
  const requests: string[] = [];
  const isAllowed = (address: string): boolean => address === '127.0.0.1';

  const originOf = (server: Server): string => {
    const { address, port } = server.address() as AddressInfo;
    return `http://${address}:${port}`;
  };

  beforeAll(async () => {
    secret = createServer((request, response) => {
      requests.push(String(request.url));
      response.end('secret');
    }).listen(0, '127.0.0.2');
    open = createServer((request, response) => {
      const target = new URL(String(request.url), 'http://x').searchParams.get('to');
      if (target !== null) response.writeHead(302, { location: target });
      response.end('picture');
    }).listen(0, '127.0.0.1');
    await Promise.all([once(secret, 'listening'), once(open, 'listening')]);
  });

  afterAll(() => {
    open.close();
    secret.close();
  });

  const get = async (path: string): Promise<string> =>
    String(await downloadLinked(new URL(path, originOf(open)), 1000, isAllowed));
  const redirectTo = (target: string): string => `/?to=${encodeURIComponent(target)}`;

  test('follows redirects within what is allowed', async () => {
    expect(await get('/')).toBe('picture');
    expect(await get(redirectTo('/elsewhere'))).toBe('picture');
    expect(await get(redirectTo(redirectTo('/elsewhere')))).toBe('picture');
  });

  test('does not reach another address: not directly, by a redirect, or in another notation', async () => {
    const { port } = secret.address() as AddressInfo;
    const places = ['127.0.0.2', '2130706434', '0x7f.0.0.2', '[::ffff:127.0.0.2]', '[::ffff:7f00:2]'];
    for (const place of places) {
      const target = `http://${place}:${port}/`;
      await expect(get(target)).rejects.toThrow('--allow-private');
      await expect(get(redirectTo(target))).rejects.toThrow('--allow-private');
      await expect(get(redirectTo(redirectTo(target)))).rejects.toThrow('--allow-private');
    }
    expect(requests).toEqual([]);
  });

  test('does not reach a host whose name leads to such an address', async () => {
    const target = new URL(`http://localhost:${(open.address() as AddressInfo).port}/`);
    await expect(downloadLinked(target, 1000)).rejects.toThrow('--allow-private');
    expect(String(await downloadLinked(target, 1000, () => true))).toBe('picture');
  });

  test('ends: after too many redirects, other protocols, failures and large files', async () => {
    await expect(downloadLinked(new URL('file:///etc/passwd'), 1000, isAllowed)).rejects.toThrow(
      'web address',
    );
    await expect(get(redirectTo('file:///etc/passwd'))).rejects.toThrow('web address');
    let target = '/';
    for (let count = 0; count < 6; count += 1) target = redirectTo(target);
    await expect(get(target)).rejects.toThrow('redirects more than 5 times');
    await expect(downloadLinked(new URL(originOf(open)), 3, isAllowed)).rejects.toThrow(
      'larger than 3 bytes',
    );
  });
});
