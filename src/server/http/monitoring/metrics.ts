import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { dataHeaders } from '../headers';
import type { MetricSource } from './serviceMetrics';
import { addServiceMetrics } from './serviceMetrics';

/** Upper bounds of the buckets of a duration, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const streamPath = '/api/changes';

const createMetrics = ({ content, backupStates }: Pick<MetricSource, 'content' | 'backupStates'>) => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'], // route patterns: few combinations, so memory stays small
    buckets,
    registers,
  });
  const listeners = new Gauge({
    name: 'site_change_listeners',
    help: 'Open streams of the changes of content.',
    registers,
  });
  new Gauge({
    name: 'site_content_version',
    help: 'The version of the content in memory.',
    registers,
    collect() {
      this.set(content.version);
    },
  });
  new Gauge({
    name: 'site_backup_age_seconds',
    help: 'How long ago the last backup was made and read back; +Inf without one, NaN without a schedule.',
    registers,
    async collect() {
      const state = await backupStates.current();
      if (!state) this.set(Number.NaN);
      else this.set(state.lastAt === null ? Infinity : (Date.now() - state.lastAt) / 1000);
    },
  });
  return { register, durations, listeners };
};

/** Adds `/metrics`, the server's metrics for Prometheus. */
export function installMetrics(app: FastifyInstance, source: MetricSource): void {
  const { register, durations, listeners } = createMetrics(source);
  addServiceMetrics(app, source, [register]);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url === streamPath) {
      listeners.inc();
      reply.raw.once('close', () => listeners.dec());
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    const labels = { method: request.method, route, status: reply.statusCode };
    if (route !== streamPath) durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers(dataHeaders)
      .type(register.contentType)
      .send(await register.metrics()),
  );
}
