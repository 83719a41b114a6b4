import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { installAbsoluteLinks, relativeLinks } from '../http/host/absoluteLinks';
import { installAuthorization } from '../http/authorization';
import { rateLimitKey } from '../limits/rateLimitKey';
import { installEtags } from '../http/etags';
import { markStale } from '../http/headers';
import type { KnownPaths } from '../http/request/methods';
import { installMethodNotAllowed } from '../http/request/methods';
import { installBodyConversion } from '../http/request/convertBody';
import { AppError } from '../errors';
import { accountRoutes } from './accounts';
import { authRoutes } from './auth';
import { batchRoutes } from './content/batches';
import { changesRoute } from './changes/changes';
import { docsRoute } from './docs';
import { entityRoutes } from './content/entities';
import { fileRoutes } from './files';
import { historyRoutes } from './changes/history';
import { imageDescriptionRoutes } from './content/imageDescriptions';
import { imageRoutes } from './images';
import { importRoutes } from './import';
import { invitationRoute } from './invitation';
import { inquiryRoutes } from './inquiries';
import { languageRoutes } from './content/languages';
import { resourceRoutes } from './content/texts';
import { secondFactorRoutes } from './secondFactor';
import type { Services } from './services';
import { userRoutes } from './users';
import { visibilityRoutes } from './content/visibility';

/** Far more than an administrator needs, far less than a program can send. */
const maxChangesPerMinute = 3000;

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

const installRateLimit = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    max: maxChangesPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => rateLimitKey(ip),
    allowList: (request) => request.method === 'GET' || request.method === 'HEAD',
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('tooManyAttempts', { seconds: Math.ceil(ttl / 1000) }),
  });
};

/** Registers every route of the API except the bulk load. */
export async function apiRoutes(
  app: FastifyInstance,
  services: Services,
  knownPaths: KnownPaths,
): Promise<void> {
  installMethodNotAllowed(app, knownPaths);
  installAbsoluteLinks(app, services.config);
  installAuthorization(app, services.sessions, services.config);
  if (services.config.rateLimit) await installRateLimit(app);
  installEtags(app);
  await app.register(multipart);
  installBodyConversion(app, (request) => relativeLinks(request, services.config));
  app.addHook('preHandler', async ({ routeOptions: { config } }, reply) => {
    if (config.action !== 'readContent' || config.readsOnlyFiles) return;
    await services.content.refreshIfShared();
    if (!services.content.availability.isAvailable) markStale(reply);
  });
  docsRoute(app);
  entityRoutes(app, services);
  batchRoutes(app, services);
  visibilityRoutes(app, services);
  resourceRoutes(app, services);
  authRoutes(app, services);
  invitationRoute(app, services);
  userRoutes(app, services);
  accountRoutes(app, services);
  secondFactorRoutes(app, services);
  historyRoutes(app, services);
  languageRoutes(app, services);
  importRoutes(app, services);
  changesRoute(app, services);
  fileRoutes(app, services);
  imageRoutes(app, services);
  imageDescriptionRoutes(app, services);
  inquiryRoutes(app, services);
}
