import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentJson } from '../../../src/server/archive/transfer/exportContent';
import { importContent, planImport } from '../../../src/server/archive/transfer/importContent';
import { Notes } from '../../../src/server/archive/transfer/notes';
import { readBulkLoad } from '../../../src/server/archive/transfer/readBulkLoad';
import { environmentOf, runInThisProcess } from '../../support/site/server/commandLine';
import { TestServer } from '../../support/site/server/testServer';
import { backendText, contentOf, importInto } from '../../support/site/transfer';

let folder: string;
let target: TestServer;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replace-test-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  target = await TestServer.start();
});

afterEach(() => target.close());

describe('an import into a site that has content', () => {
  const existing = {
    resources: [
      backendText(1),
      backendText(2, { object_key: 'only-here' }),
      backendText(3, { object_key: 'other', page: null }),
    ],
    locations: [
      { id: 1, nameEn: 'One' },
      { id: 2, nameEn: 'Two' },
    ],
    telephones: [{ id: 1, locationId: 2, nameEn: 'Two’s' }],
  };
  const imported = {
    resources: [backendText(2), backendText(5, { object_key: 'new' })],
    locations: [
      { id: 1, nameEn: 'One, changed' },
      { id: 3, nameEn: 'Three' },
    ],
  };

  beforeEach(async () => {
    await importInto(target, existing);
  });

  test('changes nothing in a dry run, which says what would change', async () => {
    const contentBefore = await contentJson(target.database);
    const file = path.join(folder, 'coming.json');
    writeFileSync(file, JSON.stringify(imported));
    const { code, output } = await runInThisProcess(
      'content:import',
      [file, '--dry-run'],
      environmentOf(target),
    );
    expect(code).toBe(0);
    expect(output).toMatch(/locations +1 added, 1 changed, 1 removed, 0 same\n +changed: 1\n +removed: 2\n/);
    expect(output).toMatch(/resources +2 added, 0 changed, 1 removed, 0 same, 2 others kept/);
    expect(output).toContain('nothing was changed');
    expect(await contentJson(target.database)).toBe(contentBefore);
  });

  test('is rejected without --replace', async () => {
    const contentBefore = await contentJson(target.database);
    await expect(importInto(target, imported)).rejects.toThrow('--replace');
    expect(await contentJson(target.database)).toBe(contentBefore);
  });

  test('replaces the content with --replace, but keeps texts that the import lacks', async () => {
    await importInto(target, imported, true);
    const { resources = [], locations, telephones } = await contentOf(target);
    expect(locations).toEqual([
      { id: 1, nameEn: 'One, changed', displayOrder: 0 },
      { id: 3, nameEn: 'Three', displayOrder: 0 },
    ]);
    expect(telephones).toEqual([]);
    const texts = resources.map(({ id, object_key: key, resource }) => [id, key, resource]);
    expect(texts).toEqual([
      [2, 'title', 'Text 2'],
      [3, 'other', 'Text 3'],
      [5, 'new', 'Text 5'],
      [6, 'only-here', 'Text 2'], // another text now has its id
    ]);
    const { plans } = await planImport(target.database, await readBulkLoad(imported, new Notes()));
    expect(
      plans.flatMap(({ added, changed, removed, moved }) => [...added, ...changed, ...removed, ...moved]),
    ).toEqual([]);
  });

  test('changes nothing if it fails in the middle', async () => {
    const contentBefore = await contentJson(target.database);
    const incoming = await readBulkLoad(imported, new Notes());
    const failing = (): void => {
      throw new Error('The disk is full.');
    };
    const moving = importContent(target.database, incoming, { replace: true, progress: failing });
    await expect(moving).rejects.toThrow('The disk is full.');
    expect(await contentJson(target.database)).toBe(contentBefore);
  });
});
