import type { SMTPServerOptions } from 'smtp-server';
import { freePort } from '../../../src/build/freePort';
import { parseConfig } from '../../../src/server/config';
import { Outbox } from '../../../src/server/mail/outbox';
import { TestMailServer } from '../../support/faults/mailServer';
import { stopTimeouts } from '../../support/jsdom/stoppedTimeouts';

const mail = { to: 'somebody@example.com', subject: 'Sujet / Subject', text: 'Bonjour.\n\nHello.\n' };

const longDelayMs = 600_000;

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
  for (const each of outboxes) await each.close(0); // outboxes that a failed test left open
  await mailServer.close();
});

const outboxTo = (url: string, retryDelaysMs: readonly number[]): Outbox => {
  const { mailServer: server } = parseConfig({ SMTP_URL: url, MAIL_FROM: 'site@example.com' });
  if (!server) throw new Error('There is no mail server.');
  const outboxToServer = new Outbox(
    server,
    (reason, { subject }) => problems.push(`${subject}: ${reason}`),
    retryDelaysMs,
  );
  outboxes.push(outboxToServer);
  return outboxToServer;
};

const outbox = (retryDelaysMs: readonly number[] = []): Outbox =>
  outboxTo(`smtp://127.0.0.1:${mailServer.port}`, retryDelaysMs);

test('a mail that is rejected temporarily is sent again, and arrives once', async () => {
  await listen();
  mailServer.rejections = 2;
  await outbox([1, 2, 3]).send(mail);
  expect(mailServer.attempts).toBe(3);
  expect(mailServer.mails.map(({ to, subject, text }) => ({ to: to.join(), subject, text }))).toEqual([mail]);
  expect(problems).toEqual([]);
});

test('the outbox waits longer before each attempt, and then gives up', async () => {
  await listen();
  mailServer.rejections = 100;
  const start = performance.now();
  await outbox([20, 40, 80]).send(mail);
  expect(performance.now() - start).toBeGreaterThan(135);
  expect(mailServer.attempts).toBe(4);
  expect(problems).toEqual(['Sujet / Subject: the mail server responded with 451']);
});

test('a mail that is rejected permanently is not sent again', async () => {
  await listen();
  mailServer.rejections = 2;
  mailServer.rejectionCode = 550;
  await outbox([longDelayMs]).send(mail);
  expect(mailServer.attempts).toBe(1);
  expect(problems).toEqual(['Sujet / Subject: the mail server responded with 550']);
});

test('an unreachable mail server is reported', async () => {
  await listen();
  const port = await freePort();
  await outboxTo(`smtp://127.0.0.1:${port}`, [1]).send(mail);
  expect(problems).toEqual([expect.stringMatching(`ECONNREFUSED 127.0.0.1:${port}$`)]);
});

test('a stop sends waiting mails at once', async () => {
  await listen();
  mailServer.rejections = 1;
  const stopped = outbox([longDelayMs]);
  const sending = stopped.send(mail);
  await mailServer.untilAttempted(1);
  await stopped.close(60_000);
  await sending;
  expect(mailServer.mails).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a mail that is rejected during a stop is given up', async () => {
  await listen();
  mailServer.rejections = 100;
  const stopped = outbox([longDelayMs, longDelayMs]);
  void stopped.send(mail);
  await mailServer.untilAttempted(1);
  await stopped.close(60_000);
  expect(mailServer.attempts).toBe(2);
  expect(problems).toEqual(['Sujet / Subject: the mail server responded with 451']);
});

test('a mail server that does not respond does not delay a stop', async () => {
  await listen();
  stopTimeouts(); // the server sends no greeting; the client would wait 10 seconds for it, here without end
  const stopped = outbox([longDelayMs]);
  const sending = stopped.send(mail);
  await mailServer.untilConnected();
  await stopped.close(50);
  expect(problems).toEqual(['Sujet / Subject: the mail server took too long']);
  await Promise.all([sending, mailServer.untilLeft()]); // so that the mail does not arrive after it was reported as not sent
  expect(mailServer.connectionCount).toBe(1); // a mail that was given up is not sent again
  expect(problems).toHaveLength(1);
});

test('at most 20 mails are in progress', async () => {
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
])('nothing is sent to %j, which is not a single address', async (to) => {
  await listen();
  await outbox([longDelayMs]).send({ ...mail, to });
  expect(mailServer.attempts).toBe(0);
  expect(problems).toEqual([expect.stringContaining('no mail can be sent')]);
});

test('a mail server on this machine may use TLS with a self-signed certificate', async () => {
  await listen({ disabledCommands: [] });
  await outbox().send(mail);
  expect(problems).toEqual([]);
  expect(mailServer.mails).toHaveLength(1);
});

test('a subject with line breaks adds no header', async () => {
  await listen();
  await outbox().send({ ...mail, subject: 'Subject\r\nBcc: b@example.com\r\n\r\nText' });
  const { headers, to } = await mailServer.next();
  expect(to).toEqual([mail.to]);
  expect(headers.map(([name]) => name)).not.toContain('Bcc');
});

describe('a password of the mail server', () => {
  /** Accepts one password, and repeats the given one in its error message. */
  const withLogin = (options: SMTPServerOptions = {}) =>
    listen({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        if (username === 'site' && password === 'right-secret') done(null, { user: username });
        else done(new Error(`${String(username)} is not ${String(password)}`));
      },
      ...options,
    });

  test('is used to log in', async () => {
    await withLogin({ allowInsecureAuth: true });
    await outboxTo(`smtp://site:right-secret@127.0.0.1:${mailServer.port}`, []).send(mail);
    expect(problems).toEqual([]);
    expect(mailServer.mails).toHaveLength(1);
  });

  test('does not appear in the error if it is wrong', async () => {
    await withLogin({ allowInsecureAuth: true });
    await outboxTo(`smtp://site:wrong-secret@127.0.0.1:${mailServer.port}`, []).send(mail);
    expect(problems).toEqual(['Sujet / Subject: the mail server responded with 535']);
  });

  test('is not sent to another machine without TLS', async () => {
    const onAuth = jest.fn();
    await withLogin({ allowInsecureAuth: true, onAuth: onAuth });
    await outboxTo(`smtp://site:right-secret@127.0.0.2:${mailServer.port}`, []).send(mail);
    expect(onAuth).not.toHaveBeenCalled();
    expect(problems).toHaveLength(1);
  });

  test.each([
    ['smtps', '127.0.0.1', { secure: true }],
    ['smtp', '127.0.0.2', { disabledCommands: [] }],
  ])('is not sent over %s to %s if the certificate does not fit the host', async (scheme, host, options) => {
    const onAuth = jest.fn();
    await withLogin({ ...options, onAuth: onAuth });
    await outboxTo(`${scheme}://site:right-secret@${host}:${mailServer.port}`, []).send(mail);
    expect(onAuth).not.toHaveBeenCalled();
    expect(problems).toEqual([expect.stringMatching(/certificate/)]);
  });
});
