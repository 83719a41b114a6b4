import type * as Timers from 'node:timers/promises';
import * as nodemailer from 'nodemailer';
import type { SMTPServerOptions } from 'smtp-server';
import { createAccount } from '../../../src/server/accounts/accounts';
import { KnownPasswordsService } from '../../support/faults/knownPasswordsService';
import { TestMailServer } from '../../support/faults/mailServer';
import { stopTimeouts } from '../../support/jsdom/stoppedTimeouts';
import { TestServer } from '../../support/site/server/testServer';

/*
 * Requests that cause mails, when those cannot be sent or must not be sent.
 */

const account = { email: 'somebody@example.com', password: 'a password of somebody' };

let opened: { close: () => Promise<void> }[] = [];

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const each of opened.reverse()) await each.close();
  opened = [];
});

const startMailServer = async (options: SMTPServerOptions = {}): Promise<TestMailServer> => {
  const mailServer = await TestMailServer.start(options);
  opened.push(mailServer);
  return mailServer;
};

const startServer = async (environment: Readonly<Record<string, string | undefined>>) => {
  const server = await TestServer.start({ environment });
  opened.push(server);
  await createAccount(server, { ...account, isSuperUser: false });
  return server;
};

const change = {
  email: account.email,
  current_password: account.password,
  password: 'quite another password',
  confirm_password: 'quite another password',
};

const changePassword = async (server: TestServer): Promise<void> => {
  const token = await server.login(account);
  const { status } = await server.request('POST', '/api/user/changePassword', { token, body: change });
  expect(status).toBe(200);
};

test('a mail that is rejected at first is sent again a moment later', async () => {
  const mailServer = await startMailServer();
  mailServer.rejections = 1;
  const server = await startServer(mailServer.environment());
  await changePassword(server);
  expect((await mailServer.next()).to).toEqual([account.email]);
  expect(mailServer.attempts).toBe(2);
});

test('a mail server that does not respond delays neither the request nor, for long, a stop', async () => {
  const mailServer = await startMailServer();
  const server = await startServer(mailServer.environment());
  stopTimeouts(); // the mail server sends no greeting; the client would wait 10 seconds for it, here without end
  await changePassword(server);
  await mailServer.untilConnected();
  const timers = jest.requireActual<typeof Timers>('node:timers/promises');
  const wait = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
  await server.app.close();
  expect(wait.mock.calls.map(([timeoutMs]) => timeoutMs)).toEqual([3000]);
  expect(mailServer.connectionCount).toBe(1);
});

test('a mail about a change is sent even if the client disconnected before the response', async () => {
  const service = await KnownPasswordsService.start();
  opened.push(service);
  const mailServer = await startMailServer();
  const server = await startServer({ ...mailServer.environment(), KNOWN_PASSWORDS_URL: service.url });
  const authorization = `Bearer ${await server.login(account)}`;
  const origin = await server.listen();
  const client = new AbortController();
  server.app.server.once('connection', (connection) => {
    service.respondWithFailure = (_request, response) => {
      connection.once('close', () => response.end(`${'0'.repeat(35)}:0`)); // the change continues after the client has disconnected
      client.abort();
    };
  });
  const response = fetch(`${origin}/api/user/changePassword`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(change),
    signal: client.signal,
  });
  await expect(response).rejects.toThrow(/abort/);
  expect((await mailServer.next()).subject).toMatch(/Your password was changed$/);
  await server.login({ ...account, password: change.password });
});

test('without a mail server nothing is sent, and requests succeed', async () => {
  const createTransport = jest.spyOn(nodemailer, 'createTransport');
  const serverWithoutMail = await startServer({ MAIL_FROM: 'site@example.com' });
  await changePassword(serverWithoutMail);
  await serverWithoutMail.app.close(); // closing waits for mails
  expect(createTransport).not.toHaveBeenCalled();
  const mailServer = await startMailServer();
  const serverWithMail = await startServer(mailServer.environment());
  await changePassword(serverWithMail);
  await mailServer.next();
  expect(createTransport).toHaveBeenCalledTimes(1);
});
