import { setTimeout as wait } from 'node:timers/promises';
import {
  AcknowledgedWork,
  checkJournal,
  randomNumbers,
  workUntilKilled,
} from '../../support/faults/acknowledgedWork';
import { launch, ServerProcess } from '../../support/site/server/serverProcess';
import { administrator } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';
import { repetitions } from '../../support/repetitions';

/** The number of kills during requests, and during the first start of the server. */
const kills = repetitions(4, 100);
const killsDuringStart = 2;

const isBrokenConnection = (error: unknown): boolean => String(error).startsWith('TypeError: '); // from fetch

test(`after kill -9, ${kills + killsDuringStart} times, every acknowledged change is stored, and no change is half done`, async () => {
  const storage = await createStorage();
  const environment = { ...storage.environment, ADMIN_PASSWORD: administrator.password };
  const random = randomNumbers(20_260_101);
  for (let kill = 0; kill < killsDuringStart; kill += 1) {
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
    const runningServer = server;
    const works = [
      () => work.saveOne(runningServer),
      () => work.saveOne(runningServer),
      () => work.updateBatch(runningServer),
      () => work.upload(runningServer),
    ];
    const killLater = async (): Promise<void> => {
      await wait(random() * 150);
      await runningServer.end('SIGKILL');
    };
    await workUntilKilled(works, killLater, isBrokenConnection);
    server = await ServerProcess.start(environment);
    await work.checkServed(server);
    await checkJournal(storage.environment);
  }
  expect(await server.end('SIGTERM')).toBe(0);
  await storage.remove();
});
