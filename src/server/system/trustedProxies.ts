import ipaddr from 'ipaddr.js';
import type { Environment } from './environment';
import { ConfigError, envValue } from './environment';

/** The proxies whose X-Forwarded-For, X-Forwarded-Proto and X-Request-Id the server believes. */
export interface TrustedProxies {
  /** How many proxies stand in a row. Entries further left in X-Forwarded-For come from the client. */
  readonly count: number;
  /** The networks of the proxies; any address without them. */
  readonly networks?: readonly string[];
}

/** Loopback, private and link-local networks (RFC 1918, 4193, 3927, 4291): a proxy on this machine or in a container. */
const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** A bare number would be an IPv4 address too: '10' is 0.0.0.10. */
const isNetwork = (text: string): boolean =>
  /[.:]/.test(text) && (ipaddr.isValidCIDR(text) || ipaddr.isValid(text));

const variable = 'TRUST_PROXY';

/**
 * Reads `TRUST_PROXY`. `private` is one proxy in a private network: visitors of such a network could otherwise name
 * themselves proxies.
 * @throws ConfigError if it is none of the forms that docs/settings.md lists
 */
export function parseTrustedProxies(environment: Environment): TrustedProxies {
  const text = envValue(environment, variable) ?? 'off';
  if (text === 'off') return { count: 0 };
  if (text === 'on') return { count: 1 };
  if (text === 'private') return { count: 1, networks: privateNetworks };
  if (/^[1-9]$/.test(text)) return { count: Number(text) };
  const networks = text.split(',').map((each) => each.trim());
  if (networks.every(isNetwork)) return { count: Infinity, networks };
  throw new ConfigError(
    variable,
    `off, on, private, a number of proxies from 1 to 9, or their addresses (10.0.0.5,192.0.2.0/24) are expected, not '${text}'`,
  );
}

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean => {
  const [range, bits] = ipaddr.isValidCIDR(network)
    ? ipaddr.parseCIDR(network)
    : [ipaddr.parse(network), network.includes(':') ? 128 : 32];
  return address.kind() === range.kind() && address.match(range, bits);
};

/** Whether an address is that of a trusted proxy. @param hop how many proxies are between it and this server */
export function isTrustedProxy(
  { count, networks }: TrustedProxies,
  address: string | undefined,
  hop: number,
): boolean {
  if (hop >= count) return false;
  if (networks === undefined) return true;
  if (address === undefined || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => isIn(parsed, network));
}
