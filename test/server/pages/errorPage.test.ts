import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { AppError } from '../../../src/server/errors';
import type { PageContent } from '../../../src/server/pages/pageContent';
import { pageRoutes } from '../../../src/server/pages/pageRoutes';
import { buildSmallClient, pageOptions } from './builtClient';
import { emptyContent } from './emptyContent';

let failure: Error | undefined;
let textsRead = 0;

const content: PageContent = {
  ...emptyContent,
  refresh: () => (failure ? Promise.reject(failure) : Promise.resolve()),
  text: (...args) => {
    textsRead += 1;
    return emptyContent.text(...args);
  },
};

let app: FastifyInstance;
let client: Awaited<ReturnType<typeof buildSmallClient>>;

beforeAll(async () => {
  client = await buildSmallClient();
  app = fastify();
  await pageRoutes(app, {
    ...pageOptions,
    content,
    assetsDirectory: client.directory,
  });
});

afterAll(async () => {
  await app.close();
  await client.remove();
});

const get = (url: string, host = 'propacuve.localhost') => app.inject({ url, headers: { host } });

const english = 'The server is not available at the moment. Try again shortly.';
const french = 'Le serveur n’est pas disponible pour le moment. Réessayez sous peu.';

it.each(['/tankers', '/citernes', '/nowhere', '/sitemap.xml'])(
  'a page that cannot be served is a page in both languages that no cache stores: %s',
  async (path) => {
    failure = Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain(`<p lang="en">${english}</p><p lang="fr">${french}</p>`);
    expect(body).toContain('<title>Propacuve</title>');
    expect(body).not.toContain('secret');
  },
);

it('a bug leads to a page that says so', async () => {
  failure = new Error('secret');
  const { statusCode, body } = await get('/tankers');
  expect(statusCode).toBe(500);
  expect(body).toContain('<p lang="en">Something went wrong on the server.');
  expect(body).not.toContain('secret');
});

it('a page that is refused for some time says in words for how long', async () => {
  failure = new AppError('tooManyAttempts', { seconds: 90 });
  const { statusCode, body } = await get('/tankers');
  expect(statusCode).toBe(429);
  expect(body).toMatch(/Try again in 2\sminutes\./);
  expect(body).toMatch(/Réessayez dans 2\sminutes\./);
});

describe('the not-found page', () => {
  const cost = async (path: string): Promise<number> => {
    const before = textsRead;
    expect((await get(path)).statusCode).toBe(404);
    return textsRead - before;
  };

  beforeEach(() => {
    failure = undefined;
  });

  it('is rendered once for all unknown paths', async () => {
    const first = await cost('/nowhere-1');
    expect(await cost('/nowhere-2')).toBeLessThan(first / 2);
    const inFrench = await cost('/citernes/98');
    expect(await cost('/citernes/99')).toBeLessThan(inFrench / 2);
  });

  it('is that of the brand and the language', async () => {
    expect((await get('/tankers/98')).body).toContain('<html lang="en"');
    expect((await get('/citernes/98')).body).toContain('<html lang="fr"');
    expect((await get('/nowhere', 'norcuve.localhost')).body).toContain('data-brand="norcuve"');
    expect((await get('/nowhere')).body).toContain('data-brand="propacuve"');
  });
});
