import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { contentJson, exportContent } from '../../../src/server/archive/transfer/exportContent';
import { Notes } from '../../../src/server/archive/transfer/notes';
import { fetchLinkedFiles } from '../../../src/server/archive/transfer/linkedFiles';
import { readBulkLoad } from '../../../src/server/archive/transfer/readBulkLoad';
import { readSource } from '../../../src/server/archive/transfer/source';
import { TransferError } from '../../../src/server/archive/transfer/transferError';
import { environmentOf, runCommand, runInThisProcess } from '../../support/site/server/commandLine';
import { saveSample } from '../../support/data/factories';
import { bulkOf } from '../../support/site/openedSite';
import { pixel } from '../../support/data/pixel';
import { startSampleSite } from '../../support/site/sampleSite';
import { TestServer } from '../../support/site/server/testServer';
import { backendText, contentOf, importInto } from '../../support/site/transfer';

let folder: string;
let target: TestServer;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'transfer-test-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  target = await TestServer.start();
});

afterEach(() => target.close());

describe('moving content', () => {
  let source: TestServer;
  let origin: string;

  beforeAll(async () => {
    source = await startSampleSite();
    origin = await source.listen();
  });

  afterAll(() => source.close());

  test('exports exactly the bulk load, and exports the same after an import', async () => {
    const [one, other] = [path.join(folder, 'one.json'), path.join(folder, 'other.json')];
    await exportContent(source.database, one);
    expect(readFileSync(one, 'utf8')).toBe(await bulkOf(source.app));
    const result = await runCommand('content:import', [one], environmentOf(target));
    expect(result).toEqual({ code: 0, output: expect.stringMatching(/tankers +3 added/) as unknown });
    const exportResult = await runCommand('content:export', [other], environmentOf(target));
    expect(exportResult.code).toBe(0);
    expect(readFileSync(other)).toEqual(readFileSync(one));
  });

  test('imports rows so that no id is used twice', async () => {
    await importInto(target, await contentOf(source));
    const ids = (await contentOf(target)).tankers?.map(({ id }) => id);
    const { id } = await saveSample(target, await target.login(), 'tanker');
    expect(ids).not.toContain(id);
  });

  test('imports images and files, which the new site then serves', async () => {
    const url = new URL('/api/allModels/', origin);
    const [image = ''] = await source.files.images.list();
    const [document = ''] = await source.files.documents.list();
    const products = [
      { id: 1, nameEn: 'One', image: `/api/image/${image}`, fileName: document },
      { id: 2, nameEn: 'Two', image: new URL(`/api/image/${image}`, url).href },
      { id: 3, nameEn: 'Three', image: '/api/image/none.png', fileName: 'none.pdf' },
    ];
    const notes = new Notes();
    const { fetched, failed, incoming } = await fetchLinkedFiles(await readBulkLoad({ products }, notes), {
      files: target.files,
      limits: target.config,
      url,
      isAllowedAddress: () => true, // the other site is on this machine
      notes,
      progress: noProgress,
    });
    expect({ fetched, failed }).toEqual({ fetched: 3, failed: 2 });
    const rows = incoming.get('products') ?? [];
    expect(rows.map((row) => [row.image, row.fileName])).toEqual([
      [`/api/image/${image}`, document],
      [`/api/image/${image}`, ''],
      ['/api/image/none.png', 'none.pdf'],
    ]);
    const response = await target.request('GET', `/api/image/${image}`);
    expect(response.raw).toEqual(pixel);
    expect(notes.lines.filter((line) => line.includes('not fetched'))).toHaveLength(2);
  });

  test.each(['/api/image/', '/api/image/../accounts', '/api/image/.unfinished', '/api/image/a\\b'])(
    'keeps the link of an image that cannot be imported: %j',
    async (image) => {
      const notes = new Notes();
      const incoming = await readBulkLoad({ products: [{ id: 1, nameEn: 'One', image }] }, notes);
      const { files, config: limits } = target;
      const result = await fetchLinkedFiles(incoming, { files, limits, notes, progress: noProgress });
      expect(result.incoming.get('products')).toMatchObject([{ image }]);
      expect(notes.lines).toContainEqual(expect.stringContaining('not fetched'));
    },
  );

  test('fetches images from a private address only if that is allowed', async () => {
    const file = path.join(folder, 'linked.json');
    const [image = ''] = await source.files.images.list();
    const link = new URL(`/api/image/${image}`, origin).href;
    writeFileSync(file, JSON.stringify({ products: [{ id: 1, nameEn: 'One', image: link }] }));
    const run = (...args: string[]) =>
      runInThisProcess('content:import', [file, '--pictures', ...args], environmentOf(target));
    expect((await run()).output).toMatch(/not fetched, because 127\.0\.0\.1 is not a public address/);
    expect(await target.files.images.list()).toEqual([]);
    expect((await run('--replace', '--allow-private')).output).toContain(
      'Pictures and files fetched: 1. Failed: 0.',
    );
    expect(await target.files.images.list()).toEqual([image]);
  });

  test('imports the same content from a URL as from a file', async () => {
    const { code } = await runInThisProcess('content:import', [origin], environmentOf(target));
    expect(code).toBe(0);
    expect(await contentJson(target.database)).toBe(await contentJson(source.database));
  });
});

