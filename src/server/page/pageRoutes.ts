import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandOfHost } from '../../model/brands';
import type { BrandHosts } from '../../model/brands';
import { holdsTag } from '../http/entityTags';
import { varyOn } from '../http/vary';
import { readManifest } from './manifest';
import type { PageContent } from './pageContent';
import { describePage } from './pageDescription';
import { pageDocument } from './pageDocument';
import { serveStaticFiles } from './staticFiles';

interface PageOptions {
  readonly config: { readonly brandHosts: BrandHosts };
  readonly content: PageContent;
  /** Where the built client is: the folder of manifest.json. */
  readonly assetsDirectory: string;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The encodings that a page can have, the better first. Made anew for each answer, so quick rather than small. */
const pageEncodings = [
  {
    name: 'br',
    compress: (text: string) => compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
  { name: 'gzip', compress: (text: string) => compressGzip(text) },
] as const;

const accepts = (header: string, encoding: string): boolean =>
  header
    .split(',')
    .map((each) => each.replaceAll(' ', '').toLowerCase())
    .some((each) => each.split(';')[0] === encoding && !/;q=0(?:\.0*)?$/.test(each));

/** Sends a page so that the browser keeps it but asks each time whether it is still the same. */
const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> => {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  varyOn(reply, 'Accept-Encoding');
  if (reply.statusCode === 200 && holdsTag(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  reply.type('text/html; charset=utf-8').header('x-content-type-options', 'nosniff');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = pageEncodings.find(({ name }) => accepts(accepted, name));
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding.name).send(await encoding.compress(html));
};

/**
 * Serves the pages of the site, each with the brand of its host, and the files that they are made of. A path that is no
 * page answers 404 with a page that shows the not-found screen; what begins with /api is left to the API.
 * @throws when the client has not been built.
 */
export const pageRoutes = async (
  app: FastifyInstance,
  { config, content, assetsDirectory }: PageOptions,
): Promise<void> => {
  const manifest = await readManifest(join(assetsDirectory, 'manifest.json'));
  await serveStaticFiles(app, assetsDirectory);
  app.get('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (/^\/api(?:\/|$)/.test(pathname)) {
      reply.callNotFound();
      return reply;
    }
    await content.keepUp();
    const brand = brandOfHost(request.host, config.brandHosts);
    const page = await describePage(pathname, content);
    const html = pageDocument({
      brand,
      page,
      manifest,
      settings: { brand: brand.id, brandHosts: config.brandHosts, apiBaseUrl: '' },
      loadingText: content.text('shared', 'loading', page.language),
    });
    return sendPage(request, reply.code(page.status), html);
  });
};
