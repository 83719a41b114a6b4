import { setTimeout as wait } from 'node:timers/promises';
import type { InquiryForm } from '../../../src/model/inquiries/inquiry';
import { parseConfig } from '../../../src/server/config';
import { openDatabase } from '../../../src/server/database/database';
import { randomNumbers } from '../../support/faults/acknowledgedWork';
import { filledForm } from '../../support/inquiries/visitor';
import { ServerProcess } from '../../support/site/server/serverProcess';
import { isRecord } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';

/** `INQUIRIES=500` sends as many as the requirement says, with five kills. */
const submissions = Number(process.env.INQUIRIES ?? 100);
const kills = process.env.INQUIRIES === undefined ? 2 : 5;

/** How many forms are on their way at the same time. */
const visitors = 4;

test(`of ${submissions} inquiries none is lost and none is doubled, though the server is killed ${kills} times`, async () => {
  const storage = await createStorage();
  const random = randomNumbers(20_260_315);
  let server = ServerProcess.start(storage.environment);
  await server;
  const database = openDatabase(parseConfig(storage.environment));
  const forms: InquiryForm[] = [];
  for (let number = 0; number < submissions; number += 1)
    forms.push(await filledForm({ database }, { message: `Question ${number}` }));
  await database.close();
  const references = new Map<string, Set<string>>();
  let acknowledged = 0;
  /** As the page does: sends the form until there is a response. */
  const send = async (form: InquiryForm): Promise<void> => {
    for (;;) {
      const response = await (await server).send('POST', '/api/inquiry/send', form).catch(() => undefined);
      if (response?.status === 201 && isRecord(response.body)) {
        const found = references.get(form.requestKey) ?? new Set();
        references.set(form.requestKey, found.add(String(response.body.reference)));
        acknowledged += 1;
        return;
      }
      expect(response?.status).toBeUndefined(); // a broken connection, and no other failure
      await wait(5);
    }
  };
  const visit = async (first: number): Promise<void> => {
    for (let number = first; number < submissions; number += visitors) {
      const form = forms[number];
      if (!form) return;
      await send(form);
      if (random() < 0.2) await send(form); // the response was lost on the way
    }
  };
  const killSometimes = async (): Promise<void> => {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (acknowledged < (kill * submissions) / (kills + 1)) await wait(1);
      await wait(random() * 10);
      const killed = await server;
      server = killed.end('SIGKILL').then(() => ServerProcess.start(storage.environment));
      await server;
    }
  };
  await Promise.all([killSometimes(), ...Array.from({ length: visitors }, (_, first) => visit(first))]);
  await (await server).end('SIGTERM');
  const after = openDatabase(parseConfig(storage.environment));
  const stored = await after.system.selectFrom('inquiries').select(['requestKey', 'reference']).execute();
  await after.close();
  expect(stored).toHaveLength(submissions);
  const expected = [...references].map(([requestKey, found]) => [requestKey, ...found]).sort();
  expect(stored.map(({ requestKey, reference }) => [requestKey.split(' ')[0], reference]).sort()).toEqual(
    expected,
  );
  await storage.remove();
});
