import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ScanError, Scanner } from '../../../src/server/files/scan';
import { multipart } from '../../support/data/multipart';
import { pixel } from '../../support/data/pixel';
import { TestServer } from '../../support/site/server/testServer';
import { clientIdOf } from '../../support/data/uploads';

let folder: string;
let script: string;
let recordFile: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scan-test-'));
  [script, recordFile] = [path.join(folder, 'scan.sh'), path.join(folder, 'seen')];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => rmSync(recordFile, { force: true }));

/** Writes a scanner that records its arguments and its environment, and then runs `ending`. */
const scannerThat = (ending: string): void => {
  writeFileSync(script, `#!/bin/sh\nprintf '%s\\n' "$@" > ${recordFile}\nenv >> ${recordFile}\n${ending}\n`);
  chmodSync(script, 0o700);
};

const [passes, rejects, fails] = ['exit 0', 'exit 1', 'exit 2'];

describe('an upload to a server with a scanner', () => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await TestServer.start({ environment: { SCAN_COMMAND: ` ${script}  --quick ` } });
    token = await server.login();
  });

  afterAll(() => server.close());

  const uploads = {
    document: () => {
      const { body, headers } = multipart({ field: 'file', name: 'sheet.pdf', content: '%PDF-1.7 EICAR' });
      return server.request('POST', '/api/file/upload', { token, body, headers });
    },
    image: async () => {
      const { body, headers } = multipart({ field: 'image', name: 'picture', content: pixel });
      const authorization = `Client-ID ${await clientIdOf(server, token)}`;
      return server.request('POST', '/api/image', { body, headers: { ...headers, authorization } });
    },
  };

  const storedNames = async (): Promise<string[]> => [
    ...(await server.files.documents.list()),
    ...(await server.files.images.list()),
  ];

  test.each(Object.entries(uploads))(
    'is stored only if the scanner accepts it: %s',
    async (_kind, upload) => {
      const namesBefore = await storedNames();
      scannerThat(rejects);
      expect(await upload()).toMatchObject({
        status: 422,
        body: { message: 'This file was refused. The virus scanner found something harmful in it.' },
      });
      for (const ending of [fails, 'kill -9 $$']) {
        scannerThat(ending);
        expect((await upload()).status).toBe(503);
      }
      rmSync(script);
      expect((await upload()).status).toBe(503);
      expect(await storedNames()).toEqual(namesBefore);
      scannerThat(passes);
      expect((await upload()).status).toBeLessThan(300);
      expect(await storedNames()).toHaveLength(namesBefore.length + 1);
    },
  );

  test('is scanned as a temporary file, which is then deleted; the scanner sees no secrets of the server', async () => {
    scannerThat(`grep -q EICAR "$2" && exit 1; exit 0`);
    process.env.SCAN_TEST_SECRET = 'a secret of the server';
    expect((await uploads.document()).status).toBe(422);
    delete process.env.SCAN_TEST_SECRET;
    const [first, file = '', ...others] = readFileSync(recordFile, 'utf8').split('\n');
    expect(first).toBe('--quick');
    expect(existsSync(path.dirname(file))).toBe(false);
    expect(others.join('\n')).not.toContain('secret');
    expect((await uploads.image()).status).toBe(200);
  });
});

test('a scanner that does not end is killed, and the file is not accepted', async () => {
  scannerThat('sleep 600');
  const scanning = new Scanner([script], 300).scan(Buffer.from('%PDF'));
  await expect(scanning).rejects.toThrow(ScanError);
  await expect(scanning).rejects.toThrow('more than 300 ms');
});

test('without a scanner every file is accepted', async () => {
  await expect(new Scanner(undefined).scan(Buffer.from('%PDF'))).resolves.toBeUndefined();
});

const createFiles = (count: number): Buffer[] => Array.from({ length: count }, () => Buffer.from('%PDF'));

test('at most two scanners run at a time', async () => {
  const [running, counts] = [path.join(folder, 'running'), path.join(folder, 'counts')];
  mkdirSync(running);
  scannerThat(`mkdir ${running}/$$; ls ${running} | wc -l >> ${counts}; sleep 0.2; rmdir ${running}/$$`);
  const scanner = new Scanner([script]);
  await Promise.all(createFiles(12).map((content) => scanner.scan(content)));
  const numbers = readFileSync(counts, 'utf8').trim().split('\n').map(Number);
  expect(numbers).toHaveLength(12);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(2);
});

test('if the scanner does not end, all waiting uploads fail soon', async () => {
  scannerThat('sleep 600');
  const scanner = new Scanner([script], 100);
  const outcomes = await Promise.allSettled(createFiles(40).map((content) => scanner.scan(content)));
  const reasons = outcomes.map((each) => (each.status === 'rejected' ? String(each.reason) : 'passed'));
  expect(reasons.filter((each) => !/more than 100 ms|other scans were waiting/.test(each))).toEqual([]);
  expect(reasons.filter((each) => each.includes('more than')).length).toBeLessThan(10);
});
