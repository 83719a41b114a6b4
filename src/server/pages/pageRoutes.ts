import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { brandOfHost, brandUrl } from '../../model/site/brands';
import type { BrandHosts, BrandId } from '../../model/site/brands';
import { releaseHeader, shellPath } from '../../model/site/offlineManifest';
import type { Language } from '../../model/site/languages';
import { languageIn } from '../../model/site/languages';
import { matchPath } from '../../model/site/paths';
import { openedRow } from '../../model/site/screens/openedRow';
import { encodingOf } from '../http/contentEncodings';
import { addVary, allowScript } from '../http/headers';
import type { BuiltClient } from './builtClient';
import { readBuiltClient } from './builtClient';
import type { CachedPage } from './pageCache';
import { PageCache, renderCachedPage } from './pageCache';
import type { PageContent } from './pageContent';
import { describePage } from './pageDescription';
import type { PageRequest } from './pageDescription';
import { pageDocument } from './pageDocument';
import { requestedPage } from './body/listPage';
import { createPageContext } from './pageContext';
import { describeShell } from './shell';
import { robotsText, sitemap } from './sitemap';
import { serveStaticFiles } from './staticFiles';
import type { ServiceWorkerScript } from './workerScript';

interface PageOptions {
  readonly config: { readonly brandHosts: BrandHosts };
  readonly content: PageContent;
  /** The folder of the built client, which holds manifest.json. */
  readonly assetsDirectory: string;
}

/** Sends a page. The browser may store it, but must revalidate it each time. */
const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  type = 'text/html; charset=utf-8',
): Promise<FastifyReply> => {
  reply.code(page.status).header('cache-control', 'no-cache').header('etag', page.etag);
  addVary(reply, 'Accept-Encoding');
  const ifNoneMatch = { 'if-none-match': request.headers['if-none-match'] }; // no other header decides
  if (page.status === 200 && fresh(ifNoneMatch, { etag: page.etag })) return reply.code(304).send();
  reply.type(type).header('x-content-type-options', 'nosniff');
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
};

/** The port in a Host header; '' where there is none or it is invalid. */
const portOf = (host: string): string => {
  const port = /:(\d{1,5})$/.exec(host)?.[1] ?? '';
  return Number(port) >= 1 && Number(port) <= 65_535 ? port : '';
};

/** The site of a request: its brand, and the URL of each brand's site. It depends on headers that the client chooses. */
const siteOf = (request: FastifyRequest, hosts: BrandHosts) => {
  const brand = brandOfHost(request.host, hosts);
  const place = { protocol: request.protocol === 'https' ? 'https:' : 'http:', port: portOf(request.host) };
  const urlOf = (id: BrandId): string => brandUrl(id, hosts, place);
  return { brand, urlOf, origin: urlOf(brand.id).replace(/\/$/, '') };
};

type Site = ReturnType<typeof siteOf>;

/** Reads a request, and a name for it in the cache. A query has a meaning only for the pages that use it. */
const readRequest = (url: string): { readonly name: string; readonly pageRequest: PageRequest } => {
  const [pathname = '/', query = ''] = url.split(/\?(.*)/s);
  const [language, listPageNumber] = [languageIn(query), requestedPage(query)];
  const openedId = query === '' ? undefined : openedRow(matchPath(pathname), query)?.id;
  return {
    name: [pathname, language, listPageNumber, openedId].join(' '),
    pageRequest: { pathname, language, listPageNumber, openedId },
  };
};

const renderPage = async (
  { brand, urlOf, origin }: Site,
  request: PageRequest,
  { config, content }: PageOptions,
  built: BuiltClient,
): Promise<CachedPage> => {
  const contextIn = (language: Language) => createPageContext(content, brand, language, origin);
  const page =
    request.pathname === shellPath
      ? describeShell(contextIn)
      : await describePage(request, content, contextIn);
  const html = pageDocument({
    page,
    built,
    settings: {
      brand: brand.id,
      brandHosts: config.brandHosts,
      apiBaseUrl: '',
      contentVersion: content.version(),
    },
    urlOf,
  });
  return renderCachedPage(page.status, html);
};

const serveWorker = (app: FastifyInstance, { script }: ServiceWorkerScript): void => {
  const page = renderCachedPage(200, script);
  app.get('/service-worker.js', (request, reply) =>
    sendPage(request, reply, page, 'text/javascript; charset=utf-8'),
  );
};

/**
 * Serves the pages of the site, each with the brand of its host, and the files of the built client.
 * For an unknown path it sends the not-found page with status 404. Paths that begin with /api belong to the API.
 * @throws when the client has not been built.
 */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { config, content, assetsDirectory } = options;
  const built = await readBuiltClient(assetsDirectory);
  const pages = new PageCache();
  await serveStaticFiles(app, assetsDirectory);
  if (built.worker) serveWorker(app, built.worker);
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(siteOf(request, config.brandHosts).origin)),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    await content.refresh();
    const { brand, origin } = siteOf(request, config.brandHosts);
    const contextIn = (language: Language) => createPageContext(content, brand, language, origin);
    const page = await pages.get(content.cacheKey(), `${origin} sitemap`, () =>
      Promise.resolve(renderCachedPage(200, sitemap(contextIn))),
    );
    return sendPage(request, reply, page, 'application/xml; charset=utf-8');
  });
  app.get('/*', async (request, reply) => {
    const { name, pageRequest } = readRequest(request.url);
    if (/^\/api(?:\/|$)/.test(pageRequest.pathname)) {
      reply.callNotFound();
      return reply;
    }
    await content.refresh();
    const site = siteOf(request, config.brandHosts);
    const page = await pages.get(content.cacheKey(), `${site.origin} ${name}`, () =>
      renderPage(site, pageRequest, options, built),
    );
    allowScript(reply, built.boot.source);
    if (built.worker) reply.header(releaseHeader, built.worker.release);
    return sendPage(request, reply, page);
  });
}
