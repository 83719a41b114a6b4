import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Figure } from './figures';
import { milliseconds, quantile } from './figures';
import type { MeasuredSite } from './site';

const run = promisify(execFile);

interface Load {
  /** Responses per second. */
  readonly rate: number;
  /** The 99th percentile of the response times, in ms. */
  readonly latency: number;
}

const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Requests an address for some seconds over 50 connections. */
const load = async (url: string, headers: Readonly<Record<string, string>>, seconds = 5): Promise<Load> => {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t2', '-c50', `-d${seconds}s`, '--latency', ...sent, url]);
  const [, latency = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    latency: Number(latency) * (units[unit] ?? Number.NaN),
  };
};

/** The fastest possible server on this machine: one prepared response. */
const startBare = async (body: Buffer): Promise<{ url: string; stop: () => void }> => {
  const headers = {
    'content-type': 'application/json',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
};

const ratio = async (
  url: string,
  bareUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> => {
  const turns: { own: number; bare: number }[] = [];
  await load(bareUrl, headers, 1);
  await load(url, headers, 1);
  // In turns, so that other load slows down both. The median is unlikely to be a pair that was disturbed.
  for (let turn = 0; turn < 7; turn += 1) {
    const { rate: bare } = await load(bareUrl, headers, 2);
    const { rate: own } = await load(url, headers, 2);
    turns.push({ own, bare });
  }
  const middle = turns.sort((one, other) => one.own / one.bare - other.own / other.bare)[3];
  const { own = Number.NaN, bare = Number.NaN } = middle ?? {};
  return `${(own / bare).toFixed(2)} (${Math.round(own)} and ${Math.round(bare)} a second)`;
};

/** Reads while an administrator saves twenty times a second, and looks after each save whether the next read has it. */
const readWhileSaving = async (
  site: MeasuredSite,
  headers: Readonly<Record<string, string>>,
): Promise<Figure[]> => {
  const { tankers } = (await site.call('GET', 'tanker/all')) as { tankers: { id: number; price: string }[] };
  const id = tankers[0]?.id ?? 0;
  const stale: string[] = [];
  const times: number[] = [];
  const end = new AbortController();
  const saving = (async () => {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const price = String(100_000 + count);
      const began = performance.now();
      await site.call('PUT', 'tanker/update', [{ id, price }]);
      times.push(performance.now() - began);
      const read = (await site.call('GET', 'tanker/all')) as { tankers: { id: number; price: string }[] };
      if (read.tankers.find((each) => each.id === id)?.price !== price) stale.push(price);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 50 - (performance.now() - began))));
    }
  })();
  const { latency } = await load(`${site.origin}/api/allModels/`, headers, 8);
  end.abort();
  await saving;
  return [
    {
      what: 'bulk load during 20 saves a second (p99)',
      value: milliseconds(latency),
      wanted: '< 50 ms',
    },
    { what: 'save during this load (p50)', value: milliseconds(quantile(times, 0.5)) },
    {
      what: `stale reads after ${times.length} saves`,
      value: String(stale.length),
      wanted: '0',
    },
  ];
};

const visitedPaths = [
  '/',
  '/tankers',
  '/parts',
  '/join-us',
  '/gallery',
  '/citernes',
  '/pieces',
  '/carrieres',
  '/gallerie',
];

const visit = async (site: MeasuredSite, headers: Readonly<Record<string, string>>): Promise<void> => {
  for (const path of visitedPaths)
    await fetch(site.origin + path, { headers }).then((page) => page.arrayBuffer());
};

const memoryOf = async (site: MeasuredSite): Promise<string> =>
  `${Math.round((await site.residentMemory()) / 1024 ** 2)} MiB`;

/** The same while visitors ask for pages, which each save makes the server render again. */
const readWhileRendering = async (
  site: MeasuredSite,
  headers: Readonly<Record<string, string>>,
): Promise<Figure[]> => {
  const end = new AbortController();
  const visiting = (async () => {
    while (!end.signal.aborted) await visit(site, headers);
  })();
  const figures = await readWhileSaving(site, headers);
  end.abort();
  await visiting;
  return figures.map(({ what, ...figure }) => ({ what: `${what}, while pages are rendered`, ...figure }));
};

/** How long the content has to be left alone until it is sent as small as it gets, in ms, and some time for that. */
const untilSmallest = 7_000;

export async function measureReading(site: MeasuredSite): Promise<Figure[]> {
  const headers = { 'accept-encoding': 'br' };
  const url = `${site.origin}/api/allModels/`;
  await fetch(url, { headers }).then((first) => first.arrayBuffer());
  await wait(untilSmallest);
  const body = await new Promise<Buffer>((resolve, reject) => {
    void run('curl', ['-s', '-H', 'accept-encoding: br', url], { encoding: 'buffer', maxBuffer: 1e8 }).then(
      ({ stdout }) => resolve(stdout),
      reject,
    );
  });
  const bare = await startBare(body);
  const figures: Figure[] = [
    {
      what: 'bulk load, ratio to a plain `node:http` server that sends the same bytes',
      value: await ratio(url, bare.url, headers),
      wanted: '≥ 0.65',
    },
    { what: 'memory after the bulk loads', value: await memoryOf(site), wanted: '< 150 MiB' },
  ];
  await visit(site, headers);
  await wait(untilSmallest);
  figures.push(
    {
      what: 'memory after pages, with the thread that renders them',
      value: await memoryOf(site),
      wanted: '< 200 MiB',
    },
    ...(await readWhileSaving(site, headers)),
    ...(await readWhileRendering(site, headers)),
    { what: 'memory after these saves', value: await memoryOf(site) },
  );
  bare.stop();
  return figures;
}
