import { sql } from 'kysely';
import { entities } from '../../../../src/model/schema/entities';
import { columnsOf } from '../../../../src/model/schema/fields';
import { ContentClient } from '../../../support/site/contentClient';
import { sampleParent, sampleRow, saveSample } from '../../../support/data/factories';
import { TestServer } from '../../../support/site/server/testServer';

/* Rules about values, which are the same for all databases. */

let server: TestServer;
let token: string;
let content: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  content = new ContentClient(server, token);
});

afterAll(() => server.close());

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

describe('a batch', () => {
  const update = ['PUT', '/api/galleryImage/update'] as const;

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
