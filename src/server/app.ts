import { lazyValidation } from './http/request/lazyValidation';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import cors from '@fastify/cors';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { KnownPasswords } from './accounts/passwords/knownPasswords';
import { Sessions } from './accounts/sessions';
import { BackupStateCache } from './archive/automatic/backupSchedule';
import type { Config } from './config';
import { startContentJobs } from './content/contentJobs';
import { ContentStore } from './content/contentStore';
import type { Database } from './database/database';
import { databaseFile } from './database/database';
import { findDamage } from './database/integrity';
import { DocumentTexts } from './documents/documentTexts';
import type { Files } from './files/fileStore';
import { Scanner } from './files/scan';
import { warnOfUntrustedProxy } from './http/host/forwardedWarning';
import { handleClientError } from './http/clientErrors';
import { closeConnectionsOnShutdown } from './http/connections';
import { respondNotFound, installErrorHandler } from './http/errors';
import { installStrictTransport, installSecurityHeaders } from './http/headers';
import type { KnownPaths } from './http/request/methods';
import { collectPaths } from './http/request/methods';
import { installLoadShedding, LoadShedding } from './http/loadShedding';
import { requireSingleHost } from './http/host/hostCheck';
import { acceptJson } from './http/request/jsonBody';
import { lazyLogger } from './http/monitoring/lazyLogger';
import { requestIds } from './http/monitoring/requestId';
import { logRequests } from './http/monitoring/requestLog';
import { encodeUndecodableUrl } from './http/host/undecodableUrls';
import { createInquiryContext } from './inquiries/createInquiryContext';
import { startInquiryRetention } from './inquiries/storage/inquiryRetention';
import { sendInquiry } from './inquiries/form/sendInquiry';
import { ImageRegister } from './images/imageRegister';
import { Variants } from './images/variants';
import type { LoggerOptions } from './logger';
import { Notices } from './mail/notices';
import { isTrustedProxy } from './system/trustedProxies';
import { withTimeout } from './system/withTimeout';
import { createPageContent } from './pages/pageContent';
import type { InquiryService } from './pages/inquiryPageRoutes';
import { pageRoutes } from './pages/pageRoutes';
import { apiRoutes } from './routes/api';
import { bulkLoadRoute } from './routes/content/bulkLoad';
import { installDocs } from './routes/docs';
import { healthRoutes } from './routes/health';
import type { Services } from './routes/services';

export interface AppOptions {
  readonly config: Config;
  /** Migrated, and filled where it was empty. */
  readonly database: Database;
  readonly files: Files;
  /** The folder of the built client; without one the application is the API alone. */
  readonly assetsDirectory?: string | undefined;
  /** The built renderWorker.js; without it the browser alone renders the pages. */
  readonly renderWorker?: string | undefined;
  readonly logger?: LoggerOptions | undefined;
}

/** The longest path parameter, in characters: longer than any file name. */
const maxParamLength = 500;

/** How long the server waits for a whole request, and when it closes an idle connection, in milliseconds. */
const requestTimeoutMs = 60_000;
const connectionTimeoutMs = 70_000;

/** Requests are validated as they are sent: values are never converted, and an error names the field. */
const validation = {
  customOptions: {
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    allErrors: false,
    allowUnionTypes: true,
    verbose: true,
    keywords: ['x-expected'],
  },
};

/** Responds with 404 to an API request whose URL cannot be decoded. */
const respondToBadUrl = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  void reply.send(respondNotFound(request, reply));
};

/** Responses hold only the columns of their schema already: a serializer for each schema would only slow the start. */
const plainJson = () => () => (data: unknown) => JSON.stringify(data);

const createFastify = ({ config, logger }: AppOptions): FastifyInstance => {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }), // requests are logged once, after their response
    trustProxy: (address, hop) => isTrustedProxy(config.trustedProxies, address, hop),
    genReqId: requestIds(config),
    childLoggerFactory: lazyLogger,
    return503OnClosing: false, // during a stop, requests on open connections get a response, then the connection closes
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    ajv: validation,
    schemaController: { compilersFactory: { buildValidator: lazyValidation, buildSerializer: plainJson } },
    clientErrorHandler: handleClientError,
    frameworkErrors: respondToBadUrl,
    rewriteUrl: encodeUndecodableUrl,
  });
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  return app;
};

/** Looks for damaged pages of the SQLite file once the server listens. */
const checkIntegrity = (app: FastifyInstance, { config, content, integrity }: Services): void => {
  if (config.databaseUrl !== undefined || content.isShared) return;
  let check: Promise<void> | undefined;
  const report = (damage: string | undefined): void => {
    integrity.damage = damage;
    if (damage)
      app.log.error({ damage }, 'the database file is damaged: restore a backup (docs/operations.md)');
  };
  app.addHook('onListen', (done) => {
    check = findDamage(databaseFile(config.dataDirectory)).then(report);
    done();
  });
  // A process that exits while the thread reads the file is aborted. A large file takes longer than a stop may: 2 s.
  app.addHook('onClose', async () => {
    if (check) await withTimeout(check, 2_000);
  });
};

