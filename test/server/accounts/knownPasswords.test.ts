import type { RequestListener } from 'node:http';
import { Writable } from 'node:stream';
import { createAccount } from '../../../src/server/accounts/accounts';
import { KnownPasswords } from '../../../src/server/accounts/knownPasswords';
import { buildApp } from '../../../src/server/app';
import { loggerOptions } from '../../../src/server/logger';
import { environmentOf, runAtTerminal } from '../../support/site/commandLine';
import { hashOf, KnownPasswordsService } from '../../support/faults/knownPasswordsService';
import { TestServer } from '../../support/site/testServer';

const current = 'a password of before';

let service: KnownPasswordsService;
let server: TestServer;

beforeAll(async () => {
  service = await KnownPasswordsService.start();
  server = await TestServer.start({ environment: { KNOWN_PASSWORDS_URL: service.url } });
});

afterAll(async () => {
  await server.close();
  await service.close();
});

beforeEach(() => {
  service.told.length = 0;
});

afterEach(() => {
  service.trouble = undefined;
  service.writing = (answer) => answer;
});

let accounts = 0;

const newAccount = async (): Promise<string> => {
  accounts += 1;
  const email = `somebody-${accounts}@example.net`;
  await createAccount(server, { email, password: current, isSuperUser: false });
  return email;
};

/** What a change to a password is answered, on an account of its own. */
const changeTo = async (password: string, current_password = current) => {
  const email = await newAccount();
  const token = await server.login({ email, password: current });
  const body = { email, current_password, password, confirm_password: password };
  return server.call('POST', '/api/user/changePassword', { token, body });
};

const refusal = { status: 400, body: { message: expect.stringContaining('easy to guess') as unknown } };

describe('a new password', () => {
  test('that is known from a breach is refused', async () => {
    service.knows('les citernes vertes roulent');
    expect(await changeTo('les citernes vertes roulent')).toMatchObject(refusal);
  });

  test('that is not known is taken', async () => {
    expect((await changeTo('les citernes mauves roulent')).status).toBe(200);
    expect(service.told).toHaveLength(1);
  });

  test('that only stands there to hide how long the answer is, is taken', async () => {
    service.knows('les citernes roses roulent', 0);
    expect((await changeTo('les citernes roses roulent')).status).toBe(200);
  });

  test.each([
    ['in lower case', (answer: string) => answer.toLowerCase()],
    ['in lines as of Unix, with an empty one', (answer: string) => `${answer.replaceAll('\r', '')}\n\n`],
  ])('is found in an answer that is written %s', async (_how, writing) => {
    service.knows('les citernes noires roulent');
    service.writing = writing;
    expect(await changeTo('les citernes noires roulent')).toMatchObject(refusal);
  });

  test('is looked up in the form in which passwords are compared', async () => {
    service.knows('les étés brûlés de naguère'.normalize('NFC'));
    expect(await changeTo('les étés brûlés de naguère'.normalize('NFD'))).toMatchObject(refusal);
  });

  test('is not looked up where it is refused already, nor for whoever does not know the current one', async () => {
    expect(await changeTo('password1234')).toMatchObject(refusal);
    expect((await changeTo('q8#Vz0!mK2w')).status).toBe(400);
    expect((await changeTo('les citernes mauves roulent', 'a wrong password')).status).toBe(409);
    expect(service.told).toEqual([]);
  });

  test('tells the service five characters of a hash, and nothing else', async () => {
    const password = 'les citernes jaunes roulent';
    await changeTo(password);
    const [told = '', ...others] = service.told;
    expect(others).toEqual([]);
    const hash = hashOf(password);
    expect(told.split('\n')[0]).toBe(`GET /range/${hash.slice(0, 5)}`);
    expect(told.toLowerCase()).toContain('add-padding\ntrue');
    expect(told).not.toContain(hash.slice(0, 6));
    expect(told).not.toMatch(/citernes|example\.net/);
  });
});

