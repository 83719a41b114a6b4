import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ArchiveError } from '../../../src/server/archive/backup/archiveError';
import { backUp } from '../../../src/server/archive/backup/backup';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { openArchive } from '../../../src/server/archive/backup/restore';
import type { Entries } from '../../support/site/archives';
import { packed, unpack } from '../../support/site/archives';
import { startSampleSite } from '../../support/site/sampleSite';

let folder: string;
let content: Entries;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'unfit-test-'));
  const file = path.join(folder, 'site.tar.gz');
  const server = await startSampleSite();
  await backUp(server, { file, progress: noProgress });
  await server.close();
  content = await unpack(readFileSync(file));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The entries, with a change in those whose name begins with `start`. */
const changeEntries = (start: string, change: (text: string) => string): Entries =>
  content.map(([name, bytes]) => [
    name,
    name.startsWith(start) ? Buffer.from(change(bytes.toString())) : bytes,
  ]);

/** The archive with another value in a column of a table's first row, and a matching manifest. */
const withValue = (table: string, column: string, value: unknown): Promise<Buffer> =>
  packed(
    changeEntries(`tables/${table}/`, (text) => {
      const [first = '', ...others] = text.split('\n');
      return [JSON.stringify({ ...(JSON.parse(first) as object), [column]: value }), ...others].join('\n');
    }),
  );

interface ListedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

const listedTables = (): ListedTable[] =>
  (JSON.parse(content.at(-1)?.[1].toString() ?? '') as { tables: ListedTable[] }).tables;

const withTable = (name: string, change: (table: ListedTable) => object): Promise<Buffer> =>
  packed(content, {
    tables: listedTables().map((table) => (table.name === name ? change(table) : table)),
  });

const invalidArchives: Readonly<Record<string, readonly [message: string, create: () => Promise<Buffer>]>> = {
  'a number below 0 for an id': ["'tankers.id'", () => withValue('tankers', 'id', -3)],
  'a text for a number': ["'tankers.displayOrder'", () => withValue('tankers', 'displayOrder', 'first')],
  'a number for a text': ["'tankers.nameEn'", () => withValue('tankers', 'nameEn', 5)],
  'a text with a NUL': ["'tankers.nameEn'", () => withValue('tankers', 'nameEn', 'a\0b')],
  'null for a text': ["'tankers.nameEn'", () => withValue('tankers', 'nameEn', null)],
  'a fraction for an integer': ["'tankers.displayOrder'", () => withValue('tankers', 'displayOrder', 0.5)],
  'a negative number': ["'tankers.displayOrder'", () => withValue('tankers', 'displayOrder', -1)],
  'a huge id': ["'tankers.id'", () => withValue('tankers', 'id', 2 ** 31)],
  'a time after the last possible date': ["'changes.at'", () => withValue('changes', 'at', 8.64e15 + 1)],
  'a negative version': ["'content_version.version'", () => withValue('content_version', 'version', -1)],
  'a huge version': ['version of its content', () => withValue('content_version', 'version', 2 ** 31 - 1)],
  'a version before its changes': [
    'version of its content',
    () => withValue('content_version', 'version', 0),
  ],
  'a last id that is too large': [
    "'tankers' has a last id",
    () => withTable('tankers', (table) => ({ ...table, lastId: 2 ** 53 - 1 })),
  ],
  'an unknown table': [
    'another kind of site',
    () => {
      const tables = [...listedTables(), { name: 'notes', columns: ['id'], rows: 1, lastId: 0 }];
      return packed([['tables/notes/1.jsonl', Buffer.from('{"id":1}\n')], ...content], { tables });
    },
  ],
  'an unknown column': [
    'another kind of site',
    async () => {
      const [, rows = Buffer.of()] = content.find(([name]) => name.startsWith('tables/locations/')) ?? [];
      const renamed = rows.toString().replaceAll('"nameEn"', '"nameDe"');
      const columns = (table: ListedTable): string[] =>
        table.columns.map((column) => (column === 'nameEn' ? 'nameDe' : column));
      const tables = listedTables().map((table) =>
        table.name === 'locations' ? { ...table, columns: columns(table) } : table,
      );
      return packed(
        changeEntries('tables/locations/', () => renamed),
        { tables },
      );
    },
  ],
};

test.each(Object.entries(invalidArchives))(
  'a restore changes nothing and rejects a backup that has %s and a matching manifest',
  async (_what, [message, create]) => {
    const file = path.join(folder, 'unfit.tar.gz');
    writeFileSync(file, await create());
    const opened = openArchive(file, noProgress);
    await expect(opened).rejects.toThrow(ArchiveError);
    await expect(opened).rejects.toThrow(message);
  },
);
