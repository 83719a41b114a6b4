import type { RequestListener } from 'node:http';
import { Writable } from 'node:stream';
import { createAccount } from '../../../src/server/accounts/accounts';
import { KnownPasswords } from '../../../src/server/accounts/passwords/knownPasswords';
import { buildApp } from '../../../src/server/app';
import { loggerOptions } from '../../../src/server/logger';
import { environmentOf, runAtTerminal } from '../../support/site/server/commandLine';
import { hashOf, KnownPasswordsService } from '../../support/faults/knownPasswordsService';
import { TestServer } from '../../support/site/server/testServer';

const currentPassword = 'a current password';

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
  service.requests.length = 0;
});

afterEach(() => {
  service.respondWithFailure = undefined;
  service.formatResponse = (text) => text;
});

let accounts = 0;

const newAccount = async (): Promise<string> => {
  accounts += 1;
  const email = `someone-${accounts}@example.net`;
  await createAccount(server, { email, password: currentPassword, isSuperUser: false });
  return email;
};

/** Changes the password of a new account. @returns the response */
const changePasswordTo = async (password: string, current_password = currentPassword) => {
  const email = await newAccount();
  const token = await server.login({ email, password: currentPassword });
  const body = { email, current_password, password, confirm_password: password };
  return server.request('POST', '/api/user/changePassword', { token, body });
};

const easyToGuess = { status: 400, body: { message: expect.stringContaining('easy to guess') as unknown } };

describe('a new password', () => {
  test('that is known from a breach is rejected', async () => {
    service.addPassword('les citernes vertes roulent');
    expect(await changePasswordTo('les citernes vertes roulent')).toMatchObject(easyToGuess);
  });

  test('that is not known is accepted', async () => {
    expect((await changePasswordTo('les citernes mauves roulent')).status).toBe(200);
    expect(service.requests).toHaveLength(1);
  });

  test('that is only padding, which hides the length of the response, is accepted', async () => {
    service.addPassword('les citernes roses roulent', 0);
    expect((await changePasswordTo('les citernes roses roulent')).status).toBe(200);
  });

  test.each([
    ['in lower case', (text: string) => text.toLowerCase()],
    ['with Unix line ends and an empty line', (text: string) => `${text.replaceAll('\r', '')}\n\n`],
  ])('is found in a response that is written %s', async (_description, formatResponse) => {
    service.addPassword('les citernes noires roulent');
    service.formatResponse = formatResponse;
    expect(await changePasswordTo('les citernes noires roulent')).toMatchObject(easyToGuess);
  });

  test('is looked up in the same Unicode form in which passwords are compared', async () => {
    service.addPassword('les étés brûlés de naguère'.normalize('NFC'));
    expect(await changePasswordTo('les étés brûlés de naguère'.normalize('NFD'))).toMatchObject(easyToGuess);
  });

  test('is not looked up if another rule rejects it or the current password is wrong', async () => {
    expect(await changePasswordTo('password1234')).toMatchObject(easyToGuess);
    expect((await changePasswordTo('q8#Vz0!mK2w')).status).toBe(400);
    expect((await changePasswordTo('les citernes mauves roulent', 'a wrong password')).status).toBe(409);
    expect(service.requests).toEqual([]);
  });

  test('sends the service five characters of a hash, and nothing else', async () => {
    const password = 'les citernes jaunes roulent';
    await changePasswordTo(password);
    const [request = '', ...others] = service.requests;
    expect(others).toEqual([]);
    const hash = hashOf(password);
    expect(request.split('\n')[0]).toBe(`GET /range/${hash.slice(0, 5)}`);
    expect(request.toLowerCase()).toContain('add-padding\ntrue');
    expect(request).not.toContain(hash.slice(0, 6));
    expect(request).not.toMatch(/citernes|example\.net/);
  });
});

