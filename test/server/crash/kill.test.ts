import { setTimeout as wait } from 'node:timers/promises';
import {
  AcknowledgedWork,
  checkJournal,
  randomNumbers,
  workUntilKilled,
} from '../../support/faults/acknowledgedWork';
import { launch, ServerProcess } from '../../support/site/serverProcess';
import { administrator } from '../../support/site/testServer';
import { makeStorage } from '../../support/site/testStorage';

/** Kills while requests run, and kills while the server starts for the first time. */
const kills = 8;
const killsOfStarts = 2;

const isBrokenConnection = (error: unknown): boolean => String(error).startsWith('TypeError: '); // of fetch

test(`kill -9, ${kills + killsOfStarts} times: what was acknowledged is there, and nothing is half there`, async () => {
  const storage = await makeStorage();
  const environment = { ...storage.environment, ADMIN_PASSWORD: administrator.password };
  const random = randomNumbers(20_260_101);
  for (let kill = 0; kill < killsOfStarts; kill += 1) {
    const child = launch(environment);
    const exit = new Promise((resolve) => child.once('exit', resolve));
    await wait(300 + random() * 900);
    child.kill('SIGKILL');
    await exit;
  }
  let server = await ServerProcess.start(environment);
  const work = new AcknowledgedWork(await server.login(administrator));
  await work.begin(server);
  for (let kill = 0; kill < kills; kill += 1) {
    const killed = server;
    const works = [
      () => work.saveOne(killed),
      () => work.saveOne(killed),
      () => work.updateBatch(killed),
      () => work.upload(killed),
    ];
    const killLater = async (): Promise<void> => {
      await wait(random() * 150);
      await killed.end('SIGKILL');
    };
    await workUntilKilled(works, killLater, isBrokenConnection);
    server = await ServerProcess.start(environment);
    await work.checkServed(server);
    await checkJournal(storage.environment);
  }
  expect(await server.end('SIGTERM')).toBe(0);
  await storage.remove();
}, 300_000);
