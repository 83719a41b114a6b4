import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { imageNameOf, imagePath } from '../../../model/images/variants';
import { filePath } from '../../../model/site/screens/fileUrl';
import { brandIds } from '../../../model/site/brands';
import type { Config } from '../../config';
import { addVary } from '../headers';
import { siteHostOf } from './siteHost';

type LinkConfig = Pick<Config, 'allowedOrigins' | 'publicUrl' | 'brandHosts' | 'hostHeader'>;

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

/** Whether a page of this site sent the request. Browsers say so only over HTTPS; the Referer says so otherwise. */
const isFromThisSite = ({ headers, protocol }: FastifyRequest, host = ''): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return originOf(headers.referer ?? '') === `${protocol}://${host}`;
};

/** The origin to put before links in a response; undefined for the pages of this site, whose links are relative. */
export function linkBaseOf(request: FastifyRequest, config: LinkConfig): string | undefined {
  const { allowedOrigins, publicUrl } = config;
  const { origin } = request.headers;
  const host = siteHostOf(request, config)?.host;
  if (origin !== undefined && allowedOrigins.includes(origin))
    return publicUrl ?? (host === undefined ? undefined : `${request.protocol}://${host}`);
  return publicUrl === undefined || isFromThisSite(request, host) ? undefined : publicUrl;
}

/** Says which request headers decide on the links. `Origin` is listed with the CORS headers. */
export function varyByLinks(reply: FastifyReply, { publicUrl }: LinkConfig): void {
  if (publicUrl !== undefined) addVary(addVary(reply, 'Origin'), 'Sec-Fetch-Site');
}

const fileLink = `href="${filePath}`;

/** A replacer for `JSON.stringify` that writes the links of this site's images and files as absolute URLs. */
export function absoluteLinks(base: string) {
  return (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.includes('/api/')) return value;
    if (value === imagePath || imageNameOf(value) !== undefined) return `${base}${value}`;
    return value.replaceAll(fileLink, `href="${base}${filePath}`);
  };
}

/** The hosts under which this site sends links: those of the brands, of the request, and of `PUBLIC_URL`. */
const ownHosts = (request: FastifyRequest, config: LinkConfig): Set<string> => {
  const { port } = request;
  const { brandHosts, publicUrl } = config;
  const host = siteHostOf(request, config)?.host;
  const suffix = port === null ? '' : `:${port}`;
  const brands = brandIds.flatMap((id) => brandHosts[id]).map((name) => `${name}${suffix}`);
  return new Set([
    ...(host === undefined ? [] : [host]),
    ...brands,
    ...(publicUrl === undefined ? [] : [new URL(publicUrl).host]),
  ]);
};

const absoluteImage = /^https?:\/\/([^/?#]+)(\/api\/image\/.*)$/i;
const absoluteFile = /href="https?:\/\/([^/?#"]+)(\/api\/file\/download\/[^"]*")/gi;

/** Converts the links that `absoluteLinks` wrote back to relative ones: rows hold only those. */
export function relativeLinks(request: FastifyRequest, config: LinkConfig): (text: string) => string {
  let hosts: Set<string> | undefined;
  const isOwn = (host: string): boolean => (hosts ??= ownHosts(request, config)).has(host.toLowerCase());
  return (text) => {
    if (!text.includes('/api/')) return text;
    const [, host = '', link = ''] = absoluteImage.exec(text) ?? [];
    if (imageNameOf(link) !== undefined) return isOwn(host) ? link : text;
    return text.replace(absoluteFile, (whole, each: string, path: string) =>
      isOwn(each) ? `href="${path}` : whole,
    );
  };
}

/** Writes absolute links in each JSON response that needs them. */
export function installAbsoluteLinks(app: FastifyInstance, config: LinkConfig): void {
  if (config.allowedOrigins.length === 0 && config.publicUrl === undefined) return;
  app.addHook('onRequest', (request, reply, done) => {
    const base = linkBaseOf(request, config);
    if (base !== undefined) {
      const replacer = absoluteLinks(base);
      void reply.serializer((data: unknown) =>
        typeof data === 'string' ? data : JSON.stringify(data, replacer),
      );
    }
    varyByLinks(reply, config);
    done();
  });
}
