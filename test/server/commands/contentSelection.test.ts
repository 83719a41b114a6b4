import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentOf, runInThisProcess } from '../../support/site/server/commandLine';
import { TestServer } from '../../support/site/server/testServer';
import { backendText, contentOf, importInto } from '../../support/site/transfer';

/*
 * An import of some of the content, and what its report says.
 */

let folder: string;
let target: TestServer;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'selection-test-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  target = await TestServer.start();
});

afterEach(() => target.close());

const importFile = (content: object, ...options: readonly string[]) => {
  const file = path.join(folder, 'content.json');
  writeFileSync(file, JSON.stringify(content));
  return runInThisProcess('content:import', [file, ...options], environmentOf(target));
};

const idsIn = async (...collections: readonly string[]): Promise<unknown> => {
  const content = await contentOf(target);
  return Object.fromEntries(
    collections.map((name) => [name, (content[name] ?? []).map(({ id }) => Number(id))]),
  );
};

const existing = {
  resources: [backendText(1)],
  locations: [{ id: 1, nameEn: 'One' }],
  manufacturers: [
    { id: 1, nameEn: 'One' },
    { id: 2, nameEn: 'Two' },
  ],
  manufacturerImages: [
    { id: 1, manufacturerId: 1 },
    { id: 2, manufacturerId: 2 },
  ],
  tankers: [{ id: 1, nameEn: 'One' }],
};

describe('a file with only some collections', () => {
  beforeEach(async () => {
    await importInto(target, existing);
  });

  test('changes only those', async () => {
    const telephones = [
      { id: 1, locationId: 1, nameEn: 'Here' },
      { id: 2, locationId: 7, nameEn: 'Nowhere' },
    ];
    const { code, output } = await importFile({ telephones, tankers: [...existing.tankers, { id: 2 }] });
    expect(code).toBe(0);
    expect(output).toContain('locations: not in the file; nothing changes');
    expect(output).toContain('telephones 2: there is no location 7; left out');
    expect(await idsIn('resources', 'locations', 'manufacturers', 'telephones', 'tankers')).toEqual({
      resources: [1],
      locations: [1],
      manufacturers: [1, 2],
      telephones: [1],
      tankers: [1, 2],
    });
  });

  test('that is refused names the option that keeps the other collections', async () => {
    const { code, output } = await importFile({ tankers: [{ id: 1, nameEn: 'Uno' }] });
    expect(code).toBe(1);
    expect(output).toContain(
      'Without --only tankers it also empties the collections that are not in the file.',
    );
  });

  test('empties the others with --replace', async () => {
    const { code, output } = await importFile({ tankers: existing.tankers }, '--replace');
    expect(code).toBe(0);
    expect(output).toContain(
      '! locations: the file has no list of it; its rows are removed (rows removed: 1)',
    );
    expect(output).not.toContain('! locations: not in the file');
    expect(output).not.toContain('! resources: not in the file; nothing changes, unless');
    expect(await idsIn('resources', 'locations', 'manufacturerImages', 'tankers')).toEqual({
      resources: [1], // the site needs its texts
      locations: [],
      manufacturerImages: [],
      tankers: [1],
    });
  });
});

describe('--only', () => {
  beforeEach(async () => {
    await importInto(target, existing);
  });

  const incoming = {
    resources: [backendText(5, { object_key: 'other' })],
    tankers: [{ id: 8, nameEn: 'Eight' }],
    manufacturers: [{ id: 2, nameEn: 'Two' }],
  };

  test('imports the named collections alone, also with --replace', async () => {
    const { code } = await importFile(incoming, '--only', 'resources,tankers', '--replace');
    expect(code).toBe(0);
    expect(await idsIn('resources', 'locations', 'manufacturers', 'tankers')).toEqual({
      resources: [1, 5],
      locations: [1],
      manufacturers: [1, 2],
      tankers: [8],
    });
  });

  test('removes what belongs to a removed row', async () => {
    expect((await importFile(incoming, '--only', 'manufacturers')).output).toContain('2 existing rows');
    expect((await importFile(incoming, '--only', 'manufacturers', '--replace')).code).toBe(0);
    expect(await idsIn('manufacturers', 'manufacturerImages')).toEqual({
      manufacturers: [2],
      manufacturerImages: [2],
    });
  });

  test('names an unknown collection', async () => {
    const { code, output } = await importFile(incoming, '--only', 'tanker');
    expect(code).not.toBe(0);
    expect(output).toContain("there is no collection 'tanker'. There are: resources, locations,");
  });
});

