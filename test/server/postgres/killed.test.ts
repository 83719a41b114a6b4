import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  AcknowledgedWork,
  checkJournal,
  UnsuccessfulRequest,
  randomNumbers,
  workUntilKilled,
} from '../../support/faults/acknowledgedWork';
import { endPostgres, PostgresCluster } from '../../support/postgres/postgresCluster';
import { ServerProcess } from '../../support/site/server/serverProcess';
import { administrator } from '../../support/site/server/testServer';

const kills = 4;

let cluster: PostgresCluster;
let postgres: ChildProcess;
let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  cluster = await PostgresCluster.create();
  postgres = await cluster.start();
});

afterAll(async () => {
  await endPostgres(postgres, 'SIGINT');
  cluster.remove();
  rmSync(directory, { recursive: true, force: true });
});

/** Starts PostgreSQL again. The child processes of the killed server block its folder until they have ended. */
const startAgain = async (): Promise<ChildProcess> => {
  for (;;) {
    try {
      return await cluster.start();
    } catch (error) {
      if (!String(error).includes('shared memory block')) throw error;
    }
  }
};

const isUnavailable = (error: unknown): boolean =>
  error instanceof UnsuccessfulRequest && error.status === 503;

const readiness = async ({ origin }: ServerProcess): Promise<string> =>
  (await fetch(`${origin}/readyz`)).text();

const statusOf = async ({ origin }: ServerProcess, url: string): Promise<number> =>
  (await fetch(`${origin}${url}`)).status;

test(`while PostgreSQL is down changes respond with 503 and reads go on; after ${kills} kills it has every acknowledged change`, async () => {
  const environment = { DATA_DIR: directory, DATABASE_URL: cluster.url };
  const server = await ServerProcess.start({ ...environment, ADMIN_PASSWORD: administrator.password });
  const work = new AcknowledgedWork(await server.login(administrator));
  await work.begin(server);
  const works = [
    () => work.saveOne(server),
    () => work.saveOne(server),
    () => work.updateBatch(server),
    () => work.upload(server),
  ];
  const random = randomNumbers(20_260_202);
  for (let kill = 0; kill < kills; kill += 1) {
    const killLater = async (): Promise<void> => {
      await wait(random() * 150);
      await endPostgres(postgres, 'SIGKILL');
    };
    await workUntilKilled(works, killLater, isUnavailable);
    expect(await readiness(server)).toContain('degraded');
    expect(await statusOf(server, '/api/allModels')).toBe(200);
    expect(await statusOf(server, '/healthz')).toBe(200);
    postgres = await startAgain();
    while ((await readiness(server)) !== '{"status":"ok"}');
    await work.checkServed(server);
    await checkJournal(environment);
  }
  expect(await server.end('SIGTERM')).toBe(0);
});
