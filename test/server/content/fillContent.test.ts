import { createFirstAccounts } from '../../../src/server/accounts/firstAccounts';
import { findAccount } from '../../../src/server/accounts/accounts';
import { verifyPassword } from '../../../src/server/accounts/passwords/passwords';
import { parseConfig } from '../../../src/server/config';
import { fillContent } from '../../../src/server/content/fillContent';
import { initialContent } from '../../../src/server/content/initialContent';
import { entities, entityNames } from '../../../src/model/schema/entities';
import { initialTexts } from '../../../src/server/content/texts/initialTexts';
import { fewRows } from '../../support/data/fewRows';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

const bulkOf = async (server: TestServer): Promise<Record<string, unknown[]>> =>
  JSON.parse((await server.request('GET', '/api/allModels')).raw.toString()) as Record<string, unknown[]>;

describe('an empty site', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start({ content: initialContent });
  });

  afterAll(() => server.close());

  test('gets every text and every row of the demonstration, with their ids', async () => {
    const bulk = await bulkOf(server);
    expect(bulk.resources).toHaveLength(initialTexts.length);
    const { rows } = initialContent(server.config);
    for (const name of entityNames) {
      const ids = (bulk[entities[name].collection] ?? []).map((row) => (isRecord(row) ? row.id : undefined));
      expect(ids.sort()).toEqual(rows[name].map(({ id }) => id).sort());
    }
  });

  test('serves every image and every file that its rows refer to', async () => {
    const rows = Object.values(await bulkOf(server))
      .flat()
      .filter(isRecord);
    const images = rows
      .map(({ image }) => image)
      .filter((image) => typeof image === 'string' && image !== '');
    expect(images.length).toBeGreaterThan(0);
    for (const image of new Set(images)) {
      expect(image).toMatch(/^\/api\/image\/[0-9a-f]{64}\.\w+$/);
      expect((await server.request('HEAD', String(image))).status).toBe(200);
    }
    const names = rows
      .map(({ fileName }) => fileName)
      .filter((name) => typeof name === 'string' && name !== '');
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const url = `/api/file/download/${encodeURIComponent(String(name))}`;
      expect((await server.request('HEAD', url)).status).toBe(200);
    }
    expect((await server.request('HEAD', '/api/file/download/missing.pdf')).status).toBe(404);
  });

  test('has alt texts for the gallery in both languages', async () => {
    const { galleryImages = [] } = await bulkOf(server);
    const { images } = (await server.request('GET', '/api/image/all')).body as {
      images: { name: string; altEn: string; altFr: string }[];
    };
    expect(galleryImages.length).toBeGreaterThan(0);
    for (const row of galleryImages) {
      const link = isRecord(row) ? String(row.image) : '';
      const description = images.find(({ name }) => link.endsWith(name));
      expect(description?.altEn).toMatch(/\w+ \w+/);
      expect(description?.altFr).toMatch(/\w+ \w+/);
      expect(description?.altFr).not.toBe(description?.altEn);
      if (isRecord(row) && row.isCertipropane === true) expect(description?.altFr).toContain('propane');
    }
  });

  test('is filled once: rows that an administrator deletes do not come back', async () => {
    const token = await server.login(superUser);
    const { tankers = [] } = await bulkOf(server);
    for (const tanker of tankers) {
      const id = isRecord(tanker) ? tanker.id : 0;
      await server.request('DELETE', '/api/tanker/delete', { token, body: { id } });
    }
    expect(await fillContent(server.database, server.files, initialContent(server.config))).toBe(false);
    expect((await bulkOf(server)).tankers).toEqual([]);
  });
});

test('without the demonstration a site has only its texts', async () => {
  const server = await TestServer.start({ content: initialContent, environment: { DEMO_CONTENT: 'off' } });
  const { resources, ...others } = await bulkOf(server);
  expect(resources).toHaveLength(initialTexts.length);
  expect(Object.values(others).flat()).toEqual([]);
  await server.close();
});

test('if filling the site fails, the site stays empty, and the next try succeeds', async () => {
  const server = await TestServer.start();
  const initial = fewRows(server.config);
  const withDuplicateText = { ...initial, texts: [...initial.texts, ...initial.texts.slice(0, 1)] };
  await expect(fillContent(server.database, server.files, withDuplicateText)).rejects.toThrow('textExists');
  expect(await fillContent(server.database, server.files, initial)).toBe(true);
  await server.close();
});

describe('the first accounts', () => {
  test('are created with random passwords, which are printed once', async () => {
    const server = await TestServer.start();
    await server.database.system.deleteFrom('accounts').execute();
    const config = parseConfig({ ADMIN_PASSWORD: 'chosen-password' });
    const { printed } = await createFirstAccounts(server.database, config);
    expect(printed).toEqual([
      { email: 'super@example.com', password: expect.stringMatching(/^[\w-]{20}$/) as unknown },
    ]);
    expect((await createFirstAccounts(server.database, config)).printed).toEqual([]);
    const [admin, owner] = await Promise.all(
      ['admin@example.com', 'super@example.com'].map((email) => findAccount(server.database, email)),
    );
    expect(admin).toMatchObject({ isSuperUser: false });
    expect(owner).toMatchObject({ isSuperUser: true });
    expect(await verifyPassword(admin?.passwordHash, 'chosen-password', config.passwordCost)).toBe(true);
    expect(await verifyPassword(owner?.passwordHash, printed[0]?.password ?? '', config.passwordCost)).toBe(
      true,
    );
    expect(admin?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    await server.close();
  });
});
