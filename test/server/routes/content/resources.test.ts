import { isRecord, superUser, TestServer } from '../../../support/site/server/testServer';

let server: TestServer;
let admin: string;
let owner: string;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login();
  owner = await server.login(superUser);
});

afterAll(() => server.close());

interface Text {
  object_key: string;
  language: string;
  page?: string | null;
  resource: string;
  isHtml?: boolean;
}

let serial = 0;

const sampleText = (values: Partial<Text> = {}): Text => {
  serial += 1;
  return { object_key: `key-${serial}`, language: 'en', page: 'home', resource: `Text ${serial}`, ...values };
};

const save = async (text: Text): Promise<number> => {
  const { body, status } = await server.request('POST', '/api/resource/save', { token: owner, body: text });
  if (status !== 201 || !isRecord(body)) throw new Error(JSON.stringify(body));
  return Number(body.id);
};

const all = async (path = 'all'): Promise<Record<string, unknown>[]> => {
  const { body } = await server.request('GET', `/api/resource/${path}`);
  if (!isRecord(body) || !Array.isArray(body.resources)) throw new Error(JSON.stringify(body));
  return body.resources.filter(isRecord);
};

const find = async (id: number) => (await all()).find((text) => text.id === id);

const put = (path: string, token: string, body: unknown) =>
  server.request('PUT', `/api/resource/${path}`, { token, body });

describe('GET /api/resource', () => {
  test('lists all texts, those of a language, and those of a page in a language', async () => {
    const page = 'a page/with signs';
    const ids = [
      await save(sampleText({ page })),
      await save(sampleText({ page, language: 'fr' })),
      await save(sampleText({ page: null, language: 'fr' })),
    ];
    const idsOf = async (path: string) =>
      (await all(path)).map(({ id }) => Number(id)).filter((id) => ids.includes(id));
    expect(await idsOf('all')).toEqual(ids);
    expect(await idsOf('fr')).toEqual(ids.slice(1));
    expect(await idsOf(`${encodeURIComponent(page)}/en`)).toEqual(ids.slice(0, 1));
    expect(await all('no-such-page/en')).toEqual([]);
  });

  test.each([['de'], ['EN'], ['home/de'], ['enfr']])('responds with 404 for %s', async (path) => {
    expect((await server.request('GET', `/api/resource/${path}`)).status).toBe(404);
  });
});

describe('POST /api/resource/save', () => {
  test('adds a text; without a page and as plain text by default', async () => {
    for (const page of [undefined, null, '']) {
      const text = sampleText();
      const { page: _page, ...rest } = text;
      const id = await save(page === undefined ? rest : { ...rest, page });
      expect(await find(id)).toEqual({ ...rest, id, page: null, isHtml: false });
    }
  });

  test('needs the super-user', async () => {
    const body = sampleText();
    const { status } = await server.request('POST', '/api/resource/save', { token: admin, body });
    expect(status).toBe(403);
  });

  test('rejects a second text of the same key, page and language with 409', async () => {
    for (const page of ['home', null]) {
      const text = sampleText({ page });
      await save(text);
      const { status, body } = await server.request('POST', '/api/resource/save', {
        token: owner,
        body: { ...text, ...(page === null && { page: '' }) },
      });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        status: 'fail',
        message: expect.stringContaining(text.object_key) as unknown,
      });
      await save({ ...text, language: 'fr' });
    }
  });

  test.each([
    ['object_key', undefined],
    ['object_key', ' '],
    ['object_key', true],
    ['language', undefined],
    ['language', 'de'],
    ['language', ['en']],
    ['resource', undefined],
    ['resource', ''],
    ['resource', null],
    ['resource', 'x'.repeat(100_001)],
    ['resource', '&'.repeat(99_000)], // too long after sanitizing
    ['page', {}],
    ['isHtml', 'true'],
  ])('rejects %s %j, and names the field', async (field, value) => {
    const body = { ...sampleText({ isHtml: true }), [field]: value };
    const response = await server.request('POST', '/api/resource/save', { token: owner, body });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      message: expect.stringMatching(new RegExp(`^${field} is`)) as unknown,
    });
  });

  test('sanitizes HTML, and stores plain text unchanged', async () => {
    const resource = '<p>a<img src=x onerror=alert(1)></p>';
    expect(await find(await save(sampleText({ resource, isHtml: true })))).toMatchObject({
      resource: '<p>a</p>',
    });
    expect(await find(await save(sampleText({ resource })))).toMatchObject({ resource });
  });

  test.each([
    ['object_key', 'a\0b'],
    ['object_key', 'a\n'],
    ['page', '\u0085'],
  ])('rejects %s %j with invisible characters, and so does an update', async (field, value) => {
    const body = sampleText({ [field]: value });
    const saved = await server.request('POST', '/api/resource/save', { token: owner, body });
    const changed = await put('update', owner, body);
    for (const response of [saved, changed]) {
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ message: expect.stringContaining(`${field} is not`) as unknown });
    }
  });
});

