import { siteHost } from '../../../../src/model/site/screens/siteHost';

it.each([
  ['https://www.kamoura.example', 'kamoura.example'],
  ['http://kamoura.example/pompes?page=2', 'kamoura.example'],
  ['HTTPS://Kamoura.example:8080', 'Kamoura.example:8080'],
  ['', ''],
  ['kamoura.example', ''],
  ['https://', ''],
  ['javascript:alert(1)//https://kamoura.example', ''],
  ['mailto:info@kamoura.example', ''],
])('the host of %s is %s', (address, host) => {
  expect(siteHost(address)).toBe(host);
});
