import ipaddr from 'ipaddr.js';

/** As many bits of an IPv6 address say whose network it is; the others its owner chooses at will. */
const networkBits = 64;

/**
 * What stands for the address of a client in the limits: the network of an IPv6 address (`2001:db8:1:2::/64`), any other
 * address itself, and also where it is written as an IPv6 address. What is no address stays as it is.
 */
export const countedAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [written = ''] = address.split('%', 1); // a zone is of this machine
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${written}/${networkBits}`).toString()}/${networkBits}`;
};
