import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../system/publicAddress';
import { readBody, readBytes } from '../../system/readBody';

/** How long a response may take. */
const timeoutMs = 60_000;

const maxRedirects = 5;

/** Whether a download may connect to an IP address. */
export type AddressRule = (address: string) => boolean;

/** Downloads the file that the operator names. @throws if it does not exist, is too large, or takes too long */
export async function download(url: URL, maxBytes: number): Promise<Buffer> {
  return readBody(await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }), maxBytes);
}

const refuse = (address: string): Error =>
  new Error(`${address} is not a public address (use --allow-private to allow it)`);

/** Looks up a host, and fails if one of its addresses is not allowed. The connection uses the address that was checked. */
const guardedLookup =
  (isAllowed: AddressRule): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        callback(error, '', 0);
        return;
      }
      const refused = addresses.find(({ address }) => !isAllowed(address));
      const [first] = addresses;
      if (refused ?? !first) callback(refuse(refused?.address ?? hostname), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

const request = (url: URL, isAllowed: AddressRule, signal: AbortSignal): Promise<IncomingMessage> => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('it is not a web address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw refuse(host); // an address is not looked up
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const headers = { 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    get(url, { signal, headers, agent: false, lookup: guardedLookup(isAllowed) }, resolve).once(
      'error',
      reject,
    );
  });
};

/**
 * Downloads a file that the content of another site names. Checks the address of each host that it connects to, also after
 * redirects, so that a link cannot reach what only this machine or its network can.
 * @throws if an address is not allowed, or the file does not exist, is too large, or takes too long
 */
export async function downloadLinked(
  start: URL,
  maxBytes: number,
  isAllowed: AddressRule = isPublicAddress,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const message = await request(url, isAllowed, signal);
    const { statusCode = 0, headers } = message;
    if (statusCode >= 200 && statusCode < 300) return readBytes(message, maxBytes);
    message.destroy();
    const { location } = headers;
    if (statusCode < 300 || statusCode >= 400 || location === undefined)
      throw new Error(`the response has the status ${statusCode}`);
    url = new URL(location, url);
  }
  throw new Error(`it redirects more than ${maxRedirects} times`);
}