describe('PUT /api/resource/update', () => {
  test('changes only the text of this page, key and language', async () => {
    const text = sampleText();
    const id = await save(text);
    const others = [
      await save({ ...text, page: null }),
      await save({ ...text, page: 'footer' }),
      await save({ ...text, language: 'fr' }),
    ];
    const { status, body } = await put('update', admin, { ...text, resource: 'New' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success' });
    expect(await find(id)).toMatchObject({ resource: 'New' });
    for (const other of others) expect(await find(other)).toMatchObject({ resource: text.resource });
  });

  test('without a language changes both languages', async () => {
    for (const page of ['home', null]) {
      const text = sampleText({ page });
      const ids = [await save(text), await save({ ...text, language: 'fr' })];
      const { object_key } = text;
      await put('update', admin, { object_key, ...(page && { page }), resource: 'Same' });
      for (const id of ids) expect(await find(id)).toMatchObject({ resource: 'Same' });
    }
  });

  test('responds with 404 if there is no such text', async () => {
    const text = sampleText();
    await save(text);
    for (const other of [{ page: 'footer' }, { page: null }, { language: 'fr' }, { object_key: 'none' }]) {
      expect((await put('update', admin, { ...text, ...other })).status).toBe(404);
    }
  });
});

describe('PUT /api/resource/updateById', () => {
  test('changes only the given fields', async () => {
    const text = sampleText();
    const id = await save(text);
    expect((await put('updateById', admin, { id, resource: 'New', object_key: 'other' })).status).toBe(200);
    expect(await find(id)).toEqual({ ...text, id, resource: 'New', isHtml: false });
  });

  test('accepts a whole text', async () => {
    const text = sampleText();
    const id = await save(text);
    const response = await put('updateById', admin, { id, language: 'en', resource: 'New', isHtml: false });
    expect(response.status).toBe(200);
  });

  test('rejects a language that already has this text', async () => {
    const text = sampleText();
    const id = await save(text);
    await save({ ...text, language: 'fr' });
    expect((await put('updateById', admin, { id, language: 'fr' })).status).toBe(409);
    expect(await find(id)).toMatchObject({ language: 'en' });
  });

  test('responds with 404 to an unknown id, and with 400 to an invalid one', async () => {
    expect((await put('updateById', admin, { id: 999_999, resource: 'x' })).status).toBe(404);
    expect((await put('updateById', admin, { id: 'first', resource: 'x' })).status).toBe(400);
  });

  test('only the super-user can turn a text into HTML, which is then sanitized', async () => {
    const id = await save(sampleText({ resource: '<script>x</script><b>bold</b>' }));
    expect((await put('updateById', admin, { id, isHtml: true })).status).toBe(403);
    expect(await find(id)).toMatchObject({ isHtml: false });
    expect((await put('updateById', owner, { id, isHtml: true })).status).toBe(200);
    expect(await find(id)).toMatchObject({ isHtml: true, resource: '<strong>bold</strong>' });
    expect((await put('updateById', admin, { id, isHtml: false })).status).toBe(403);
    expect((await put('updateById', admin, { id, isHtml: true, resource: '<i>x</i>' })).status).toBe(200);
    expect(await find(id)).toMatchObject({ resource: '<em>x</em>' });
  });
});

describe('DELETE /api/resource/delete', () => {
  test('deletes a text once', async () => {
    const id = await save(sampleText());
    const remove = () => server.request('DELETE', '/api/resource/delete', { token: admin, body: { id } });
    const { status, body } = await remove();
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.any(String) as unknown });
    expect(await find(id)).toBeUndefined();
    expect((await remove()).status).toBe(404);
  });
});

describe("texts of the page 'super'", () => {
  test('only the super-user can change and delete them', async () => {
    const text = sampleText({ page: 'super' });
    const id = await save(text);
    const statusesOf = async (token: string): Promise<readonly number[]> => [
      (await put('update', token, { ...text, resource: 'x' })).status,
      (await put('updateById', token, { id, resource: 'x' })).status,
      (await server.request('DELETE', '/api/resource/delete', { token, body: { id } })).status,
    ];
    expect(await statusesOf(admin)).toEqual([403, 403, 403]);
    expect(await find(id)).toMatchObject({ resource: text.resource });
    expect(await statusesOf(owner)).toEqual([200, 200, 200]);
  });
});
