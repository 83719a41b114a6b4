import { multipart } from '../../support/data/multipart';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';
import type { RequestOptions, Method } from '../../support/site/server/testServer';

/*
 * The messages of rejected requests say what is wrong and what to do.
 */

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

interface ErrorResponse {
  readonly status: number;
  readonly en: unknown;
  readonly fr: unknown;
}

const errorOf = async (method: Method, url: string, options: RequestOptions): Promise<ErrorResponse> => {
  const callIn = (language: string) =>
    server.request(method, url, {
      token,
      ...options,
      headers: { ...options.headers, 'accept-language': language },
    });
  const [english, french] = [await callIn('en'), await callIn('fr')];
  const messageOf = (body: unknown): unknown => (isRecord(body) ? body.message : undefined);
  return { status: english.status, en: messageOf(english.body), fr: messageOf(french.body) };
};

describe('a request about one row', () => {
  const one = { status: 400, en: 'One object is expected.', fr: 'Un seul objet est attendu.' };
  const requests = [
    ['POST', '/api/tanker/save'],
    ['POST', '/api/resource/save'],
    ['PUT', '/api/resource/updateById'],
    ['DELETE', '/api/tanker/delete'],
  ] as const;

  test.each(requests)('the error of %s %s with a list, null or nothing says so', async (method, url) => {
    const owner = await server.login(superUser);
    const json = { 'content-type': 'application/json' };
    for (const body of [[], [{ nameEn: 'x' }], 'null', '"x"'])
      expect(await errorOf(method, url, { body, token: owner })).toEqual(one);
    expect(await errorOf(method, url, { token: owner })).toEqual(one);
    expect(await errorOf(method, url, { token: owner, headers: json, body: '' })).toEqual(one);
  });
});

test.each([[[]], [[{ id: 1 }, 7]], ['"x"'], ['null']])(
  'the error of an update with %j, which is no list of rows, says so',
  async (body) => {
    const error = await errorOf('PUT', '/api/tanker/update', { body });
    if (Array.isArray(body) && body.length === 0) return; // nothing to change is no error
    expect(error).toEqual({
      status: 400,
      en: 'One object, or a list of objects, is expected.',
      fr: 'Un objet ou une liste d’objets est attendu.',
    });
  },
);

test('the error of a login without a password says that the password is required', async () => {
  const required = {
    status: 400,
    en: 'The password is required.',
    fr: 'Le mot de passe est obligatoire.',
  };
  for (const password of ['', null, undefined])
    expect(await errorOf('POST', '/api/auth/login', { body: { email: superUser.email, password } })).toEqual(
      required,
    );
});

test('a text with a key that never was is not said to have been deleted', async () => {
  const body = { object_key: 'never-was', page: 'home', language: 'en', resource: 'x' };
  expect(await errorOf('PUT', '/api/resource/update', { body })).toEqual({
    status: 404,
    en: 'There is no text with this key, page and language: never-was, home, en.',
    fr: 'Il n’y a aucun texte avec cette clé, cette page et cette langue : never-was, home, en.',
  });
  const { page: _page, language: _language, ...withoutPage } = body;
  expect(await errorOf('PUT', '/api/resource/update', { body: withoutPage })).toEqual({
    status: 404,
    en: 'There is no text with this key, page and language: never-was, —, en, fr.',
    fr: 'Il n’y a aucun texte avec cette clé, cette page et cette langue : never-was, —, en, fr.',
  });
});

test('the error says that only the super-user may add a text, change its HTML flag, or change a super text', async () => {
  const error = {
    status: 403,
    en: 'Only the super-user may do this.',
    fr: 'Seul le superutilisateur peut faire cette action.',
  };
  const text = { object_key: 'some', language: 'en', page: 'super', resource: 'x' };
  expect(await errorOf('POST', '/api/resource/save', { body: text })).toEqual(error);
  const owner = await server.login(superUser);
  const ids = [];
  for (const page of ['super', 'home']) {
    const { body } = await server.request('POST', '/api/resource/save', {
      token: owner,
      body: { ...text, page },
    });
    ids.push(isRecord(body) ? body.id : 0);
  }
  const [superText, other] = ids;
  expect(await errorOf('PUT', '/api/resource/update', { body: text })).toEqual(error);
  expect(await errorOf('DELETE', '/api/resource/delete', { body: { id: superText } })).toEqual(error);
  const flag = { id: other, isHtml: true };
  expect(await errorOf('PUT', '/api/resource/updateById', { body: flag })).toEqual(error);
});

test('an empty file is said to be empty', async () => {
  const error = { status: 400, en: 'The file is empty.', fr: 'Le fichier est vide.' };
  const file = multipart({ field: 'file', name: 'empty.pdf', content: '' });
  expect(await errorOf('POST', '/api/file/upload', file)).toEqual(error);
  const { body } = await server.request('GET', '/api/auth/session', { token });
  const host = isRecord(body) && isRecord(body.imageHost) ? body.imageHost : {};
  const image = multipart({ field: 'image', name: 'empty.png', content: '' });
  const headers = { ...image.headers, authorization: `Client-ID ${String(host.clientId)}` };
  expect(await errorOf('POST', '/api/image', { ...image, headers, token: undefined })).toEqual(error);
});

test('a link in rich text without a scheme is completed', async () => {
  const descriptionEn =
    '<p><a href="example.com/x">Shop</a> <a href="819 555-0100">call</a> <a href="/parts">parts</a></p>';
  const saved = await server.request('POST', '/api/employee/save', { token, body: { descriptionEn } });
  const id = isRecord(saved.body) ? saved.body.id : 0;
  const { body } = await server.request('GET', '/api/employee/all');
  expect(body).toMatchObject({
    employees: [
      {
        id,
        descriptionEn:
          '<p><a href="https://example.com/x">Shop</a> <a href="tel:+18195550100">call</a> <a href="/parts">parts</a></p>',
      },
    ],
  });
});
