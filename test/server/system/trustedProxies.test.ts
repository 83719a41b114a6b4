import { parseConfig } from '../../../src/server/config';
import { isTrustedProxy } from '../../../src/server/system/trustedProxies';

const trusts = (text: string, address: string, hop: number): boolean =>
  isTrustedProxy(parseConfig({ TRUST_PROXY: text }).trustedProxies, address, hop);

test.each([
  ['off', 0],
  ['on', 1],
  ['3', 3],
])('TRUST_PROXY=%s means %i trusted proxies', (text, proxies) => {
  const trusted = [0, 1, 2, 3, 4].filter((hop) => trusts(text, '198.51.100.7', hop));
  expect(trusted).toHaveLength(proxies);
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:172.17.0.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['198.51.100.7', false],
  ['172.32.0.1', false],
  ['2001:db8::1', false],
  ['nonsense', false],
])('TRUST_PROXY=private: whether %s may be the one proxy is %s', (address, isTrusted) => {
  expect(trusts('private', address, 0)).toBe(isTrusted);
  expect(trusts('private', address, 1)).toBe(false);
});

test('TRUST_PROXY can list the addresses of the proxies in a row', () => {
  const addresses = ['10.0.0.5', '192.0.2.77', '10.0.0.6'];
  expect(addresses.map((each, hop) => trusts('10.0.0.5, 192.0.2.0/24', each, hop))).toEqual([
    true,
    true,
    false,
  ]);
});
