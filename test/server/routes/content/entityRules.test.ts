import { sql } from 'kysely';
import { childrenOf, entities, entityNames } from '../../../../src/model/schema/entities';
import { columnsOf } from '../../../../src/model/schema/fields';
import { parentField } from '../../../../src/model/schema/entities/entity';
import { ContentClient } from '../../../support/site/contentClient';
import { sampleParent, sampleRow, saveSample } from '../../../support/data/factories';
import { TestServer } from '../../../support/site/server/testServer';

let server: TestServer;
let token: string;
let content: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  content = new ContentClient(server, token);
});

afterAll(() => server.close());

const children = entityNames.flatMap((name) => childrenOf(name).map((child) => [child, name] as const));

describe.each(children)('%s, which belongs to a %s', (name, parentName) => {
  const parent = parentField(entities[name]);
  const field = parent?.name ?? '';

  test('is deleted with its parent, but rows of other parents stay', async () => {
    const deletedRow = await saveSample(server, token, name);
    const otherRow = await saveSample(server, token, name);
    await server.request('DELETE', `/api/${parentName}/delete`, {
      token,
      body: { id: Number(deletedRow[field]) },
    });
    expect(await content.find(name, deletedRow.id)).toBeUndefined();
    expect(await content.find(name, otherRow.id)).toEqual(otherRow);
  });

  test('cannot belong to a parent that does not exist', async () => {
    const orphan = sampleRow(name, { [field]: 1_999_999 });
    await content.expectRejected(['POST', `/api/${name}/save`], orphan, [
      400,
      new RegExp(`^The item that this belongs to does not exist\\. .* deleted \\(${field}\\)`),
    ]);
    const headers = { 'accept-language': 'fr' };
    const french = await server.request('POST', `/api/${name}/save`, { token, body: orphan, headers });
    expect(french.body).toMatchObject({
      message: `L’élément auquel celui-ci appartient n’existe pas. Il a peut-être été supprimé (${field}).`,
    });
    const { id } = await saveSample(server, token, name);
    await content.expectRejected(['PUT', `/api/${name}/update`], { id, [field]: 1_999_999 }, [
      400,
      new RegExp(`^The item that this belongs to does not exist\\. .* deleted \\(${field}\\)`),
    ]);
  });

  test('accepts the id of its parent as a number or as text, and always returns it in the same form', async () => {
    const row = await saveSample(server, token, name);
    const id = Number(row[field]);
    for (const parentId of [id, String(id)]) {
      const saved = await saveSample(server, token, name, { [field]: parentId });
      const expected = parent?.as === 'text' ? String(id) : id;
      expect((await content.find(name, saved.id))?.[field]).toBe(expected);
    }
  });
});

describe('measures', () => {
  test('accept a number or a text, and are stored as text', async () => {
    const { id } = await saveSample(server, token, 'tanker');
    await server.request('PUT', '/api/tanker/update', {
      token,
      body: { id, price: 125000, kilometers: '1,5' },
    });
    expect(await content.find('tanker', id)).toMatchObject({ price: '125000', kilometers: '1,5' });
  });
});

describe('a value that is not of the kind of its field', () => {
  const invalid = [
    ['email', 'email', 'someone', /^email is not valid: an e-mail address is expected\.$/],
    ['employee', 'email', 'someone at example.com', /^email is not valid: an e-mail address is expected\.$/],
    [
      'telephone',
      'telephone',
      'call us',
      /^telephone is not valid: a telephone number with at least one digit/,
    ],
  ] as const;

  test.each(invalid)(
    '%s with the %s %j is rejected, in words that name the field',
    async (name, field, value, message) => {
      const parent = await sampleParent(server, token, name);
      await content.expectRejected(
        ['POST', `/api/${name}/save`],
        sampleRow(name, { ...parent, [field]: value }),
        [400, message],
      );
      const { id } = await saveSample(server, token, name);
      const update = ['PUT', `/api/${name}/update`] as const;
      await content.expectRejected(update, { id, [field]: value }, [400, message]);
      const other = await saveSample(server, token, name);
      await content.expectRejected(
        update,
        [
          { id: other.id, displayOrder: 7 },
          { id, [field]: value },
        ],
        [400, message],
      );
    },
  );

  test('is named in French to a client that asks for French', async () => {
    const { id } = await saveSample(server, token, 'telephone');
    const { body } = await server.request('PUT', '/api/telephone/update', {
      token,
      body: { id, telephone: 'appelez-nous' },
      headers: { 'accept-language': 'fr' },
    });
    expect(body).toMatchObject({
      message:
        'Le champ telephone n’est pas valide : la valeur attendue est un numéro de téléphone contenant au moins un chiffre.',
    });
  });

  test('passes where the row has it already, so that a client that sends whole rows can correct the others', async () => {
    const row = await saveSample(server, token, 'email');
    await sql`update emails set email = 'imported' where id = ${row.id}`.execute(server.database.system);
    const whole = { ...row, email: 'imported', nameEn: 'Corrected' };
    expect((await server.request('PUT', '/api/email/update', { token, body: whole })).status).toBe(200);
  });

  test.each([
    ['opening', 'opening', 'Closed'],
    ['opening', 'closing', '8 h à 17 h'],
    ['openingException', 'closing', '25:99'],
    ['telephone', 'telephone', '1-800-CUVE, poste 12'],
    ['tanker', 'price', 'on request'],
    ['product', 'image', 'a picture of another host'],
    ['employee', 'email', ''],
  ] as const)('%s takes the %s %j', async (name, field, value) => {
    const saved = await saveSample(server, token, name, { [field]: value });
    expect(await content.find(name, saved.id)).toMatchObject({ [field]: value });
  });
});

