import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Environment } from '../../src/server/system/environment';
import { parseConfig } from '../../src/server/config';
import { checkBucket, checkScanCommand } from '../../src/server/files/checkServices';
import { explainDatabaseError } from '../../src/server/system/startProblems';
import { misspeltVariables, variableNames } from '../../src/server/system/variableNames';
import { TestObjectStore } from '../support/faults/objectStore';
import { runCommand } from '../support/site/server/commandLine';
import { launch, ServerProcess } from '../support/site/server/serverProcess';

/*
 * A wrong setting stops the start with one line that names the variable. Misspelt names are logged.
 */

let folder: string;
let taken: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, 'file'), '');
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
});

afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

const takenPort = (): string => String((taken.address() as AddressInfo).port);

const start = async (environment: Environment): Promise<string> => {
  const child = launch({ DATA_DIR: join(folder, 'data'), ...environment }, 'pipe');
  if (!child.stderr) throw new Error('The errors are not read.');
  const [output] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(child.exitCode).toBe(1);
  return output;
};

const withPath = (name: string): Environment => ({ DATA_DIR: join(folder, name) });

test.each<[string, () => Environment, RegExp]>([
  ['a port in use', () => ({ PORT: takenPort() }), /^PORT: another program uses port \d+ of 127\.0\.0\.1\n$/],
  ['an unknown host', () => ({ HOST: 'nowhere.invalid' }), /^HOST: 'nowhere\.invalid' is not an address of/],
  ['the host of another machine', () => ({ HOST: '203.0.113.7' }), /^HOST: '203\.0\.113\.7' is not an addr/],
  ['a data folder that is a file', () => withPath('file'), /^DATA_DIR: \S+file is a file, not a folder\n$/],
  ['a data folder below a file', () => withPath('file/x'), /^DATA_DIR: \S+file\/x is below a file\n$/],
  ['a data folder in /proc', () => ({ DATA_DIR: '/proc/x' }), /^DATA_DIR: \/proc\/x cannot be created/],
  [
    'a database that is away',
    () => ({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/site' }),
    /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1\/site cannot be used: nothing listens there\n$/,
  ],
  [
    'a scanner that is not there',
    () => ({ SCAN_COMMAND: 'no-such-scanner -q' }),
    /^SCAN_COMMAND: there is no/,
  ],
])('%s stops the start with one line', async (_name, environment, message) => {
  const output = await start(environment());
  expect(output).toMatch(message);
  expect(output).not.toContain('secret');
});

test('a folder of backups that is away does not stop the start: the log names the variable', async () => {
  const environment = { ...withPath('data'), LOG_LEVEL: 'error', BACKUP_EVERY: '1d', BACKUP_TO: '/proc/x' };
  const server = await ServerProcess.start(environment);
  const message = 'BACKUP_TO: /proc/x cannot be created';
  while (!server.outputLines.some((line) => line.includes(message)))
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await server.end('SIGTERM');
});

test('a command names the variable too', async () => {
  const environment = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/site', ...withPath('data') };
  const { code, output } = await runCommand('backup', [join(folder, 'x')], environment);
  expect([code, output]).toEqual([1, expect.stringMatching(/^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1/)]);
});

test.each([
  ['28P01', 'it refuses the password'],
  ['3D000', 'the database does not exist'],
])('the code %s of PostgreSQL means that %s', (code, problem) => {
  const error = Object.assign(new Error('x'), { code });
  const dataDirectory = 'data';
  const databaseUrl = 'postgres://me:secret@db.example/site';
  expect(explainDatabaseError(error, { dataDirectory, databaseUrl })).toMatchObject({
    message: `DATABASE_URL: PostgreSQL at db.example:5432/site cannot be used: ${problem}`,
  });
  expect(explainDatabaseError(error, { dataDirectory })).toBe(error);
});

test.each([
  ['norcuve=a.example;rubicuve=b.example,a.example', "'a.example' is a host of two brands"],
  ['rubicuve=localhost', "'localhost' is a host of two brands, 'norcuve' and 'rubicuve'"],
  ['norcuve=a.example;norcuve=b.example', "'norcuve' is there twice"],
])('BRAND_HOSTS=%s is refused, because %s', (value, problem) => {
  expect(() => parseConfig({ BRAND_HOSTS: value })).toThrow(`BRAND_HOSTS: ${problem}`);
});

test('a scanner is found in the search path, if it can be run', async () => {
  const scanner = join(folder, 'scanner');
  writeFileSync(scanner, '#!/bin/sh\n');
  await expect(checkScanCommand({ scanCommand: [scanner] })).rejects.toThrow('SCAN_COMMAND');
  chmodSync(scanner, 0o700);
  await checkScanCommand({ scanCommand: [scanner, '--quiet'] });
  await checkScanCommand({ scanCommand: ['scanner'] }, `/nowhere:${folder}`);
  await expect(checkScanCommand({ scanCommand: ['scanner'] }, '/nowhere')).rejects.toThrow('SCAN_COMMAND');
  await expect(checkScanCommand({ scanCommand: [folder] })).rejects.toThrow('SCAN_COMMAND');
});

describe('the object store', () => {
  let store: TestObjectStore;

  beforeAll(async () => {
    store = await TestObjectStore.start();
  });

  afterAll(() => store.close());

  const check = (environment: Environment): Promise<string | undefined> => {
    const { bucket } = parseConfig({ ...store.environment(), ...environment });
    if (!bucket) throw new Error('There is no bucket.');
    return checkBucket(bucket);
  };

  test('is accepted with the right settings', async () => {
    expect(await check({})).toBeUndefined();
  });

  test.each([
    ['AWS_SECRET_ACCESS_KEY', 'wrong'],
    ['AWS_ACCESS_KEY_ID', 'wrong'],
    ['FILES_URL', 's3://another-bucket'],
  ])('with a wrong %s stops the start', async (variable, value) => {
    await expect(check({ [variable]: value })).rejects.toThrow(new RegExp(`^${variable}: The object store`));
  });

  test('that is away is a problem for the log: the site starts without it', async () => {
    expect(await check({ AWS_ENDPOINT_URL: 'http://127.0.0.1:1' })).toContain('cannot be reached');
  });
});

describe('a misspelt variable', () => {
  test.each([
    ['PROT', 'PORT'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['BRANDS_HOSTS', 'BRAND_HOSTS'],
    ['SCAN_COMAND', 'SCAN_COMMAND'],
    ['data_dir', 'DATA_DIR'],
  ])('%s is recognized as %s', (name, meant) => {
    expect(misspeltVariables({ [name]: 'x' })).toEqual([[name, meant]]);
  });

  test('is none of the usual variables of a system', () => {
    const usual = 'HOME PATH PWD USER SHELL TERM LANG LOGNAME MAIL HOSTNAME NODE_ENV HTTP_PROXY NO_PROXY';
    const others = 'AWS_PROFILE AWS_ROLE_ARN INVOCATION_ID STATE_DIRECTORY XDG_DATA_DIRS TMPDIR _';
    const names = [...usual.split(' '), ...others.split(' '), ...variableNames];
    expect(misspeltVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  });

  test('is logged at the start', async () => {
    const environment = { ...withPath('misspelt'), LOG_LEVEL: 'warn', TRUST_PROXI: 'on' };
    const server = await ServerProcess.start(environment);
    expect(server.outputLines.join('\n')).toContain(
      'TRUST_PROXI is no variable of the site: did you mean TRUST_PROXY?',
    );
    await server.end('SIGTERM');
  });

  test('is compared with all variables that the documents describe', () => {
    const page = ['docs/operations.md', 'docs/settings.md']
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const described = new Set(
      [...page.matchAll(/`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name),
    );
    expect(variableNames.filter((name) => !described.has(name))).toEqual([]);
    const table = [...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(
      ([, cell = '']) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? [],
    );
    expect(
      table.filter((name) => !variableNames.includes(name) && !/^(?:EACCES|DATA_DIR)$/.test(name)),
    ).toEqual([]);
  });
});
