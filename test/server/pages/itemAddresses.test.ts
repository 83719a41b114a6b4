import type { PageSite } from './pageServer';
import { content, origin, picture, startPageServer, thingsOf } from './pageServer';

/* The head of a page whose address opens a row in a dialog, as search engines and other sites read it. */

let site: PageSite;

beforeAll(async () => {
  site = await startPageServer();
});

afterAll(() => site.close());

const read = (address: string) => site.read(address);

const save = (entity: string, body: Record<string, unknown>) => site.save(entity, body);

describe('the address of an item of a list', () => {
  it('has its own metadata for search engines and other sites, in both languages', async () => {
    const image = await site.upload(await picture(800, 600).png().toBuffer());
    const names = { nameEn: 'Hose', nameFr: 'Flexible', descriptionEn: 'Supple.', descriptionFr: 'Souple.' };
    const id = await save('product', { ...names, image });
    const { page } = await read(`/parts?part=${id}`);
    expect(page.title).toBe('Hose | Norcuve');
    expect(content(page, 'meta[property="og:title"]')).toBe('Hose');
    expect(content(page, 'meta[property="og:description"]')).toBe('Supple.');
    expect(content(page, 'meta[property="og:image"]')).toContain(image);
    expect(content(page, 'meta[property="og:url"]')).toBe(`${origin}/parts?part=${id}`);
    const hrefOf = (selector: string) => page.querySelector(selector)?.getAttribute('href');
    expect(hrefOf('link[rel=canonical]')).toBe(`${origin}/parts?part=${id}`);
    expect(hrefOf('link[hreflang=fr]')).toBe(`${origin}/pieces?part=${id}`);
    expect(thingsOf(page).map(({ name, ...node }) => [node['@type'], name])).toEqual([
      ['Product', 'Hose'],
      ['BreadcrumbList', undefined],
    ]);
    expect((await read(`/pieces?part=${id}`)).page.title).toBe('Flexible | Norcuve');
    const sitemap = (await read('/sitemap.xml')).page;
    const listed = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(listed).toEqual(
      expect.arrayContaining([`${origin}/parts?part=${id}`, `${origin}/pieces?part=${id}`]),
    );
  });

  it.each(['/parts?part=999999', '/parts?part=x', '/tankers?part=1'])(
    'is that of the list if there is no such item (%s)',
    async (address) => {
      const { status, page } = await read(address);
      const { page: list } = await read(address.replace(/\?.*/, ''));
      const headOf = ({ title, head }: Document) => [
        title,
        head.querySelector('link[rel=canonical]')?.outerHTML,
      ];
      expect([status, ...headOf(page)]).toEqual([200, ...headOf(list)]);
    },
  );

  it('names an employee as a person, and a video as a video', async () => {
    const values = { firstName: 'Ann', lastName: 'Roy', roleEn: 'Welder', email: 'ann@example.com' };
    const id = await save('employee', {
      ...values,
      company: 'Norcuve',
      descriptionEn: '<p>Since <b>2009</b>.</p>',
    });
    const { page } = await read(`/employees?employee=${id}`);
    const [person] = thingsOf(page);
    expect(person).toMatchObject({ '@type': 'Person', name: 'Ann Roy', jobTitle: 'Welder' });
    expect(content(page, 'meta[name=description]')).toBe('Since 2009.');
    const videos = thingsOf((await read('/assemble-mount')).page).filter(
      (node) => node['@type'] === 'VideoObject',
    );
    expect(videos).toHaveLength(3);
    expect(videos[0]).toMatchObject({ contentUrl: `${origin}/video/filling.mp4` });
  });

  it('shows no employee of another company, and names a picture of the gallery by its place', async () => {
    const company = 'Propacuve';
    const id = await save('employee', { firstName: 'Luc', lastName: 'Roy', company, email: 'l@example.com' });
    expect((await read(`/employees?employee=${id}`)).page.title).not.toContain('Luc');
    const image = await site.upload(await picture(90, 60).png().toBuffer());
    const pictureId = await save('galleryImage', { image });
    expect((await read(`/gallerie?picture=${pictureId}`)).page.title).toBe(
      'Photo 1 sur 1 de notre galerie | Norcuve',
    );
  });
});
