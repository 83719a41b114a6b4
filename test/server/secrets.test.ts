import { Writable } from 'node:stream';
import { buildApp } from '../../src/server/app';
import { loggerOptions } from '../../src/server/logger';
import { TestMailServer } from '../support/faults/mailServer';
import { multipart } from '../support/data/multipart';
import { oneTimeCode } from '../support/site/oneTimeCode';
import { administrator, isRecord, superUser, TestServer } from '../support/site/server/testServer';

/*
 * The log at its most detailed level, after normal work and attacks.
 */

const wrong = 'a-wrong-password-for-the-log';
const replacement = 'a-new-password-for-the-log';
const unknownToken = 'a-strange-token-for-the-log';
const cookie = 'session=a-cookie-for-the-log';
const rejectedImage = 'a-file-that-is-no-image-for-the-log';
const mailPassword = 'a-password-of-mail-for-the-log';

let lines: string[];
let text: string;
let secrets: Readonly<Record<string, string>>;

const collectingStream = (chunks: Buffer[]): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });

/** A mail server that rejects each login, and repeats the credentials in its error. */
const startRejectingMailServer = (): Promise<TestMailServer> =>
  TestMailServer.start({
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(new Error(`${String(username)} is not ${String(password)}`)),
  });

beforeAll(async () => {
  const mailServer = await startRejectingMailServer();
  const mail = mailServer.environment(`site:${mailPassword}@`);
  const server = await TestServer.start({ environment: { RATE_LIMIT: 'on', ...mail } });
  const chunks: Buffer[] = [];
  const logger = { ...loggerOptions('trace'), stream: collectingStream(chunks) };
  const { config, database, files } = server;
  const app = await buildApp({ config, database, files, logger });
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, authorization = '', payload?: object) => {
    const headers = { cookie, ...(authorization && { authorization }) };
    return app.inject({ method, url, headers, ...(payload && { payload }) });
  };
  const token = (await call('POST', '/api/auth/login', '', superUser)).json<{ Authorization: string }>()
    .Authorization;
  const bearer = `Bearer ${token}`;
  const session: unknown = (await call('GET', '/api/auth/session', bearer)).json();
  const clientId = isRecord(session) && isRecord(session.imageHost) ? String(session.imageHost.clientId) : '';
  for (let count = 0; count < 12; count += 1)
    await call('POST', '/api/auth/login', '', { email: administrator.email, password: wrong });
  await call('POST', '/api/auth/login', '', { email: administrator.email, password: [wrong] });
  await call('GET', '/api/user', `Bearer ${unknownToken}`);
  await call('GET', '/api/user', `Basic ${unknownToken}`);
  const secondFactor = '/api/user/secondFactor';
  const password = { current_password: superUser.password };
  const started = (await call('POST', `${secondFactor}/start`, bearer, password)).json<{ secret: string }>();
  const code = oneTimeCode(started.secret);
  const confirmed = await call('POST', `${secondFactor}/confirm`, bearer, { code });
  const [recoveryCode = ''] = confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes;
  await call('POST', '/api/auth/login', '', { ...superUser, code: recoveryCode });
  const form = multipart({ field: 'image', name: 'a.png', content: rejectedImage });
  await app.inject({
    method: 'POST',
    url: '/api/image',
    headers: { ...form.headers, authorization: `Client-ID ${clientId}` },
    payload: form.body,
  });
  await call('POST', '/api/tanker/save', bearer, { nameEn: 'x', password: wrong });
  await call('POST', '/api/user/changePassword', bearer, {
    email: superUser.email,
    current_password: wrong,
    password: replacement,
    confirm_password: replacement,
  });
  await database.system.schema.dropTable('tries').execute();
  expect((await call('POST', '/api/auth/login', bearer, { ...administrator })).statusCode).toBe(500);
  const change = { email: superUser.email, current_password: superUser.password };
  const body = { ...change, password: replacement, confirm_password: replacement };
  expect((await call('POST', '/api/user/changePassword', bearer, body)).statusCode).toBe(500);
  await database.system.schema.dropTable('sessions').execute();
  expect((await call('GET', '/api/user', bearer)).statusCode).toBe(500);
  await app.close();
  await server.close();
  await mailServer.close();
  text = Buffer.concat(chunks).toString();
  lines = text.trim().split('\n');
  secrets = {
    'the token of a session': token,
    'the client identifier of a session': clientId,
    'a right password': superUser.password,
    'the right password of another account': administrator.password,
    'the secret of the second factor': started.secret,
    'a recovery code': recoveryCode,
    'a wrong password': wrong,
    'a new password': replacement,
    'an unknown token': unknownToken,
    'a cookie': 'a-cookie-for-the-log',
    'the password of the mail server': mailPassword,
    'the hash of a password': '$argon2',
    'an authorization header': 'Bearer ',
    'the content of a rejected image': rejectedImage,
  };
});

const readEntries = () =>
  lines.map(
    (line) => JSON.parse(line) as { msg: string; status?: number; reason?: string; subject?: string },
  );

test('the log has every request, every server error and every mail that was not sent', () => {
  const entries = readEntries();
  expect(entries.filter(({ msg }) => msg === 'request completed').length).toBeGreaterThan(20);
  expect(entries.filter(({ msg }) => msg === 'request failed')).toHaveLength(3);
  const unsent = entries.filter(({ msg }) => msg === 'a mail was not sent');
  expect(
    unsent.map(({ subject = '', reason = '' }) => `${subject.split(' / ')[1]}: ${reason}`).sort(),
  ).toEqual([
    'A recovery code was used: the mail server responded with 535',
    'Two-step verification was turned on: the mail server responded with 535',
  ]);
  expect(new Set(entries.map(({ status }) => status))).toEqual(
    new Set([200, 201, 400, 401, 409, 415, 429, 500, undefined]),
  );
});

test('the log says why an image was rejected', () => {
  const rejected = readEntries().filter(({ msg }) => msg === 'image rejected');
  expect(rejected.map(({ reason }) => reason)).toEqual(['its first bytes are of no accepted format']);
});

test.each([
  'the token of a session',
  'the client identifier of a session',
  'a right password',
  'the right password of another account',
  'the secret of the second factor',
  'a recovery code',
  'a wrong password',
  'a new password',
  'an unknown token',
  'a cookie',
  'the password of the mail server',
  'the hash of a password',
  'an authorization header',
  'the content of a rejected image',
])('the log does not contain %s', (name) => {
  const secret = secrets[name] ?? '';
  expect(secret.length).toBeGreaterThan(5);
  expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});
