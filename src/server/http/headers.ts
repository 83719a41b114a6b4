import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { append } from 'vary';
import { mapService } from '../../model/site/maps';
import type { Config } from '../config';
import { isTrustedProxy } from '../system/trustedProxies';
import type { CommittedChange } from '../content/changes';

const contentSecurityPolicy = (config: Config): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...(config.imageHost ? [new URL(config.imageHost.url).origin] : [])],
  'frame-src': [mapService.origin],
  'worker-src': ["'self'", 'blob:'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
});

/** One year, in seconds. */
const year = 31_536_000;

/** A browser that opens data of the API saves them: it neither shows nor runs them. */
const downloadHeaders = { 'content-disposition': 'attachment; filename="api.json"' };

/** For responses that skip the hooks below and hold no user content. */
export const minimalSecurityHeaders = {
  'content-security-policy': "default-src 'self';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** The same for data. */
export const dataHeaders = { ...minimalSecurityHeaders, ...downloadHeaders };

const strictTransport = (withSubdomains: boolean): Readonly<Record<string, string>> => ({
  'strict-transport-security': `max-age=${year}${withSubdomains ? '; includeSubDomains' : ''}`,
});

/** Sends Strict-Transport-Security for requests over HTTPS, which a balancer decrypts: this server speaks only HTTP. */
export function installStrictTransport(
  app: FastifyInstance,
  { trustedProxies, hstsSubdomains }: Config,
): void {
  if (trustedProxies.count === 0) return;
  const header = strictTransport(hstsSubdomains);
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.headers(header);
  });
}

/** The same header for a response that skips the hooks; undefined for requests that are not over HTTPS. */
export function strictTransportHeader(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trustedProxies, hstsSubdomains }: Config,
): Readonly<Record<string, string>> | undefined {
  if (!isTrustedProxy(trustedProxies, socket.remoteAddress, 0)) return undefined;
  const protocols = String(headers['x-forwarded-proto'] ?? '');
  const nearest = protocols.slice(protocols.lastIndexOf(',') + 1).trim(); // written by the balancer in front of this server
  return nearest === 'https' ? strictTransport(hstsSubdomains) : undefined;
}

const policyHeader = 'content-security-policy';

/** Allows a page to run an inline script. @param source the script's source expression, such as its hash */
export function allowScript(reply: FastifyReply, source: string): void {
  const policy = reply.getHeader(policyHeader);
  if (policy === undefined) return;
  reply.header(policyHeader, String(policy).replace("script-src 'self'", `$& ${source}`));
}

/** Sends the security headers, which forbid the browser what the site does not use. */
export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false, // set above, for HTTPS only
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (isJson && !reply.hasHeader('content-disposition')) reply.headers(downloadHeaders);
  });
}

/** The response header with the version of the content: after a change, the change's id in the history. */
export const versionHeader = 'content-version';

/** Sets the header to the change of the request, if there is one. */
export function setVersionHeader(reply: FastifyReply, { version }: CommittedChange<unknown>): void {
  if (version !== null) void reply.header(versionHeader, version);
}

/** The result of a change, for a response that also gets the header. */
export function resultWithVersionHeader<Result>(
  reply: FastifyReply,
  change: CommittedChange<Result>,
): Result {
  setVersionHeader(reply, change);
  return change.result;
}

/** Marks a response that comes from memory while the database is away (RFC 7234, 5.5.2). */
export function markStale(reply: FastifyReply): void {
  void reply.header('warning', '111 - "Revalidation Failed"');
}

/** Adds a request header to Vary, unless it is listed already. */
export function addVary(reply: FastifyReply, header: string): FastifyReply {
  return reply.header('vary', append(String(reply.getHeader('vary') ?? ''), header));
}