describe('invalid data in an import', () => {
  test('is reported, and left out or replaced by the default', async () => {
    const lines = await importInto(target, {
      videos: [],
      locations: [
        { id: 1, nameEn: 'Here', colour: 'red' },
        { id: 1, nameEn: 'Again' },
        { nameEn: 'No id' },
        7,
      ],
      telephones: [
        { id: 1, locationId: '1', nameEn: 'Office', nameFr: null, telephone: 5550100, displayOrder: '3' },
        { id: 2, locationId: 9, nameEn: 'Nowhere' },
      ],
      tankers: [{ id: 4, nameEn: 'Tanker', displayOrder: 'first', isCertipropane: 1, price: {} }],
      employees: [{ id: 3, firstName: 'Ada', email: 'no address' }],
      emails: 'none',
      job_postings: [{ id: 1, jobDescriptionEn: '<p>Work<script>alert(1)</script></p>' }],
    });
    const { locations, telephones, tankers, job_postings: postings } = await contentOf(target);
    expect(locations).toEqual([{ id: 1, nameEn: 'Here', displayOrder: 0 }]);
    expect(telephones).toEqual([
      expect.objectContaining({ id: 1, locationId: '1', nameFr: '', telephone: '5550100', displayOrder: 3 }),
    ]);
    expect(tankers).toEqual([
      expect.objectContaining({ id: 4, displayOrder: 0, isCertipropane: true, price: '', tankerTypeId: 1 }),
    ]);
    expect(postings).toEqual([expect.objectContaining({ jobDescriptionEn: '<p>Work</p>', locationId: 1 })]);
    for (const expected of [
      'videos: the collection is unknown',
      "locations: the field 'colour' is unknown",
      'locations 1: the id appears twice',
      'locations: a row has no valid id (nothing)',
      'locations: item 4 is not a row',
      'telephones 2: there is no location 9',
      `tankers 4: 'displayOrder' is "first"`,
      `tankers 4: 'price' is {}`,
      'emails: not a list',
      `employees 3: 'email' is "no address", which is no e-mail address; kept`,
      'openings: not in the file',
    ])
      expect(lines).toContainEqual(expect.stringContaining(expected));
  });

  test('includes the second of two texts with the same key, page and language', async () => {
    const lines = await importInto(target, {
      resources: [
        backendText(7),
        backendText(3),
        backendText(8, { language: 'de' }),
        backendText(9, { page: '' }),
        backendText(10, { page: null }),
      ],
    });
    const { resources } = await contentOf(target);
    expect(resources?.map(({ id, resource }) => [id, resource])).toEqual([
      [3, 'Text 3'],
      [9, 'Text 9'],
    ]);
    expect(lines.filter((line) => line.includes('appears twice'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('a language of the site'))).toHaveLength(1);
  });

  test.each([[[]], [{}], [{ tankers: 'none' }], ['text'], [null]])(
    'is rejected if it has no content at all: %j',
    async (content) => {
      await expect(readBulkLoad(content, new Notes())).rejects.toThrow(TransferError);
    },
  );

  test.each([
    ['a value', (deep: string) => `{"tankers":[{"id":1,"price":${deep}}]}`],
    ['a collection', (deep: string) => `{"tankers":[],"products":${deep}}`],
    ['the whole file', (deep: string) => deep],
  ])('is rejected if it is nested too deep: %s', async (_place, nest) => {
    const depth = 200_000;
    const file = path.join(folder, 'deep.json');
    writeFileSync(file, nest(`${'['.repeat(depth)}${']'.repeat(depth)}`));
    const reading = readSource(file);
    await expect(reading).rejects.toThrow(TransferError);
    await expect(reading).rejects.toThrow(`${file} is nested too deep`);
  });
});