/** All routes but the bulk load and the health checks, which stay fast without these hooks. */
const guardedRoutes = async (
  app: FastifyInstance,
  services: Services,
  knownPaths: KnownPaths,
  options: AppOptions,
): Promise<void> => {
  logRequests(app);
  warnOfUntrustedProxy(app, options.config);
  closeConnectionsOnShutdown(app);
  await installSecurityHeaders(app, options.config);
  if (options.config.rateLimit) installLoadShedding(app, services.loadShedding);
  app.setNotFoundHandler((request, reply) => reply.send(respondNotFound(request, reply)));
  await app.register(async (api) => apiRoutes(api, services, knownPaths));
  if (options.assetsDirectory === undefined) return;
  const { config, assetsDirectory, renderWorker } = options;
  const content = createPageContent(services.content, services.imageRegister);
  const inquiries: InquiryService = {
    issueToken: () => services.inquiries.tokens.issue(),
    send: (form, origin) => sendInquiry(services, form, origin),
  };
  const rendererSources = renderWorker === undefined ? undefined : { worker: renderWorker, content };
  await app.register(pageRoutes, { config, assetsDirectory, rendererSources, content, inquiries });
};

/** Opens the services of the routes. Their background work ends with the application. */
const openServices = async (
  app: FastifyInstance,
  { config, database, files }: AppOptions,
): Promise<Services> => {
  const content = await ContentStore.open(database, config.readTimeoutMs);
  content.availability.onChange((cause) => {
    if (cause === undefined) app.log.warn('the database responds again');
    else app.log.error({ err: cause }, 'the database does not respond: pages come from memory, changes fail');
  });
  const queue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) }); // one core stays free for requests
  const onProblem = (error: unknown, image: string): void =>
    app.log.warn({ err: error, image }, 'an image could not be processed');
  const imageRegister = new ImageRegister({ content, database, files, queue, onProblem });
  const documentTexts = new DocumentTexts({ content, database, files, log: app.log });
  app.addHook('onClose', async () => {
    await Promise.all([imageRegister.close(), documentTexts.close()]);
  });
  const variants = new Variants(files, queue, onProblem, join(config.contentDirectory, 'encodedPictures'));
  const sessions = new Sessions(database);
  const knownPasswords = new KnownPasswords(config.knownPasswordsUrl, (problem) =>
    app.log.warn({ problem }, 'a new password was not checked against leaked passwords'),
  );
  const scanner = new Scanner(config.scanCommand);
  const notices = new Notices(config.mailServer, app.log);
  app.addHook('onClose', () => notices.close());
  const accountServices = { sessions, knownPasswords, notices };
  const stores = { database, files, content, integrity: { damage: undefined } };
  return {
    ...{ config, ...stores, scanner, backupStates: new BackupStateCache(config) },
    loadShedding: new LoadShedding(),
    ...accountServices,
    inquiries: createInquiryContext({ config, database, content, log: app.log }),
    ...{ documentTexts, imageRegister, variants, imageQueue: queue },
  };
};

/** Starts the work on stored inquiries once the server is ready: erasing what is expired, and sending mails. */
const startInquiryJobs = (app: FastifyInstance, { inquiries }: Services): void => {
  let endRetention: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    endRetention = await startInquiryRetention(inquiries, app.log);
    inquiries.mails?.start();
  });
  app.addHook('onClose', async () => {
    await endRetention?.();
    await inquiries.mails?.close();
  });
};

/**
 * Builds the whole application, the same for production and for tests. It does not listen yet. Closing it leaves the
 * database and the files open, since it did not open them.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
  const app = createFastify(options);
  const services = await openServices(app, options);
  installErrorHandler(app);
  requireSingleHost(app);
  if (config.allowedOrigins.length > 0) {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
    await app.register(cors, {
      origin: [...config.allowedOrigins],
      methods,
      exposedHeaders: ['ETag', 'Content-Version', 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
  }
  installStrictTransport(app, config);
  if (config.metrics) (await import('./http/monitoring/metrics')).installMetrics(app, services); // large library, loaded on demand
  const knownPaths = collectPaths(app);
  await installDocs(app, config);
  checkIntegrity(app, services);
  startInquiryJobs(app, services);
  startContentJobs(app, services.content);
  bulkLoadRoute(app, services);
  healthRoutes(app, services);
  await app.register(async (guarded) => guardedRoutes(guarded, services, knownPaths, options));
  return app;
}