describe('a batch that reorders', () => {
  test('renumbers 300 rows in one request', async () => {
    const rows = [];
    for (let count = 0; count < 300; count += 1) rows.push(await saveSample(server, token, 'galleryImage'));
    const batch = rows.reverse().map((row, index) => ({ ...row, displayOrder: index + 1 }));
    const { status } = await server.request('PUT', '/api/galleryImage/update', { token, body: batch });
    expect(status).toBe(200);
    for (const row of [batch[0], batch[150], batch[299]]) {
      expect(await content.find('galleryImage', row?.id ?? 0)).toEqual(row);
    }
  });
});

describe('a batch', () => {
  const update = ['PUT', '/api/galleryImage/update'] as const;

  test('of a million rows is rejected, and one at the limit is accepted', async () => {
    const { id } = await saveSample(server, token, 'galleryImage');
    const million = `[${`{"id":${id}},`.repeat(1_000_000)}{"id":${id}}]`;
    await content.expectRejected(update, million, [413, /too many values/]);
    const most = Array.from({ length: 20_001 }, (_, index) => ({ id: 2_000_000_000 + index }));
    await content.expectRejected(update, most, [400, /20000 at most/]);
    await content.expectRejected(update, most.slice(1), [404, /no longer exists/]);
  });

  test('with the same row twice is rejected', async () => {
    const [one, other] = [
      await saveSample(server, token, 'galleryImage'),
      await saveSample(server, token, 'galleryImage'),
    ];
    const batch = [one, other, one].map(({ id }, index) => ({ id, displayOrder: index + 900 }));
    await content.expectRejected(update, batch, [
      400,
      new RegExp(`^id is not valid: ${one.id} appears twice`),
    ]);
  });
});

describe('rich text', () => {
  test('is sanitized when it is saved and when it is changed', async () => {
    const hostile = '<p onclick="steal()">Good <b>news</b><script>steal()</script></p>';
    const { id } = await saveSample(server, token, 'employee', { descriptionEn: hostile });
    expect(await content.find('employee', id)).toMatchObject({
      descriptionEn: '<p>Good <strong>news</strong></p>',
    });
    await server.request('PUT', '/api/employee/update', { token, body: { id, descriptionFr: hostile } });
    expect(await content.find('employee', id)).toMatchObject({
      descriptionFr: '<p>Good <strong>news</strong></p>',
    });
  });

  test('plain text is stored as typed', async () => {
    const typed = 'Tank <b>5</b> & "hoses" — 3 < 4';
    const { id } = await saveSample(server, token, 'product', { nameEn: typed });
    expect(await content.find('product', id)).toMatchObject({ nameEn: typed });
  });
});

test('a row whose rich texts all have the maximum length is saved', async () => {
  const long = 'é'.repeat(99_000);
  const richTexts = columnsOf(entities.jobPosting.fields).filter(
    ({ field }) => field.kind === 'localizedRichText',
  );
  expect(richTexts.length).toBeGreaterThan(1);
  const values = Object.fromEntries(richTexts.map(({ name }) => [name, long]));
  const body = sampleRow('jobPosting', values);
  expect((await server.request('POST', '/api/jobPosting/save', { token, body })).status).toBe(201);
});

test('rich text that is too long after sanitizing is rejected, and the error names the field', async () => {
  const column = columnsOf(entities.jobPosting.fields).find(
    ({ field }) => field.kind === 'localizedRichText',
  );
  const name = column?.name ?? '';
  const body = sampleRow('jobPosting', { [name]: '&'.repeat(99_000) });
  await content.expectRejected(['POST', '/api/jobPosting/save'], body, [
    400,
    new RegExp(`^${name} is too long. Use no more than 100000`),
  ]);
});

test('numbers in a tanker’s texts are stored as texts', async () => {
  const truck = await saveSample(server, token, 'tanker');
  const numbers = { unitId: 5012, year: 2024, capacity: 45000.5 };
  const change = await server.request('PUT', '/api/tanker/update', {
    token,
    body: { id: truck.id, ...numbers },
  });
  expect(change.status).toBe(200);
  expect(await content.find('tanker', truck.id)).toMatchObject({
    unitId: '5012',
    year: '2024',
    capacity: '45000.5',
  });
});
