import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is on the public internet: not private, loopback, link-local, reserved, or an IPv6 form of such an
 * IPv4 address (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
