import type { FastifyInstance } from 'fastify';
import type { ContentStore } from '../content/contentStore';
import { dataHeaders } from './headers';

/** Upper bounds of the buckets of a duration, in seconds. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const streamPath = '/api/changes';

interface Durations {
  /** How many requests took at most the bound with the same index. */
  readonly buckets: number[];
  sum: number;
  count: number;
}

const metric = (name: string, type: string, help: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');

const gauge = (name: string, help: string, value: number): string =>
  metric(name, 'gauge', help, [`${name} ${value}`]);

const counter = (name: string, help: string, value: number): string =>
  metric(name, 'counter', help, [`${name} ${value}`]);

/** Durations of requests by method, route pattern and status: few combinations, so memory stays small. */
class RequestDurations {
  private readonly byLabels = new Map<string, Durations>();

  add(labels: string, seconds: number): void {
    const durations = this.byLabels.get(labels) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
    this.byLabels.set(labels, durations);
    for (const [index, bound] of bounds.entries())
      if (seconds <= bound) durations.buckets[index] = (durations.buckets[index] ?? 0) + 1;
    durations.sum += seconds;
    durations.count += 1;
  }

  format(): string {
    const name = 'http_request_duration_seconds';
    const lines = [...this.byLabels].flatMap(([labels, { buckets, sum, count }]) => [
      ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index] ?? 0}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${count}`,
    ]);
    return metric(name, 'histogram', 'How long requests took.', lines);
  }
}

const startedAt = Date.now() / 1000 - process.uptime();

const formatProcessMetrics = (): string => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return [
    counter('process_cpu_seconds_total', 'Time of processors that was taken.', (user + system) / 1e6),
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
    gauge('process_start_time_seconds', 'When the process started, since 1970.', startedAt),
    gauge('nodejs_heap_size_used_bytes', 'Memory that JavaScript uses.', heapUsed),
  ].join('');
};

/** Adds `/metrics`, the server's figures for Prometheus. */
export function installMetrics(
  app: FastifyInstance,
  { content }: { readonly content: Pick<ContentStore, 'version'> },
): void {
  const durations = new RequestDurations();
  let listeners = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url === streamPath) {
      listeners += 1;
      reply.raw.once('close', () => (listeners -= 1));
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'none' } = request.routeOptions;
    const labels = `method="${request.method}",route="${url}",status="${reply.statusCode}"`;
    if (url !== streamPath) durations.add(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers(dataHeaders)
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        durations.format() +
          gauge('site_change_listeners', 'Open streams of the changes of content.', listeners) +
          gauge('site_content_version', 'The version of the content in memory.', content.version) +
          formatProcessMetrics(),
      ),
  );
}