const answering =
  (status: number, headers: Readonly<Record<string, string>>, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

describe('a new password that is typed at the terminal', () => {
  const reset = async (answer: string) => {
    const environment = { ...environmentOf(server), KNOWN_PASSWORDS_URL: service.url };
    return runAtTerminal('account', ['reset', await newAccount()], environment, {
      question: 'Password (empty',
      answer,
    });
  };

  test('is looked up too', async () => {
    service.knows('les citernes beiges roulent');
    const { code, said } = await reset('les citernes beiges roulent');
    expect(said).toContain('easy to guess');
    expect(code).toBe(1);
    expect(await reset('les citernes ocres roulent')).toMatchObject({ code: 0 });
  });

  test('is taken where the service fails, which is said', async () => {
    service.trouble = answering(500, {});
    const { code, said } = await reset('les citernes ocres roulent');
    expect(said).toContain('The password was not checked against leaked passwords: the answer is 500.');
    expect(code).toBe(0);
  });
});

/** Answers for ever, as fast as it is read. */
const endless: RequestListener = (_request, response) => {
  const more = (): void => {
    while (!response.destroyed && response.write(`${hashOf('more').slice(5)}:1\r\n`.repeat(1000)));
  };
  response.on('drain', more);
  more();
};

/** Leads to where the password is said to be known. */
const redirect: RequestListener = ({ url = '' }, response) => {
  service.trouble = undefined;
  response.writeHead(302, { location: url }).end();
};

const failures: Readonly<Record<string, readonly [trouble: RequestListener, reason: string]>> = {
  'breaks off': [({ socket }) => socket.destroy(), 'other side closed'],
  'fails itself': [answering(500, {}), 'the answer is 500'],
  'is not where it was': [redirect, 'the answer is 302'],
  'says something else': [answering(200, { 'content-type': 'text/html' }, '<p>Hello'), 'of the protocol'],
  'does not end its answer': [endless, 'larger than 1048576 bytes'],
};

/** Changes the password of an account to one after the other. @returns what was answered, and the whole log */
const loggedChanges = async (...passwords: string[]) => {
  let log = '';
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    log += chunk.toString();
    done();
  };
  const logger = { ...loggerOptions('trace', false), stream: new Writable({ write }) };
  const { config, database, files } = server;
  const app = await buildApp({ config, database, files, logger });
  const email = await newAccount();
  const headers = { authorization: `Bearer ${await server.login({ email, password: current })}` };
  const statuses: number[] = [];
  for (const password of passwords) {
    const payload = { email, current_password: current, password, confirm_password: password };
    const answer = await app.inject({ method: 'POST', url: '/api/user/changePassword', headers, payload });
    statuses.push(answer.statusCode);
  }
  await app.close();
  return { statuses, log };
};

describe('where the service', () => {
  const password = 'les citernes blanches roulent';

  beforeAll(() => service.knows(password));

  test.each(Object.keys(failures))(
    '%s, a new password is held to the other rules, and the log says so',
    async (name) => {
      const [trouble, reason] = failures[name] ?? [];
      service.trouble = trouble;
      const { statuses, log } = await loggedChanges('password1234', password);
      expect(statuses).toEqual([400, 200]);
      const warnings = log
        .split('\n')
        .filter((line) => line.includes('not checked against leaked passwords'));
      expect(warnings).toEqual([expect.stringContaining(reason ?? '')]);
      expect(log).not.toContain('citernes');
      expect(log).not.toContain('/range/');
      expect(log.toUpperCase()).not.toContain(hashOf(password).slice(5, 15));
      expect(service.told).toHaveLength(1);
    },
  );

  test.each([
    ['to begin', (() => undefined) satisfies RequestListener],
    ['to end', ((_request, response) => response.write('0')) satisfies RequestListener],
  ])('takes long %s its answer, a new password waits no longer than it should', async (_what, trouble) => {
    service.trouble = trouble;
    const problems: string[] = [];
    const known = new KnownPasswords(service.url, (problem) => problems.push(problem), 50);
    expect(await known.has(password)).toBe(false);
    expect(problems).toEqual(['the answer takes more than 50 ms']);
  });

  test('cannot be reached, likewise', async () => {
    const gone = await KnownPasswordsService.start();
    const { url } = gone;
    await gone.close();
    const problems: string[] = [];
    const known = new KnownPasswords(url, (problem) => problems.push(problem));
    expect(await known.has(password)).toBe(false);
    expect(problems).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });
});
