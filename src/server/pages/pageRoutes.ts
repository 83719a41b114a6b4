import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { brandIds, brandUrl } from '../../model/site/brands';
import type { BrandId } from '../../model/site/brands';
import { releaseHeader } from '../../model/site/offlineManifest';
import { languageIn } from '../../model/site/languages';
import { matchPath } from '../../model/site/paths';
import { queryParametersOf } from '../../model/site/queryParameters';
import { pickQueryParameters } from '../../model/site/pickQueryParameters';
import type { Config } from '../config';
import { encodingOf } from '../http/contentEncodings';
import { prepareErrorResponse } from '../http/errors';
import { addVary, allowScript, markStale } from '../http/headers';
import { languageOf } from '../http/request/language';
import { sendMisdirected, siteHostOf } from '../http/host/siteHost';
import { readBuiltClient } from './document/builtClient';
import type { CachedPage } from './pageCache';
import { PageCache, createCachedPage } from './pageCache';
import { errorPage } from './errorPage';
import type { PageContent } from './pageContent';
import type { InquiryService } from './inquiryPageRoutes';
import { hasForm, inquiryPageRoutes, sendFormPage } from './inquiryPageRoutes';
import { findPage, pageContextOf, pageStateOf } from './findPage';
import type { PageSite } from './findPage';
import type { PageRequest } from './pageDescription';
import type { RendererSources } from './rendering/startRenderer';
import { startRenderer } from './rendering/startRenderer';
import { robotsText, sitemap } from './sitemap';
import { serveStaticFiles } from './staticFiles';
import type { ServiceWorkerScript } from './document/serviceWorkerScript';

interface PageOptions {
  readonly config: Pick<Config, 'brandHosts' | 'hostHeader' | 'inquiryDays' | 'timeZone' | 'soldDays'>;
  readonly inquiries: InquiryService;
  readonly content: PageContent;
  /** The folder of the built client, which holds manifest.json. */
  readonly assetsDirectory: string;
  /** Undefined where the server does not render pages. */
  readonly rendererSources?: RendererSources | undefined;
}

/** A few dozen pages with filters, in compressed bytes: the last ones that somebody looked at. */
const maxNarrowedSize = 1024 * 1024;

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
  reply.type(type);
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.encoded(encoding));
};

/** The port in a Host header; '' where there is none or it is invalid. */
const portOf = (host: string): string => {
  const port = /:(\d{1,5})$/.exec(host)?.[1] ?? '';
  return Number(port) >= 1 && Number(port) <= 65_535 ? port : '';
};

/** The site of a request; undefined for a host of no brand. */
const siteOf = (request: FastifyRequest, config: PageOptions['config']): PageSite | undefined => {
  const siteHost = siteHostOf(request, config);
  if (!siteHost) return undefined;
  const { brand, host } = siteHost;
  const place = { protocol: request.protocol === 'https' ? 'https:' : 'http:', port: portOf(host) };
  const urlOf = (id: BrandId): string => brandUrl(id, config.brandHosts, place);
  return { brand, urlOf, origin: urlOf(brand.id).replace(/\/$/, '') };
};

/**
 * Reads a request. A query has a meaning only for the pages that use it. Some paths belong to both languages: a first visitor gets
 * the one that the browser prefers, and a search engine, which prefers none, the default language.
 */
const readRequest = (request: FastifyRequest): PageRequest => {
  const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s);
  const match = matchPath(pathname);
  const language = match?.language ?? languageIn(query);
  const search = pickQueryParameters(query, queryParametersOf(match?.route));
  return { pathname, language, search, preferredLanguage: language ? undefined : languageOf(request) };
};

const serveServiceWorker = async (app: FastifyInstance, { script }: ServiceWorkerScript): Promise<void> => {
  const page = await createCachedPage(200, script);
  app.get('/service-worker.js', (request, reply) =>
    sendPage(request, reply, page, 'text/javascript; charset=utf-8'),
  );
};

/** The files that only search engines read. */
const searchEngineRoutes = (app: FastifyInstance, options: PageOptions, pages: PageCache): void => {
  const { config, content } = options;
  app.get('/robots.txt', (request, reply) => {
    const site = siteOf(request, config);
    if (!site) return sendMisdirected(reply);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(site.origin));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const site = siteOf(request, config);
    if (!site) return sendMisdirected(reply);
    await refreshFor(reply, content);
    const page = await pages.get(pageStateOf(options), `${site.origin} sitemap`, () =>
      createCachedPage(200, sitemap(pageContextOf(site, options))),
    );
    return sendPage(request, reply, page, 'application/xml; charset=utf-8');
  });
};

/** A browser shows no JSON where it requested a page. */
const sendErrorPages = (app: FastifyInstance, config: PageOptions['config']): void => {
  app.setErrorHandler((error, request, reply) => {
    const failure = prepareErrorResponse(error, request, reply);
    const brand = siteOf(request, config)?.brand.id ?? brandIds[0];
    return reply.type('text/html; charset=utf-8').send(errorPage(brand, failure));
  });
};

const refreshFor = async (reply: FastifyReply, content: PageContent): Promise<void> => {
  await content.refresh();
  if (content.isStale()) markStale(reply);
};

/**
 * Serves the pages of the site, each with the brand of its host, and the files of the built client.
 * For an unknown path it sends the not-found page with status 404. Paths that begin with /api belong to the API.
 * @throws when the client has not been built.
 */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { config, content, assetsDirectory, rendererSources, inquiries } = options;
  const built = await readBuiltClient(assetsDirectory);
  sendErrorPages(app, config);
  const pages = new PageCache();
  const narrowedPages = new PageCache(maxNarrowedSize);
  const rendering = rendererSources && startRenderer(app, built, rendererSources);
  await serveStaticFiles(app, assetsDirectory);
  if (built.serviceWorker) await serveServiceWorker(app, built.serviceWorker);
  searchEngineRoutes(app, options, pages);
  const sources = { config, content, built, pages, narrowedPages, rendering };
  inquiryPageRoutes(app, {
    inquiries,
    siteOf: (request) => siteOf(request, config),
    sources,
  });
  app.get('/*', async (request, reply) => {
    const pageRequest = readRequest(request);
    if (/^\/api(?:\/|$)/.test(pageRequest.pathname)) {
      reply.callNotFound();
      return reply;
    }
    const site = siteOf(request, config);
    if (!site) return sendMisdirected(reply);
    await refreshFor(reply, content);
    const page = await findPage(site, pageRequest, sources);
    allowScript(reply, built.boot.source);
    if (!pageRequest.language) addVary(reply, 'Accept-Language');
    if (hasForm(pageRequest))
      return sendFormPage(request, reply, String(await page.encoded('identity')), inquiries);
    if (built.serviceWorker) reply.header(releaseHeader, built.serviceWorker.release); // the service worker stores no other pages
    return sendPage(request, reply, page);
  });
}
