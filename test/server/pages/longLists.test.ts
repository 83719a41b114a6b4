import { listPageSize } from '../../../src/model/site/screens/listPage';
import { origin, startPageServer, thingsOf } from './pageServer';

/*
 * A list that is too long for one page, as readers without scripts and search engines get it.
 */

const count = 2 * listPageSize + 1;

let site: Awaited<ReturnType<typeof startPageServer>>;

beforeAll(async () => {
  const product = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    nameEn: `Washer ${index + 1}`,
    nameFr: `Rondelle ${index + 1}`,
    displayOrder: index + 1,
  }));
  site = await startPageServer({ product });
});

afterAll(() => site.close());

const read = async (address: string): Promise<Document> => {
  const { status, page } = await site.read(address);
  expect(status).toBe(200);
  return page;
};

const names = (page: Document): readonly (string | null)[] =>
  [...page.querySelectorAll('main article h2')].map(({ textContent }) => textContent.split(' – ')[0] ?? null);

const addressOf = (page: Document, rel: 'next' | 'prev'): string | null | undefined =>
  page.querySelector(`main a[rel=${rel}]`)?.getAttribute('href');

const productsInJsonLd = (page: Document): readonly string[] =>
  thingsOf(page).flatMap((node) => (node['@type'] === 'Product' ? [node.name] : []));

it('the pages of a long list have each item once and in order', async () => {
  const found: (string | null)[] = [];
  let address: string | null | undefined = '/parts';
  while (address !== undefined && address !== null) {
    const page = await read(address);
    expect(names(page).length).toBeLessThanOrEqual(listPageSize);
    expect(productsInJsonLd(page)).toEqual(names(page));
    found.push(...names(page));
    address = addressOf(page, 'next');
  }
  expect(found).toEqual(Array.from({ length: count }, (_, index) => `Washer ${index + 1}`));
});

it('a page of a long list links to the previous page', async () => {
  expect(addressOf(await read('/pieces?page=3'), 'prev')).toBe('/pieces?page=2');
  expect(addressOf(await read('/pieces?page=2'), 'prev')).toBe('/pieces');
  expect(addressOf(await read('/pieces'), 'prev')).toBeUndefined();
});

it('each page of a long list has its own canonical address, title and description, in both languages', async () => {
  const page = await read('/pieces?page=2');
  expect(page.title).toBe('Pièces (page 2 sur 3) | Norcuve');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/pieces?page=2`);
  expect(page.querySelector('link[hreflang=en]')?.getAttribute('href')).toBe(`${origin}/parts?page=2`);
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/ \(page 2 sur 3\)$/);
});

it.each(['4', '-1'])('an invalid page number shows the first page: %j', async (number) => {
  const page = await read(`/parts?page=${number}`);
  expect(names(page)[0]).toBe('Washer 1');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/parts`);
  expect(page.title).toBe('Parts | Norcuve');
});

it('a page without a list ignores the page number', async () => {
  const page = await read('/mission-commitment-values?page=2');
  expect(page.title).toBe('Mission, commitment and values | Norcuve');
  expect(addressOf(page, 'prev')).toBeUndefined();
});

it.each([
  '/parts?q=washer',
  '/parts?q=washer&page=2',
  '/tankers?kind=trailer&sort=price',
  '/tankers?compare=1,2',
])('a list with filters is not indexed, and its canonical address is the whole list: %s', async (address) => {
  const page = await read(address);
  const path = address.replace(/\?.*/, '');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(origin + path);
  expect(page.title).not.toContain('page');
});

it.each(['/parts', '/parts?page=2', '/parts?q=', '/tankers?colour=blue', '/parts?q=washer&part=3'])(
  'a list without filters, and an item of it, are indexed: %s',
  async (address) => {
    expect((await read(address)).querySelector('meta[name=robots]')).toBeNull();
  },
);
