import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { Counter, Gauge } from 'prom-client';
import { AppError } from '../../errors';
import type { Services } from '../../routes/services';

/** The services that the metrics describe. */
export type MetricSource = Pick<
  Services,
  'backupStates' | 'config' | 'content' | 'database' | 'integrity' | 'loadShedding'
>;

const failedLogin = new Set<string>([
  'loginFailed',
  'loginWithCodeFailed',
  'temporaryPasswordEnded',
  'tooManyAttempts',
]);

const databaseMetrics = ({ content, database, integrity }: MetricSource, registers: Registry[]): void => {
  new Gauge({
    name: 'site_database_available',
    help: '1 while the database responds; 0 while reads come from memory and changes fail.',
    registers,
    collect() {
      this.set(content.availability.isAvailable ? 1 : 0);
    },
  });
  new Gauge({
    name: 'site_database_damaged',
    help: '1 if the check after the start found damage in the SQLite file.',
    registers,
    collect() {
      this.set(integrity.damage === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: 'site_database_connections',
    help: 'Connections to PostgreSQL that are used or idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = database.pool() ?? {};
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
};

const diskMetrics = ({ config }: MetricSource, registers: Registry[]): void => {
  new Gauge({
    name: 'site_disk_bytes',
    help: 'The disk of the data folder: its size, and what is free for the server.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { bsize, blocks, bavail } = await statfs(config.dataDirectory);
      this.set({ state: 'size' }, blocks * bsize);
      this.set({ state: 'free' }, bavail * bsize);
    },
  });
};

/** Adds the metrics of the database, the disk, the load and the logins. */
export function addServiceMetrics(app: FastifyInstance, source: MetricSource, registers: Registry[]): void {
  databaseMetrics(source, registers);
  diskMetrics(source, registers);
  new Gauge({
    name: 'site_requests_shed',
    help: 'Requests since the start that were rejected because the server had too much to do.',
    registers,
    collect() {
      this.set(source.loadShedding.count);
    },
  });
  const failures = new Counter({
    name: 'site_failed_logins_total',
    help: 'Logins that were rejected.',
    registers,
  });
  app.addHook('onError', (request, _reply, error, done) => {
    const isLogin = request.routeOptions.url === '/api/auth/login';
    if (isLogin && error instanceof AppError && failedLogin.has(error.code)) failures.inc();
    done();
  });
}