describe('a company that is no brand', () => {
  const employees = [
    { id: 1, firstName: 'Ada', company: 'Old Name' },
    { id: 2, firstName: 'Bob', company: 'Rubicuve' },
  ];

  const companies = async (): Promise<unknown> =>
    (await contentOf(target)).employees?.map(({ company }) => company);

  test('is said to be none, and how to replace it', async () => {
    const { output } = await importFile({ employees });
    expect(output).toContain(
      `employees 1: 'company' is "Old Name", which is none of the brands (Norcuve, Rubicuve, Propacuve); left empty. --map "company:Old Name=Norcuve" would replace it`,
    );
    expect(output).not.toContain('of type string');
    expect(await companies()).toEqual(['', 'Rubicuve']);
  });

  test('is replaced by --map', async () => {
    const { code, output } = await importFile({ employees }, '--map', 'company:Old Name=Norcuve');
    expect(code).toBe(0);
    expect(output).toContain(`employees: 'company' was 'Old Name' and is now 'Norcuve' (rows affected: 1)`);
    expect(await companies()).toEqual(['Norcuve', 'Rubicuve']);
  });

  test.each([
    ['company:Old Name=Nobody', "'Nobody' is none of the brands"],
    ['colour:red=blue', "there is no field 'colour'"],
    ['company', 'FIELD:OLD=NEW is expected'],
  ])('--map %s is refused', async (mapping, message) => {
    const { code, output } = await importFile({ employees }, '--map', mapping);
    expect(code).not.toBe(0);
    expect(output).toContain(message);
  });
});

test('the report counts what was cleaned, left out, turned into paragraphs, and what browsers block', async () => {
  const content = {
    resources: [
      backendText(1, { isHtml: true, resource: '<p style="color:red">Red</p>' }),
      backendText(2, { object_key: 'clean', isHtml: true, resource: '<p>One<br/>two</p>' }),
    ],
    tankers: [
      { id: 1, image: 'http://pictures.example/1.jpg', colour: 'red' },
      { id: 2, image: 'https://pictures.example/2.jpg' },
    ],
    products: [{ id: 1, image: 'http://pictures.example/3.jpg' }, 7],
    employees: [
      {
        id: 1,
        descriptionEn: 'First line\nsecond < line\n\nNew paragraph',
        descriptionFr: '<h2>Titre</h2><table>x</table>',
      },
    ],
    job_postings: [{ id: 1, jobSummaryEn: 'Plain' }],
  };
  const checked = await importFile(content, '--dry-run', '--pictures');
  expect(checked.output).toMatch(/2 pictures with an http: link, .*\. The import stores them here\./);
  const { output } = await importFile(content);
  expect(output).toContain('2 notes about what is left out');
  expect(output).toContain('2 rich texts cleaned');
  expect(output).toContain('2 plain texts turned into paragraphs');
  expect(output).toMatch(/2 pictures with an http: link, which browsers block .*--pictures/);
  const { employees, job_postings: postings } = await contentOf(target);
  expect(employees).toMatchObject([
    {
      descriptionEn: '<p>First line<br>second &lt; line</p><p>New paragraph</p>',
      descriptionFr: '<h2>Titre</h2>x',
    },
  ]);
  expect(postings).toMatchObject([{ jobSummaryEn: '<p>Plain</p>' }]);
});
