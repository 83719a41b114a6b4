import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { mapService } from '../../model/maps';
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

/** The headers that keep a browser from doing what the site never asks for. */
export const installSecurityHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false, // below, where there is a secure transport
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${year}`);
  });
};
