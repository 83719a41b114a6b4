import sharp from 'sharp';
import { saveSample } from '../../support/data/factories';
import type { PageSite } from './pageServer';
import { content, origin, picture, startPageServer, thingsOf } from './pageServer';

/*
 * Server-rendered pages with complete and incomplete content, as readers without scripts and search engines get them.
 */

let site: PageSite;

beforeAll(async () => {
  site = await startPageServer();
});

afterAll(() => site.close());

const read = (address: string) => site.read(address);

const typesOf = (page: Document): readonly string[] => thingsOf(page).map((node) => node['@type']);

const save = (entity: string, body: Record<string, unknown>) => site.save(entity, body);

describe('a picture', () => {
  let image: string;
  let id: number;

  beforeAll(async () => {
    image = await site.upload(await picture(2000, 1000).avif({ effort: 0 }).toBuffer());
    ({ id } = await saveSample(site.server, site.token, 'tanker', { image }));
  });

  it('has its alt text in the language of the page', async () => {
    const name = image.split('/').pop();
    const altTexts = { altEn: 'A tanker in the yard', altFr: 'Une citerne dans la cour' };
    await site.server.request('PUT', '/api/image/describe', {
      token: site.token,
      body: { name, focalX: 50, focalY: 50, ...altTexts },
    });
    const altOf = async (address: string) =>
      (await read(address)).page.querySelector(`main img[src="${image}"]`)?.getAttribute('alt');
    expect(await altOf(`/tankers/${id}`)).toBe(altTexts.altEn);
    expect(await altOf('/citernes')).toBe(altTexts.altFr);
  });

  it('is shared as a JPEG of limited size', async () => {
    const { page } = await read(`/tankers/${id}`);
    expect(content(page, 'meta[property="og:image"]')).toBe(`${origin}${image}-1440.jpg`);
    const { status, headers } = await site.server.request('GET', `${image}-1440.jpg`);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('that is animated is shown unchanged', async () => {
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
    const link = await site.upload(animation);
    const { id: other } = await saveSample(site.server, site.token, 'tanker', { image: link });
    const element = (await read(`/tankers/${other}`)).page.querySelector(`main img[src="${link}"]`);
    expect(element?.closest('picture')?.querySelector('source')).toBeNull();
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
    expect(page.querySelector('h1')?.textContent).toBe('Job posting');
    expect(content(page, 'meta[name=description]')).not.toBe('');
    expect(typesOf(page)).toEqual(['BreadcrumbList']);
    const named = await save('jobPosting', { jobTitleEn: 'Welder', jobSummaryEn: '<p>Weld.</p>' });
    expect(typesOf((await read(`/careers/${named}`)).page)).toContain('JobPosting');
  });

  it('a career names the company of its location as the employer', async () => {
    const employerOf = async (locationId: number): Promise<unknown> => {
      const id = await save('jobPosting', { jobTitleEn: 'Fitter', jobSummaryEn: '<p>Fit.</p>', locationId });
      const { page } = await read(`/careers/${id}`);
      const posting = thingsOf(page).find((node) => node['@type'] === 'JobPosting');
      return posting && Reflect.get(posting, 'hiringOrganization');
    };
    expect(await employerOf(1)).toMatchObject({ name: 'Norcuve', sameAs: `${origin}/` });
    expect(await employerOf(2)).toEqual({
      '@type': 'Organization',
      name: 'Rubicuve',
      logo: `${origin}/brand/rubicuve/apple-touch-icon.png`,
    });
  });

  it('a career says until when one can apply, where it has an end', async () => {
    const id = await save('jobPosting', { jobTitleEn: 'Painter', jobSummaryEn: '<p>Paint.</p>' });
    const validThrough = async (): Promise<unknown> => {
      const { page } = await read(`/careers/${id}`);
      const posting = thingsOf(page).find((node) => node['@type'] === 'JobPosting');
      return posting && Reflect.get(posting, 'validThrough');
    };
    expect(await validThrough()).toBeUndefined();
    const body = { entity: 'jobPosting', rows: [{ id, offlineAt: '2100-03-14T11:30Z' }] };
    await site.server.request('PUT', '/api/visibility/update', { token: site.token, body });
    expect(await validThrough()).toBe('2100-03-14T11:30Z');
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
  it('is in English, with a link to its address in French', async () => {
    const { page } = await read('/certification');
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('main')?.textContent).toContain('External visual inspection');
    expect(page.querySelector('a[lang=fr]')?.getAttribute('href')).toBe('/certification?lang=fr');
  });

  it('has an address in French, which search engines find', async () => {
    const { page } = await read('/certification?lang=fr');
    expect(page.documentElement.lang).toBe('fr');
    expect(page.documentElement.hasAttribute('data-any-language')).toBe(false);
    expect(page.title).toMatch(/Certifications? \| Norcuve/);
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
    const links = [...page.querySelectorAll('a[href^="http://"][target=_blank]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([
      'http://rubicuve.localhost:4200/?lang=fr',
      'http://propacuve.localhost:4200/?lang=fr',
    ]);
  });

  it('is linked from French pages in French', async () => {
    const { page } = await read('/citernes');
    expect(page.querySelector('header a')?.getAttribute('href')).toBe('/?lang=fr');
    expect(page.querySelector('header nav a[href="/certification?lang=fr"]')).not.toBeNull();
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
  const { id } = await saveSample(site.server, site.token, 'tanker', { availability });
  const { page } = await read(`/tankers/${id}`);
  const offer = thingsOf(page).find((node) => node['@type'] === 'Product') as unknown as {
    readonly offers: Readonly<Record<string, string>>;
  };
  expect(offer.offers.availability).toBe(offered && `https://schema.org/${offered}`);
  expect(offer.offers.availabilityStarts).toBe(starts);
});

it.each([
  [{ condition: 'new', kilometers: '90' }, 'NewCondition'],
  [{ condition: '', kilometers: '312700' }, 'UsedCondition'],
  [{ condition: '', kilometers: '' }, undefined],
])(
  'a tanker with %j is described to search engines as %s, with all its pictures and its material in their language',
  async (values, expected) => {
    const { id } = await saveSample(site.server, site.token, 'tanker', {
      ...{ ...values, image: '/a.jpg', material: 'Acier SA-612' },
      ...{ additionalInformationEn: '', additionalInformationFr: '' },
    });
    await save('tankerImage', { tankerId: id, image: '/b.jpg', descriptionEn: 'From behind' });
    const { page } = await read(`/tankers/${id}`);
    const product = thingsOf(page).find((node) => node['@type'] === 'Product');
    expect(product).toMatchObject({ image: [`${origin}/a.jpg`, `${origin}/b.jpg`] });
    expect(product && Reflect.get(product, 'description')).toContain('Material: Steel SA-612');
    expect(product && Reflect.get(product, 'itemCondition')).toBe(
      expected && `https://schema.org/${expected}`,
    );
    expect(page.querySelector('main img[src="/b.jpg"]')?.getAttribute('alt')).toBe('From behind');
    const enlarged = await read(`/tankers/${id}?picture=2`);
    expect(enlarged.page.querySelectorAll('main img[src="/b.jpg"]').length).toBeGreaterThan(1);
  },
);

describe('without scripts', () => {
  it.each(['/nowhere', '/tankers/999999', '/citernes/999999'])(
    '%s says that the page does not exist, and has links',
    async (path) => {
      const { status, page } = await read(path);
      expect(status).toBe(404);
      expect(page.querySelector('.without-scripts h1')?.textContent).toMatch(/driven off|pris la route/);
      expect(page.querySelector('nav a')).not.toBeNull();
      expect(content(page, 'meta[name=robots]')).toBe('noindex');
    },
  );

  it.each(['/login', '/admin'])('%s says that it needs JavaScript', async (path) => {
    const { page } = await read(path);
    expect(page.querySelector('.without-scripts')?.textContent).toContain('needs JavaScript');
    expect(content(page, 'meta[name=robots]')).toBe('noindex');
  });
});
