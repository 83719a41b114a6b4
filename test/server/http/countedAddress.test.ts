import { countedAddress } from '../../../src/server/http/countedAddress';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:0201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:FFFF:FFFF:FFFF:FFFF', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['no address', 'no address'],
  ['', ''],
])('%j is counted as %j', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
