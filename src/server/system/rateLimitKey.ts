import ipaddr from 'ipaddr.js';

/** As many bits of an IPv6 address say whose network it is; the others its owner chooses at will. */
const networkBits = 64;

/** What counts for whatever is no address, so that nobody counts as ever others by what is written in its place. */
const noAddress = 'no address';

/** An address alone: some balancers write the port behind it, and an IPv6 address then stands in brackets. */
const withoutPort = (address: string): string => {
  const [, bracketed, ipv4] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? ipv4 ?? address;
};

/**
 * What stands for the address of a client in the limits: the network of an IPv6 address (`2001:db8:1:2::/64`), any other
 * address itself, and also where it is written as an IPv6 address; a port behind it does not count. All that is no address
 * counts as one.
 */
export const countedAddress = (clientAddress: string): string => {
  const address = withoutPort(clientAddress.trim());
  if (!ipaddr.isValid(address)) return noAddress;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [written = ''] = address.split('%', 1); // a zone is of this machine
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${written}/${networkBits}`).toString()}/${networkBits}`;
};
