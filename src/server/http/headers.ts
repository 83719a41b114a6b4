import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mapService } from '../../model/site/maps';
import type { Config } from '../config';

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

/** A browser that is led to data of the API saves it; it shows nothing and runs nothing. */
const asData = { 'content-disposition': 'attachment; filename="api.json"' };

/** For answers that are made beside the hooks below and hold nothing that anybody wrote. */
export const plainHeaders = {
  'content-security-policy': "default-src 'self';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** The same for data. */
export const dataHeaders = { ...plainHeaders, ...asData };

const transportOf = (withSubdomains: boolean): Readonly<Record<string, string>> => ({
  'strict-transport-security': `max-age=${year}${withSubdomains ? '; includeSubDomains' : ''}`,
});

/** Asks browsers to come over a secure transport from now on, where they do already: this server speaks none itself. */
export const installStrictTransport = (
  app: FastifyInstance,
  { trustedProxies, hstsSubdomains }: Config,
): void => {
  if (trustedProxies === 0) return;
  const asked = transportOf(hstsSubdomains);
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.headers(asked);
  });
};

/** The same for an answer that no hook sees; undefined where there is nothing to ask. */
export const strictTransportHeader = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  { trustedProxies, hstsSubdomains }: Config,
): Readonly<Record<string, string>> | undefined => {
  if (trustedProxies === 0) return undefined;
  const said = String(headers['x-forwarded-proto'] ?? '');
  const nearest = said.slice(said.lastIndexOf(',') + 1).trim(); // what the balancer before this server wrote
  return nearest === 'https' ? transportOf(hstsSubdomains) : undefined;
};

const policyHeader = 'content-security-policy';

/** Lets a page run a script that stands in it, by the source that names it, beside those of the site's files. */
export const allowScript = (reply: FastifyReply, source: string): void => {
  const policy = reply.getHeader(policyHeader);
  if (policy === undefined) return;
  reply.header(policyHeader, String(policy).replace("script-src 'self'", `$& ${source}`));
};

/** The headers that keep a browser from doing what the site never asks for. */
export const installSecurityHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false, // above, where there is a secure transport
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (isJson && !reply.hasHeader('content-disposition')) reply.headers(asData);
  });
};
