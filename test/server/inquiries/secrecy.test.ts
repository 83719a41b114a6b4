import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '../../../src/server/app';
import { contentJson } from '../../../src/server/archive/transfer/exportContent';
import { parseConfig } from '../../../src/server/config';
import { loggerOptions } from '../../../src/server/logger';
import { sendInquiry } from '../../../src/server/inquiries/form/sendInquiry';
import { TestMailServer } from '../../support/faults/mailServer';
import { contextOf, queueOf } from '../../support/inquiries/inquirySite';
import { secret, secretForm } from '../../support/inquiries/secretForm';
import { filledForm, sendForm } from '../../support/inquiries/visitor';
import { TestServer } from '../../support/site/server/testServer';

/*
 * The words of a visitor stay in the inbox.
 */

let server: TestServer;

beforeEach(async () => {
  server = await TestServer.start();
});

afterEach(() => server.close());

test('nothing that a visitor wrote is in a log, a response, the content, the journal, an export of content or a metric', async () => {
  const mailServer = await TestMailServer.start();
  mailServer.rejections = 1000;
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  const config = {
    ...server.config,
    ...parseConfig({ ...mailServer.environment(), METRICS: 'on' }),
    rateLimit: true,
  };
  const { database, files } = server;
  const logger = { ...loggerOptions('trace'), stream };
  const app = await buildApp({ config, database, files, logger });
  const send = async (values: object, remoteAddress = '192.0.2.1') =>
    app.inject({
      remoteAddress,
      method: 'POST',
      url: '/api/inquiry/send',
      payload: { ...(await filledForm(server, secretForm)), ...values },
    });
  const responses = [await send({}), await send({ name: '' }), await send({ message: '', email: secret })];
  responses.push(
    await send({ subject: secret }),
    await send({ rowIds: [secret] }),
    await send({ token: secret }),
  );
  for (let count = 0; count < 12; count += 1) responses.push(await send({ message: `${secret} ${count}` }));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 400, 429]));
  const authorization = `Bearer ${await server.login()}`;
  const read = async (url: string) => (await app.inject({ url, headers: { authorization } })).body;
  expect(await read(`/api/inquiry/all?search=${secret}`)).toContain(secret);
  const places = {
    responses: responses.map(({ body, headers }) => body + JSON.stringify(headers)).join('\n'),
    content: await read('/api/allModels/'),
    texts: await read('/api/resource/all'),
    history: await read('/api/history'),
    metrics: await read('/metrics'),
    export: await contentJson(database),
    journal: JSON.stringify(await database.system.selectFrom('change_rows').selectAll().execute()),
    counters: JSON.stringify(await database.system.selectFrom('tries').selectAll().execute()),
  };
  while (!Buffer.concat(chunks).includes('a mail was not sent')) await wait(10);
  await database.system.schema.dropTable('inquiry_mails').execute();
  expect(
    (await app.inject({ url: `/api/inquiry/all?search=${secret}`, headers: { authorization } })).statusCode,
  ).toBe(500);
  expect((await send({ email: `other-${secret}@example.com` }, '192.0.2.2')).statusCode).toBe(500);
  await app.close();
  await mailServer.close();
  const log = Buffer.concat(chunks).toString();
  expect(log).toContain('/api/inquiry/all');
  for (const [place, text] of Object.entries({ ...places, log })) {
    expect([place, text.length > 1]).toEqual([place, true]);
    expect([place, text.toLowerCase().includes(secret.toLowerCase())]).toEqual([place, false]);
  }
});

test('no IP address is stored with an inquiry', async () => {
  const form = await filledForm(server);
  await sendForm(server, form, { remoteAddress: '203.0.113.77' });
  const stored = await server.database.system.selectFrom('inquiries').selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('203.0.113.77');
});

test('an inquiry that cannot be decrypted does not delay the mails of others', async () => {
  const mailServer = await TestMailServer.start();
  const context = await contextOf(server, { environment: mailServer.environment() });
  const send = async (values: object) => {
    const form = await filledForm(server, values);
    await sendInquiry({ inquiries: context }, form, { brand: 'norcuve', address: '192.0.2.1' });
  };
  const wake = jest.spyOn(queueOf(context), 'wake').mockImplementation();
  await send({});
  await server.database.system.updateTable('inquiries').set({ personal: 'spoilt' }).execute();
  await send({ email: 'ann@example.com' });
  wake.mockRestore();
  await queueOf(context).run();
  expect(mailServer.mails.map(({ to }) => to)).toEqual([['ann@example.com']]);
  await mailServer.close();
});
