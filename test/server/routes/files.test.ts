import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { multipart } from '../../support/data/multipart';
import { isRecord, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start({ environment: { MAX_FILE_BYTES: '20000' } });
  token = await server.login();
});

afterEach(() => {
  const folder = path.join(server.config.dataDirectory, 'files');
  for (const name of readdirSync(folder)) if (!name.startsWith('.')) rmSync(path.join(folder, name));
});

afterAll(() => server.close());

const pdf = '%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n';

const upload = (name: string, content: string | Uint8Array = pdf, field = 'file') =>
  server.request('POST', '/api/file/upload', { token, ...multipart({ field, name, content }) });

const uploadedName = async (name: string, content?: string): Promise<string> => {
  const { status, body } = await upload(name, content);
  if (status !== 201 || !isRecord(body)) throw new Error(JSON.stringify(body));
  return String(body.fileName);
};

const names = async () => (await server.request('GET', '/api/file/', { token })).body;

const download = (name: string) => server.request('GET', `/api/file/download/${name}`);

describe('POST /api/file/upload', () => {
  test('stores a PDF under its own name, and the next one of that name under another', async () => {
    const { status, body } = await upload('flyer.pdf');
    expect(status).toBe(201);
    expect(body).toEqual({ message: expect.any(String) as unknown, fileName: 'flyer.pdf' });
    expect(await uploadedName('flyer.pdf', `${pdf}second`)).toBe('flyer-2.pdf');
    expect(await uploadedName('flyer.pdf')).toBe('flyer-3.pdf');
    expect(await names()).toEqual(['flyer-2.pdf', 'flyer-3.pdf', 'flyer.pdf']);
    expect((await download('flyer-2.pdf')).raw.toString()).toBe(`${pdf}second`);
  });

  test('gives concurrent uploads of one name different names', async () => {
    const uploadName = await Promise.all(
      Array.from({ length: 8 }, (_, index) => uploadedName('same.pdf', `${pdf}${index}`)),
    );
    expect(new Set(uploadName).size).toBe(8);
    for (const [index, name] of uploadName.entries()) {
      expect((await download(encodeURIComponent(name))).raw.toString()).toBe(`${pdf}${index}`);
    }
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\win.pdf', 'win.pdf'],
    ['/etc/shadow', 'shadow.pdf'],
    ['..', 'document.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['CON.pdf', 'CON-1.pdf'],
    ['page.html', 'page.html.pdf'],
    ['a\u202efdp.exe', 'a fdp.exe.pdf'],
    ['fiche technique é.PDF', 'fiche technique é.pdf'],
    [`${'long'.repeat(100)}.pdf`, `${'long'.repeat(15)}.pdf`],
    ['  .pdf', 'document.pdf'],
  ])('turns %j into a safe file name', async (uploadName, storedName) => {
    expect(await uploadedName(uploadName)).toBe(storedName);
    expect(readdirSync(path.join(server.config.dataDirectory, 'files')).sort()).toEqual(
      ['.unfinished', storedName].sort(),
    );
    expect((await download(encodeURIComponent(storedName))).raw.toString()).toBe(pdf);
  });

  test.each([
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['HTML with a PDF in it', `<script>alert(1)</script>${pdf}`],
    ['a program', 'MZ\x90\0'],
    ['an image', '\x89PNG\r\n\x1a\n'],
  ])('rejects %s that is named .pdf', async (_case, content) => {
    const { status, body } = await upload('flyer.pdf', content);
    expect(status).toBe(415);
    expect(body).toEqual({ status: 'fail', message: 'This file is not a PDF document.' });
    expect(await names()).toEqual([]);
  });

  test('never stores the beginning of a file that is too large, however its bytes arrive', async () => {
    const { headers, body } = multipart({ field: 'file', name: 'cut.pdf', content: pdf.padEnd(60_000) });
    const start = body.indexOf(pdf);
    const parts = [
      body.subarray(0, start),
      body.subarray(start, start + 20_000),
      body.subarray(start + 20_000),
    ];
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload: Readable.from(parts),
    });
    expect(statusCode).toBe(413);
    expect(await names()).toEqual([]);
  });

  test('rejects a file that is too large, and states the limit', async () => {
    const { status, body } = await upload('large.pdf', pdf.padEnd(20_001, ' '));
    expect(status).toBe(413);
    expect(body).toEqual({ status: 'fail', message: 'This is too large: 19.5 kB at most.' });
    expect(await names()).toEqual([]);
    expect((await upload('fits.pdf', pdf.padEnd(20_000, ' '))).status).toBe(201);
  });

  test('rejects a form without the file, and a body that is not a form', async () => {
    const other = await upload('flyer.pdf', pdf, 'document');
    expect(other.status).toBe(400);
    expect(other.body).toMatchObject({ message: expect.stringContaining('the field file') as unknown });
    expect((await upload('empty.pdf', '')).status).toBe(400);
    const two = [
      { field: 'other', name: 'a.pdf', content: pdf } as const,
      { field: 'file', name: 'b.pdf', content: pdf },
    ];
    const several = await server.request('POST', '/api/file/upload', { token, ...multipart(...two) });
    expect(several.status).toBe(400);
    expect(several.body).toMatchObject({ message: expect.stringContaining('expected format') as unknown });
    const json = await server.request('POST', '/api/file/upload', { token, body: { file: pdf } });
    expect(json.status).toBe(415);
    expect(json.body).toMatchObject({ message: expect.stringContaining('multipart/form-data') as unknown });
    const broken = await server.request('POST', '/api/file/upload', {
      token,
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
    expect(await names()).toEqual([]);
  });
});

describe('GET /api/file/download/{fileName}', () => {
  test('sends visitors the file as an attachment under its own name', async () => {
    const name = await uploadedName('fiche « été ».pdf');
    const { status, headers } = await download(encodeURIComponent(name));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="fiche _ _t_ _.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test.each([
    ['missing.pdf'],
    ['..%2f..%2fsite.sqlite'],
    ['..%2fsite.sqlite'],
    ['%2e%2e%2fsite.sqlite'],
    ['..%5csite.sqlite'],
    ['../site.sqlite'],
    ['%2fetc%2fpasswd'],
    ['.unfinished'],
    ['secret.pdf%00.txt'],
    ['..%2fsecret.pdf'],
    ['%c0%ae%c0%ae%2fsecret.pdf'],
    ['x'.repeat(400)],
    [`${encodeURIComponent('é'.repeat(200))}.pdf`],
  ])('responds with 404 for %s', async (name) => {
    writeFileSync(path.join(server.config.dataDirectory, 'secret.pdf'), 'secret');
    const { status, raw, body } = await download(name);
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'fail' });
    expect(raw.toString()).not.toContain(server.config.dataDirectory);
  });
});

test('a start deletes uploads that a crash left unfinished, and keeps complete files', async () => {
  await uploadedName('kept.pdf');
  const folder = path.join(server.config.dataDirectory, 'files');
  writeFileSync(path.join(folder, '.unfinished', 'half'), '%PDF-');
  const { openFolders } = await import('../../../src/server/files/folderStore');
  openFolders(server.config.dataDirectory);
  expect(readdirSync(path.join(folder, '.unfinished'))).toEqual([]);
  expect(readFileSync(path.join(folder, 'kept.pdf'), 'utf8')).toBe(pdf);
});
