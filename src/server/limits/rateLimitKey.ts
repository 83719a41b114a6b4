import ipaddr from 'ipaddr.js';

/** How many bits of an IPv6 address identify the network. Its owner chooses the others freely. */
const networkBits = 64;

/** How many bits of an IPv6 address a provider gives to one customer, at most: 65,536 such networks. */
export const ipv6NetworkBits = 48;

/** The one key of all invalid addresses, so that a client cannot get new counters by sending different ones. */
const invalidAddressKey = 'no address';

/** Removes the port, which some load balancers append. An IPv6 address is then in brackets. */
const stripPort = (address: string): string => {
  const [, bracketed, ipv4] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? ipv4 ?? address;
};

/**
 * The key under which the rate limits count a client. For IPv6 it is the network (`2001:db8:1:2::/64`), for IPv4 the address
 * itself, also where it is written as an IPv6 address. A port is ignored. All invalid addresses share one key.
 * @param ipv6Bits how many bits of an IPv6 address count
 */
export function rateLimitKey(clientIp: string, ipv6Bits = networkBits): string {
  const address = stripPort(clientIp.trim());
  if (!ipaddr.isValid(address)) return invalidAddressKey;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [ipv6 = ''] = address.split('%', 1); // the zone is local to this machine
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ipv6}/${ipv6Bits}`).toString()}/${ipv6Bits}`;
}