const respondWith =
  (status: number, headers: Readonly<Record<string, string>>, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

describe('a new password typed at the terminal', () => {
  const reset = async (answer: string) => {
    const environment = { ...environmentOf(server), KNOWN_PASSWORDS_URL: service.url };
    return runAtTerminal('account', ['reset', await newAccount()], environment, {
      question: 'Password (empty',
      answer,
    });
  };

  test('is looked up too', async () => {
    service.addPassword('les citernes beiges roulent');
    const { code, output } = await reset('les citernes beiges roulent');
    expect(output).toContain('easy to guess');
    expect(code).toBe(1);
    expect(await reset('les citernes ocres roulent')).toMatchObject({ code: 0 });
  });

  test('is accepted if the service fails, and the terminal says so', async () => {
    service.respondWithFailure = respondWith(500, {});
    const { code, output } = await reset('les citernes ocres roulent');
    expect(output).toContain(
      'The password was not checked against leaked passwords: the response has the status 500.',
    );
    expect(code).toBe(0);
  });
});

/** Sends a response without end, as fast as it is read. */
const endless: RequestListener = (_request, response) => {
  const more = (): void => {
    while (!response.destroyed && response.write(`${hashOf('more').slice(5)}:1\r\n`.repeat(1000)));
  };
  response.on('drain', more);
  more();
};

/** Redirects to a response that contains the password. */
const redirect: RequestListener = ({ url = '' }, response) => {
  service.respondWithFailure = undefined;
  response.writeHead(302, { location: url }).end();
};

const failures: Readonly<Record<string, readonly [respond: RequestListener, reason: string]>> = {
  'closes the connection': [({ socket }) => socket.destroy(), 'other side closed'],
  'returns an error': [respondWith(500, {}), 'the response has the status 500'],
  redirects: [redirect, 'the response has the status 302'],
  'returns something else': [
    respondWith(200, { 'content-type': 'text/html' }, '<p>Hello'),
    'does not follow the protocol',
  ],
  'never ends its response': [endless, 'larger than 1048576 bytes'],
};

/** Changes the password of an account several times. @returns the statuses and the whole log */
const loggedChanges = async (...passwords: string[]) => {
  let log = '';
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    log += chunk.toString();
    done();
  };
  const logger = { ...loggerOptions('trace'), stream: new Writable({ write }) };
  const { config, database, files } = server;
  const app = await buildApp({ config, database, files, logger });
  const email = await newAccount();
  const headers = { authorization: `Bearer ${await server.login({ email, password: currentPassword })}` };
  const statuses: number[] = [];
  for (const password of passwords) {
    const payload = { email, current_password: currentPassword, password, confirm_password: password };
    const response = await app.inject({ method: 'POST', url: '/api/user/changePassword', headers, payload });
    statuses.push(response.statusCode);
  }
  await app.close();
  return { statuses, log };
};

describe('if the service', () => {
  const password = 'les citernes blanches roulent';

  beforeAll(() => service.addPassword(password));

  test.each(Object.keys(failures))(
    '%s, only the other rules apply to a new password, and the log says so',
    async (name) => {
      const [respond, reason] = failures[name] ?? [];
      service.respondWithFailure = respond;
      const { statuses, log } = await loggedChanges('password1234', password);
      expect(statuses).toEqual([400, 200]);
      const warnings = log
        .split('\n')
        .filter((line) => line.includes('not checked against leaked passwords'));
      expect(warnings).toEqual([expect.stringContaining(reason ?? '')]);
      expect(log).not.toContain('citernes');
      expect(log).not.toContain('/range/');
      expect(log.toUpperCase()).not.toContain(hashOf(password).slice(5, 15));
      expect(service.requests).toHaveLength(1);
    },
  );

  test.each([
    ['to start', (() => undefined) satisfies RequestListener],
    ['to end', ((_request, response) => response.write('0')) satisfies RequestListener],
  ])(
    'takes too long %s its response, the check of a new password ends after the time limit',
    async (_step, respond) => {
      service.respondWithFailure = respond;
      const problems: string[] = [];
      const known = new KnownPasswords(service.url, (problem) => problems.push(problem), 50);
      expect(await known.has(password)).toBe(false);
      expect(problems).toEqual(['the response took more than 50 ms']);
    },
  );

  test('cannot be reached, the password counts as unknown and the problem is reported', async () => {
    const stoppedService = await KnownPasswordsService.start();
    const { url } = stoppedService;
    await stoppedService.close();
    const problems: string[] = [];
    const known = new KnownPasswords(url, (problem) => problems.push(problem));
    expect(await known.has(password)).toBe(false);
    expect(problems).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });
});
