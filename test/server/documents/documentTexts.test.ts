import { deflateSync } from 'node:zlib';
import { documentTextsPath } from '../../../src/model/search/documentTexts';
import { prune } from '../../../src/server/archive/prune';
import { readPdfText } from '../../../src/server/documents/readPdfText';
import { multipart } from '../../support/data/multipart';
import { pdfOf, pdfOfStreams } from '../../support/data/pdf';
import { isRecord, TestServer } from '../../support/site/server/testServer';

/*
 * The words of the PDFs that administrators upload, for the search.
 */

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const upload = async (name: string, content: Uint8Array): Promise<string> => {
  const form = multipart({ field: 'file', name, content });
  const { status, body } = await server.request('POST', '/api/file/upload', { token, ...form });
  if (status !== 201 || !isRecord(body)) throw new Error(`The file was not uploaded: ${status}`);
  return String(body.fileName);
};

const saveProduct = async (fileName: string): Promise<number> => {
  const { body } = await server.request('POST', '/api/product/save', {
    token,
    body: { nameEn: 'Valve', fileName },
  });
  return Number(isRecord(body) && body.id);
};

const textsOf = async (site = server) => (await site.request('GET', documentTextsPath)).body;

/** The texts, once the server has read all documents. */
const laterTexts = async (expected: unknown, site = server): Promise<void> => {
  while (JSON.stringify(await textsOf(site)) !== JSON.stringify(expected))
    await new Promise((resolve) => setTimeout(resolve, 50));
};

test('the words of an uploaded PDF are there while a part offers it, and not in the journal', async () => {
  const words = ['Torque the flange to 95 Nm.\nTwice a year.', 'Serrez la bride à 95 Nm (deux fois).'];
  const name = await upload('flange.pdf', pdfOf(...words));
  expect(await textsOf()).toEqual({});
  const id = await saveProduct(name);
  const pages = ['Torque the flange to 95 Nm. Twice a year.', 'Serrez la bride à 95 Nm (deux fois).'];
  await laterTexts({ 'flange.pdf': pages });
  const changes = await server.database.system.selectFrom('change_rows').selectAll().execute();
  expect(JSON.stringify(changes)).not.toContain('Torque');
  const other = await upload('other.pdf', pdfOf('A hose'));
  await server.request('PUT', '/api/product/update', { token, body: { id, fileName: other } });
  await laterTexts({ 'other.pdf': ['A hose'] });
  await server.request('DELETE', '/api/product/delete', { token, body: { id } });
  expect(await textsOf()).toEqual({});
});

test('a document that came with an import or a backup is read after the first request', async () => {
  await server.files.documents.put('moved.pdf', pdfOf('Moved words'));
  const id = await saveProduct('moved.pdf');
  await laterTexts({ 'moved.pdf': ['Moved words'] });
  const sibling = await server.sibling(); // another process reads the stored text
  expect(await textsOf(sibling)).toEqual({ 'moved.pdf': ['Moved words'] });
  await sibling.close();
  const response = await server.request('GET', documentTextsPath);
  const etag = String(response.headers.etag);
  const again = await server.request('GET', documentTextsPath, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  await server.request('DELETE', '/api/product/delete', { token, body: { id } });
});

test('a document that was missing is read when it is uploaded', async () => {
  const id = await saveProduct('late.pdf');
  await laterTexts({ 'late.pdf': [] });
  expect(await upload('late.pdf', pdfOf('Late words'))).toBe('late.pdf');
  await laterTexts({ 'late.pdf': ['Late words'] });
  await server.request('DELETE', '/api/product/delete', { token, body: { id } });
});

test('a document that cannot be read is read once, not for every search', async () => {
  const get = jest.spyOn(server.files.documents, 'get').mockRejectedValue(new Error('The store is away'));
  const id = await saveProduct('away.pdf');
  await laterTexts({ 'away.pdf': [] });
  await laterTexts({ 'away.pdf': [] });
  expect(get).toHaveBeenCalledTimes(1);
  get.mockRestore();
  await server.request('DELETE', '/api/product/delete', { token, body: { id } });
});

test('a document without text, such as a scan, has no pages', async () => {
  const id = await saveProduct(await upload('scan.pdf', pdfOf('')));
  await laterTexts({ 'scan.pdf': [] });
  await server.request('DELETE', '/api/product/delete', { token, body: { id } });
});

test('a document that no row names any more leaves with its words', async () => {
  await upload('unused.pdf', pdfOf('Unused words'));
  const stored = () => server.database.system.selectFrom('document_texts').select('name').execute();
  while (!(await stored()).some(({ name }) => name === 'unused.pdf'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  await prune(server, { before: 0, apply: true });
  expect((await stored()).map(({ name }) => name)).not.toContain('unused.pdf');
});

describe('a hostile PDF', () => {
  const bomb = pdfOfStreams([deflateSync(Buffer.alloc(256 * 1024 * 1024))], '/Filter /FlateDecode');
  const endless = pdfOfStreams([Buffer.from('BT /F1 12 Tf '), Buffer.from('(x) Tj '.repeat(3_000_000))]);

  test('that unpacks into hundreds of megabytes is given up', async () => {
    await expect(readPdfText(bomb, { maxMemory: 48 * 1024 * 1024 })).rejects.toThrow('memory');
  });

  test('that takes long is given up', async () => {
    await expect(readPdfText(endless, { timeoutMs: 100 })).rejects.toThrow('too long');
  });

  test('that has more pages or characters than anybody reads is cut', async () => {
    const pages = Array.from({ length: 5 }, (_, page) => `Page ${page}`);
    const read = await readPdfText(pdfOf(...pages), { maxPages: 2, maxCharacters: 11 });
    expect(read).toEqual(['Page 0', 'Page']);
  });

  test.each([
    ['%PDF-1.7', []],
    ['%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 1 0 R /Kids [1 0 R] >> endobj', 'error'],
  ])('%j leaves the server as it is', async (content, expected) => {
    const read = readPdfText(Buffer.from(content)).catch(() => 'error');
    expect(await read).toEqual(expected);
  });
});
