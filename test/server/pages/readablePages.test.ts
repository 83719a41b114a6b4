import sharp from 'sharp';
import { saveSample } from '../../support/data/factories';
import type { TestServer } from '../../support/site/testServer';
import { isRecord } from '../../support/site/testServer';
import { uploadImage } from '../../support/data/uploads';
import { origin, startPageServer, thingsOf } from './pageServer';

/*
 * Server-rendered pages with complete and incomplete content, as readers without scripts and search engines get them.
 */

let site: Awaited<ReturnType<typeof startPageServer>>;
let server: TestServer;
let token: string;

beforeAll(async () => {
  site = await startPageServer();
  ({ server, token } = site);
});

afterAll(() => site.close());

const read = (address: string) => site.read(address);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#468' } });

const content = (page: Document, selector: string): string | null | undefined =>
  page.querySelector(selector)?.getAttribute('content');

const typesOf = (page: Document): readonly string[] => thingsOf(page).map((node) => node['@type']);

const save = async (entity: string, body: Record<string, unknown>): Promise<number> => {
  const saved = await server.call('POST', `/api/${entity}/save`, { token, body });
  return isRecord(saved.body) ? Number(saved.body.id) : 0;
};

describe('a picture', () => {
  let image: string;
  let id: number;

  beforeAll(async () => {
    image = await uploadImage(server, token, await picture(2000, 1000).avif({ effort: 0 }).toBuffer());
    ({ id } = await saveSample(server, token, 'tanker', { image }));
  });

  it('has its alt text in the language of the page', async () => {
    const name = image.split('/').pop();
    const altTexts = { altEn: 'A tanker in the yard', altFr: 'Une citerne dans la cour' };
    await server.call('PUT', '/api/image/describe', {
      token,
      body: { name, focalX: 50, focalY: 50, ...altTexts },
    });
    const altOf = async (address: string) =>
      (await read(address)).page.querySelector(`.server-rendered img[src="${image}"]`)?.getAttribute('alt');
    expect(await altOf(`/tankers/${id}`)).toBe(altTexts.altEn);
    expect(await altOf('/citernes')).toBe(altTexts.altFr);
  });

  it('is shared as a JPEG of limited size', async () => {
    const { page } = await read(`/tankers/${id}`);
    expect(content(page, 'meta[property="og:image"]')).toBe(`${origin}${image}-1440.jpg`);
    const { status, headers } = await server.call('GET', `${image}-1440.jpg`);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('that is animated is shown unchanged, in its own size', async () => {
    const frames = await Promise.all(
      ['#468', '#a42'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const link = await uploadImage(server, token, animation);
    const { id: other } = await saveSample(server, token, 'tanker', { image: link });
    const element = (await read(`/tankers/${other}`)).page.querySelector(
      `.server-rendered img[src="${link}"]`,
    );
    expect(element?.getAttribute('width')).toBe('40');
    expect(element?.hasAttribute('srcset')).toBe(false);
  });
});

describe('content without a name', () => {
  it('a tanker gets a general title', async () => {
    const id = await save('tanker', { nameEn: '   ', nameFr: '' });
    const { page } = await read(`/tankers/${id}`);
    expect(page.querySelector('h1')?.textContent).toBe('Tanker for sale');
    expect(page.title).toBe('Tanker for sale | Norcuve');
  });

  it('a career without a title has no JobPosting data', async () => {
    const id = await save('jobPosting', { jobTitleEn: '', jobTitleFr: '' });
    const { page } = await read(`/careers/${id}`);
    expect(page.querySelector('h1')?.textContent).toBe('Career');
    expect(content(page, 'meta[name=description]')).not.toBe('');
    expect(typesOf(page)).toEqual(['BreadcrumbList']);
    const named = await save('jobPosting', { jobTitleEn: 'Welder', jobSummaryEn: '<p>Weld.</p>' });
    expect(typesOf((await read(`/careers/${named}`)).page)).toContain('JobPosting');
  });
});

it.each([
  ['after a word', `${'word '.repeat(59)}words, and more`, `${'word '.repeat(59).trim()}…`],
  ['after a character', `${'x'.repeat(298)}😀 and more`, `${'x'.repeat(298)}😀…`],
])('a long summary is cut %s', async (_place, summary, description) => {
  const id = await save('jobPosting', { jobTitleEn: 'Welder', jobSummaryEn: `<p>${summary}</p>` });
  const { page } = await read(`/careers/${id}`);
  expect(content(page, 'meta[name=description]')).toBe(description);
  expect(content(page, 'meta[property="og:description"]')).toBe(description);
});

describe('a page that its languages share', () => {
  it('has both languages, each with its own links', async () => {
    const { page } = await read('/certification');
    const bodies = [...page.querySelectorAll('.server-rendered')];
    expect(bodies.map((body) => body.getAttribute('lang'))).toEqual(['en', 'fr']);
    expect(bodies[1]?.textContent).toContain('Inspection visuelle externe');
    expect(bodies[1]?.querySelector('a[href="/citernes"]')).not.toBeNull();
    const toFrench = bodies[0]?.querySelector('a[lang=fr]')?.getAttribute('href') ?? '';
    expect(toFrench).toBe('/certification?lang=fr');
  });

  it('has an address in French, which search engines find', async () => {
    const { page } = await read('/certification?lang=fr');
    expect(page.documentElement.lang).toBe('fr');
    expect(page.documentElement.hasAttribute('data-any-language')).toBe(false);
    expect(page.title).toMatch(/Certifications? \| Norcuve/);
    expect(page.querySelectorAll('.server-rendered')).toHaveLength(1);
    expect(page.body.textContent).toContain('Inspection visuelle externe');
    expect(page.body.textContent).not.toContain('External visual inspection');
    const addresses = (read: Document) =>
      ['[rel=canonical]', '[hreflang=en]', '[hreflang=fr]', '[hreflang=x-default]'].map((each) =>
        read.querySelector(`link${each}`)?.getAttribute('href'),
      );
    const [en, fr] = [`${origin}/certification`, `${origin}/certification?lang=fr`];
    expect(addresses(page)).toEqual([fr, en, fr, en]);
    for (const address of ['/certification', '/certification?lang=en', '/certification?lang=es'])
      expect(addresses((await read(address)).page)).toEqual([en, en, fr, en]);
    const sitemap = (await read('/sitemap.xml')).page;
    const listed = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(listed).toEqual(expect.arrayContaining([en, fr, `${origin}/`, `${origin}/?lang=fr`]));
  });

  it('is not shown in another language than that of its path', async () => {
    expect((await read('/citernes?lang=en')).page.documentElement.lang).toBe('fr');
  });

  it('links the sister companies in its language', async () => {
    const { page } = await read('/?lang=fr');
    const links = [...page.querySelectorAll('footer ul a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'http://rubicuve.localhost:4200/?lang=fr',
      'http://propacuve.localhost:4200/?lang=fr',
    ]);
  });

  it('is linked from French pages in French', async () => {
    const { page } = await read('/citernes');
    const links = [...page.querySelectorAll('.server-rendered nav a')];
    expect(links.find(({ textContent }) => textContent === 'Accueil')?.getAttribute('href')).toBe(
      '/?lang=fr',
    );
  });

  it('has one language otherwise', async () => {
    expect((await read('/citernes')).page.querySelectorAll('.server-rendered')).toHaveLength(1);
  });
});

it.each([
  ['inStock', 'InStock', undefined],
  ['En stock / In stock', 'InStock', undefined],
  ['onOrder', 'PreOrder', undefined],
  ['onOrder:2027-02', 'PreOrder', '2027-02-01'],
  ['2027-04', 'PreOrder', '2027-04-01'],
  ['sold', 'SoldOut', undefined],
  ['Vendu', 'SoldOut', undefined],
  ['Not in stock', undefined, undefined],
  ['onRequest', undefined, undefined],
  ['', undefined, undefined],
])('a tanker with the availability "%s" is offered as %s', async (availability, offered, starts) => {
  const { id } = await saveSample(server, token, 'tanker', { availability });
  const { page } = await read(`/tankers/${id}`);
  const offer = thingsOf(page).find((node) => node['@type'] === 'Product') as unknown as {
    readonly offers: Readonly<Record<string, string>>;
  };
  expect(offer.offers.availability).toBe(offered && `https://schema.org/${offered}`);
  expect(offer.offers.availabilityStarts).toBe(starts);
});

describe('a link to an item of a list', () => {
  it('shows that item to the sites to which it is sent, in both languages', async () => {
    const image = await uploadImage(server, token, await picture(800, 600).png().toBuffer());
    const names = { nameEn: 'Hose', nameFr: 'Flexible', descriptionEn: 'Supple.', descriptionFr: 'Souple.' };
    const id = await save('product', { ...names, image });
    const { page } = await read(`/parts?part=${id}`);
    expect(page.title).toBe('Hose | Norcuve');
    expect(content(page, 'meta[property="og:title"]')).toBe('Hose');
    expect(content(page, 'meta[property="og:description"]')).toBe('Supple.');
    expect(content(page, 'meta[property="og:image"]')).toContain(image);
    expect(content(page, 'meta[property="og:url"]')).toBe(`${origin}/parts?part=${id}`);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/parts`);
    expect((await read(`/pieces?part=${id}`)).page.title).toBe('Flexible | Norcuve');
  });

  it.each(['/parts?part=999999', '/parts?part=x', '/tankers?part=1'])(
    'shows the list if there is no such item (%s)',
    async (address) => {
      const { status, page } = await read(address);
      expect([status, page.title]).toEqual([200, (await read(address.replace(/\?.*/, ''))).page.title]);
    },
  );

  it('shows no employee of another company, and names a picture of the gallery by its place', async () => {
    const company = 'Propacuve';
    const id = await save('employee', { firstName: 'Luc', lastName: 'Roy', company, email: 'l@example.com' });
    expect((await read(`/employees?employee=${id}`)).page.title).not.toContain('Luc');
    const image = await uploadImage(server, token, await picture(90, 60).png().toBuffer());
    const pictureId = await save('galleryImage', { image });
    expect((await read(`/gallerie?picture=${pictureId}`)).page.title).toBe(
      'Photo 1 de 1 de notre galerie | Norcuve',
    );
  });
});

describe('without scripts', () => {
  it.each(['/nowhere', '/tankers/999999', '/citernes/999999'])(
    '%s says that the page does not exist, and has links',
    async (path) => {
      const { status, page } = await read(path);
      expect(status).toBe(404);
      expect(page.querySelector('.server-rendered h1')?.textContent).toMatch(/driven off|pris la route/);
      expect(page.querySelector('.server-rendered nav a')).not.toBeNull();
      expect(content(page, 'meta[name=robots]')).toBe('noindex');
    },
  );

  it.each(['/login', '/admin'])('%s says that it needs JavaScript', async (path) => {
    const { page } = await read(path);
    expect(page.querySelector('.server-rendered')?.textContent).toContain('needs JavaScript');
    expect(content(page, 'meta[name=robots]')).toBe('noindex');
  });
});
