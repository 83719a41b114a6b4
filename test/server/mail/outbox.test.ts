import type { SMTPServerOptions } from 'smtp-server';
import { freePort } from '../../../src/build/freePort';
import { parseConfig } from '../../../src/server/config';
import { Outbox } from '../../../src/server/mail/outbox';
import { TestMailServer } from '../../support/faults/mailServer';
import { stopTimeouts } from '../../support/jsdom/stoppedTimeouts';

const mail = { to: 'somebody@example.com', subject: 'Sujet / Subject', text: 'Bonjour.\n\nHello.\n' };

const longPause = 600_000;

let mailServer: TestMailServer;
let problems: string[];
let outboxes: Outbox[];

const listen = async (options: SMTPServerOptions = {}): Promise<void> => {
  mailServer = await TestMailServer.start(options);
};

beforeEach(() => {
  problems = [];
  outboxes = [];
});

afterEach(async () => {
  jest.useRealTimers();
  for (const each of outboxes) await each.close(0); // what a test that failed left
  await mailServer.close();
});

const outboxTo = (url: string, pauses: readonly number[]): Outbox => {
  const { mailServer: server } = parseConfig({ SMTP_URL: url, MAIL_FROM: 'site@example.com' });
  if (!server) throw new Error('There is no mail server.');
  const made = new Outbox(server, (reason, { subject }) => problems.push(`${subject}: ${reason}`), pauses);
  outboxes.push(made);
  return made;
};

const outbox = (pauses: readonly number[] = []): Outbox =>
  outboxTo(`smtp://127.0.0.1:${mailServer.port}`, pauses);

test('a mail that is refused is tried again, and comes once', async () => {
  await listen();
  mailServer.refusals = 2;
  await outbox([1, 2, 3]).send(mail);
  expect(mailServer.tries).toBe(3);
  expect(mailServer.mails.map(({ to, subject, text }) => ({ to: to.join(), subject, text }))).toEqual([mail]);
  expect(problems).toEqual([]);
});

test('it is waited longer each time, and then it is given up', async () => {
  await listen();
  mailServer.refusals = 100;
  const begin = performance.now();
  await outbox([20, 40, 80]).send(mail);
  expect(performance.now() - begin).toBeGreaterThan(135);
  expect(mailServer.tries).toBe(4);
  expect(problems).toEqual(['Sujet / Subject: the mail server answered 451']);
});

test('a mail that is refused for good is given up at once', async () => {
  await listen();
  mailServer.refusals = 2;
  mailServer.refusalCode = 550;
  await outbox([longPause]).send(mail);
  expect(mailServer.tries).toBe(1);
  expect(problems).toEqual(['Sujet / Subject: the mail server answered 550']);
});

test('a mail server that is not there is told', async () => {
  await listen();
  const port = await freePort();
  await outboxTo(`smtp://127.0.0.1:${port}`, [1]).send(mail);
  expect(problems).toEqual([expect.stringMatching(`ECONNREFUSED 127.0.0.1:${port}$`)]);
});

test('a stop tries at once what waits for another try', async () => {
  await listen();
  mailServer.refusals = 1;
  const stopped = outbox([longPause]);
  const sending = stopped.send(mail);
  await mailServer.untilTried(1);
  await stopped.close(60_000);
  await sending;
  expect(mailServer.mails).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('what is refused during a stop is given up', async () => {
  await listen();
  mailServer.refusals = 100;
  const stopped = outbox([longPause, longPause]);
  void stopped.send(mail);
  await mailServer.untilTried(1);
  await stopped.close(60_000);
  expect(mailServer.tries).toBe(2);
  expect(problems).toEqual(['Sujet / Subject: the mail server answered 451']);
});

test('a mail server that says nothing does not hold up a stop', async () => {
  await listen();
  stopTimeouts(); // the server greets nobody, and its greeting is waited for 10 seconds, here for ever
  const stopped = outbox([longPause]);
  const sending = stopped.send(mail);
  await mailServer.untilConnected();
  await stopped.close(50);
  expect(problems).toEqual(['Sujet / Subject: the mail server took too long']);
  await Promise.all([sending, mailServer.untilLeft()]); // so that it does not come after it was told as not sent
  expect(mailServer.connected).toBe(1); // what was given up is not tried again
  expect(problems).toHaveLength(1);
});

test('no more than 20 mails are under way', async () => {
  await listen({ onConnect: () => undefined });
  const stopped = outbox();
  for (let count = 0; count < 21; count += 1) void stopped.send({ ...mail });
  expect(problems).toEqual(['Sujet / Subject: too many other mails are being sent']);
});

test.each([
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com>\r\nRCPT TO:<b@example.com',
  'a,b@example.com',
  'b@example.com;a',
  'a <b@example.com>',
])('nothing is sent to %j, which is no single address', async (to) => {
  await listen();
  await outbox([longPause]).send({ ...mail, to });
  expect(mailServer.tries).toBe(0);
  expect(problems).toEqual([expect.stringContaining('no mail can be sent')]);
});

test('a mail server on this machine may offer TLS with a certificate of its own', async () => {
  await listen({ disabledCommands: [] });
  await outbox().send(mail);
  expect(problems).toEqual([]);
  expect(mailServer.mails).toHaveLength(1);
});

test('a subject adds no header', async () => {
  await listen();
  await outbox().send({ ...mail, subject: 'Subject\r\nBcc: b@example.com\r\n\r\nText' });
  const { headers, to } = await mailServer.next();
  expect(to).toEqual([mail.to]);
  expect(headers.map(([name]) => name)).not.toContain('Bcc');
});

describe('a password of the mail server', () => {
  /** Takes one password, and repeats what it was given in what it says. */
  const withLogin = (options: SMTPServerOptions = {}) =>
    listen({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        if (username === 'site' && password === 'right-secret') done(null, { user: username });
        else done(new Error(`${String(username)} is not ${String(password)}`));
      },
      ...options,
    });

  test('is given to it', async () => {
    await withLogin({ allowInsecureAuth: true });
    await outboxTo(`smtp://site:right-secret@127.0.0.1:${mailServer.port}`, []).send(mail);
    expect(problems).toEqual([]);
    expect(mailServer.mails).toHaveLength(1);
  });

  test('is not told where it is wrong', async () => {
    await withLogin({ allowInsecureAuth: true });
    await outboxTo(`smtp://site:wrong-secret@127.0.0.1:${mailServer.port}`, []).send(mail);
    expect(problems).toEqual(['Sujet / Subject: the mail server answered 535']);
  });

  test('does not leave this machine without TLS', async () => {
    const given = jest.fn();
    await withLogin({ allowInsecureAuth: true, onAuth: given });
    await outboxTo(`smtp://site:right-secret@127.0.0.2:${mailServer.port}`, []).send(mail);
    expect(given).not.toHaveBeenCalled();
    expect(problems).toHaveLength(1);
  });

  test.each([
    ['smtps', '127.0.0.1', { secure: true }],
    ['smtp', '127.0.0.2', { disabledCommands: [] }],
  ])(
    'is not given over %s at %s to whoever has no certificate for its name',
    async (scheme, host, options) => {
      const given = jest.fn();
      await withLogin({ ...options, onAuth: given });
      await outboxTo(`${scheme}://site:right-secret@${host}:${mailServer.port}`, []).send(mail);
      expect(given).not.toHaveBeenCalled();
      expect(problems).toEqual([expect.stringMatching(/certificate/)]);
    },
  );
});
