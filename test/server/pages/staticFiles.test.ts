import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { serveStaticFiles } from '../../../src/server/pages/staticFiles';
import { buildSmallClient, video, script } from './builtClient';

let app: FastifyInstance;
let client: Awaited<ReturnType<typeof buildSmallClient>>;

beforeAll(async () => {
  client = await buildSmallClient();
  app = fastify();
  await serveStaticFiles(app, client.directory);
});

afterAll(async () => {
  await app.close();
  await client.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('GET a static file', () => {
  it('lets browsers cache a file with a content hash for a year, and sends it compressed', async () => {
    const { statusCode, headers, rawPayload } = await get('/assets/main.2.js', {
      'accept-encoding': 'gzip, br',
    });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
    const asGzip = await get('/assets/main.2.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(asGzip.rawPayload).toString()).toBe(script);
    expect((await get('/assets/main.2.js')).body).toBe(script);
  });

  it.each(['', '.gz', '.br'])('does not send source maps: .map%s', async (ending) => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const { statusCode, body } = await get(`/assets/main.2.js.map${ending}`, headers);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('not to be served');
  });

  it('sends .mjs as JavaScript', async () => {
    expect((await get('/assets/pdf.worker.min.9.mjs')).headers['content-type']).toMatch(/javascript/);
  });

  it('lets browsers cache a file without a content hash for an hour, then revalidate', async () => {
    const { statusCode, headers } = await get('/pdf/guide.pdf');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const again = await get('/pdf/guide.pdf', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('sends the requested range of a video', async () => {
    const { statusCode, headers, rawPayload } = await get('/video/filling.mp4', { range: 'bytes=100-199' });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe('bytes 100-199/1000');
    expect(headers['content-type']).toBe('video/mp4');
    expect(rawPayload.equals(video.subarray(100, 200))).toBe(true);
  });
});
