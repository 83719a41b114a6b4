import type { PageSite } from './pageServer';
import { origin, startPageServer, thingsOf } from './pageServer';

/* Pages follow the day at the company. */

let site: PageSite;
let today = '';

beforeAll(async () => {
  site = await startPageServer();
  const { now } = Date;
  const noonOf = (day: string): number => Date.parse(`${day}T17:00Z`);
  jest.spyOn(Date, 'now').mockImplementation(() => (today === '' ? now() : noonOf(today)));
});

afterEach(() => {
  today = '';
});

afterAll(async () => {
  jest.restoreAllMocks();
  await site.close();
});

const textOf = async (address: string): Promise<string> =>
  (await site.read(address)).page.querySelector('main')?.textContent ?? '';

test('a sold tanker leaves the rendered list after its days; its page and its place in the sitemap stay', async () => {
  const values = { availability: 'sold', soldAt: '2026-11-23T15:02Z', isCertipropane: false };
  const id = await site.save('tanker', { ...values, nameEn: 'Gone soon', nameFr: 'Bientôt partie' });
  await site.save('tanker', { nameEn: 'For sale', isCertipropane: false });
  today = '2026-12-22';
  expect(await textOf('/tankers')).toMatch(/Gone soon[^]*For sale/);
  today = '2026-12-23';
  expect(await textOf('/tankers')).not.toContain('Gone soon');
  expect(await textOf('/tankers')).toContain('For sale');
  expect(await textOf(`/tankers/${id}`)).toMatch(/Gone soon[^]*Sold/);
  const host = new URL(origin).host;
  const { raw } = await site.server.request('GET', '/sitemap.xml', { headers: { host } });
  expect(raw.toString()).toContain(`/tankers/${id}<`);
  const bulk = await site.server.request('GET', '/api/allModels/');
  expect(bulk.raw.toString()).toContain('Gone soon');
});

test('days with other hours are on the page and in the structured data until they are over', async () => {
  const locationId = await site.save('location', { nameEn: 'Shop' });
  const save = (values: object): Promise<number> =>
    site.save('openingException', { locationId, isCertipropane: false, ...values });
  await save({ firstDay: '2026-12-24', lastDay: '2027-01-02', noteEn: 'Holidays', noteFr: 'Vacances' });
  await save({ firstDay: '2026-12-23', opening: '08:00', closing: '12:00' });
  await save({ firstDay: '2027-01-02', opening: '18:00', closing: '06:00' }); // no hours, so it is left out
  const special = async (): Promise<unknown> => {
    const { page } = await site.read('/join-us');
    const place = thingsOf(page).find((node) => node['@type'] === 'LocalBusiness');
    return place && Reflect.get(place, 'specialOpeningHoursSpecification');
  };
  const closed = {
    '@type': 'OpeningHoursSpecification',
    name: 'Holidays',
    validFrom: '2026-12-24',
    validThrough: '2027-01-02',
    opens: '00:00',
    closes: '00:00',
  };
  today = '2026-12-23';
  expect(await special()).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-23',
      validThrough: '2026-12-23',
      opens: '08:00',
      closes: '12:00',
    },
    closed,
  ]);
  expect(await textOf('/join-us')).toContain('December 24 to January 2');
  today = '2026-12-24';
  expect(await special()).toEqual([closed]);
  today = '2027-01-03';
  expect(await special()).toBeUndefined();
  expect(await textOf('/join-us')).not.toContain('December 24');
});
