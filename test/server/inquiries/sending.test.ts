import { randomUUID } from 'node:crypto';
import type { InquiryForm } from '../../../src/model/inquiries/inquiry';
import { emailForTopic } from '../../../src/server/inquiries/mails/emailForTopic';
import { filledForm, sendForm, tokenOf } from '../../support/inquiries/visitor';
import { TestServer } from '../../support/site/server/testServer';

/*
 * The way of an inquiry from the form to the database.
 */

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

const receipt = { reference: expect.stringMatching(/^[2-9A-Z]{6}$/) as unknown };

const count = async (): Promise<number> =>
  (await server.database.system.selectFrom('inquiries').select('id').execute()).length;

test('the form gets a token that no cache keeps, and sends with it once three seconds have passed', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const { status, headers, body } = await server.request('GET', '/api/inquiry/form');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const { token } = body as { readonly token: string }; // the shape of the API's response
  const early = await sendForm(server, await filledForm(server, { token }));
  expect([early.status, early.headers['retry-after'], early.body]).toEqual([
    429,
    '3',
    {
      status: 'fail',
      error: 'form-too-new',
      message: 'That was very quick. Send the form again in a moment.',
    },
  ]);
  jest.setSystemTime(Date.now() + 3_001);
  const later = await sendForm(server, await filledForm(server, { token }));
  jest.useRealTimers();
  expect(later).toMatchObject({ status: 201, body: receipt });
});

test('sending the same form again, also at the same time to two processes, stores it once and returns the same reference', async () => {
  const sibling = await server.sibling();
  const before = await count();
  const form = await filledForm(server);
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, number) => sendForm(number % 2 === 0 ? server : sibling, form)),
  );
  responses.push(await sendForm(server, form));
  expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
  expect(await count()).toBe(before + 1);
  await sibling.close();
});

test('words that were corrected after a lost response are another inquiry', async () => {
  const before = await count();
  const form = await filledForm(server);
  const first = await sendForm(server, form);
  const corrected = { ...form, message: `${form.message} Two of them.` };
  const expired = await sendForm(server, corrected);
  expect(expired.body).toMatchObject({ error: 'form-expired' }); // the page then gets another token by itself
  const second = await sendForm(server, { ...corrected, token: await tokenOf(server) });
  expect(second.status).toBe(201);
  expect(second.body).not.toEqual(first.body);
  expect(await count()).toBe(before + 2);
});

test('a form that is sent again later, without its key, is the same inquiry, and is said to be sent if its words are others', async () => {
  const before = await count();
  const form = await filledForm(server);
  const first = await sendForm(server, form);
  await server.database.system
    .updateTable('inquiries')
    .set({ at: Date.now() - 11 * 60_000 })
    .execute();
  const again = await sendForm(server, { ...form, requestKey: randomUUID() });
  expect([again.status, again.body]).toEqual([201, first.body]);
  const other = { ...form, message: 'Something else', language: 'fr' };
  const refused = await sendForm(server, other, { headers: { 'accept-language': 'fr' } });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: 'form-expired',
      message: expect.stringMatching(/^Ce formulaire a déjà été envoyé/) as unknown,
    },
  });
  expect(await count()).toBe(before + 1);
  expect((await sendForm(server, { ...other, token: await tokenOf(server) })).status).toBe(201);
  expect(await count()).toBe(before + 2);
});

test('the same words of the same person within ten minutes are one inquiry, later words another one', async () => {
  const before = await count();
  const form = await filledForm(server);
  const again = async (values: Partial<InquiryForm> = {}) =>
    (await sendForm(server, { ...form, requestKey: randomUUID(), token: await tokenOf(server), ...values }))
      .body;
  const first = (await sendForm(server, form)).body;
  expect(await Promise.all([again(), again()])).toEqual([first, first]);
  expect(await again({ rowIds: [3], subject: 'tanker' })).not.toEqual(first); // the same question about another tanker
  await server.database.system
    .updateTable('inquiries')
    .set({ at: Date.now() - 11 * 60_000 })
    .execute();
  expect(await again()).not.toEqual(first);
  expect(await count()).toBe(before + 3);
});

test.each<[string, Partial<InquiryForm>, string, object]>([
  ['a name', { name: ' \n ' }, 'Tell us your name.', { name: 'required' }],
  ['a message', { message: '\t' }, 'Write a few words here.', { message: 'required' }],
  [
    'an answer',
    { email: '', telephone: ' ' },
    'Give us an e-mail address or a telephone number, so that we can answer.',
    { email: 'contact' },
  ],
  [
    'a whole address',
    { email: 'jeanne@' },
    'This is not a complete e-mail address, such as name@example.com.',
    { email: 'email' },
  ],
  [
    'digits of the telephone',
    { telephone: 'call me' },
    'Write the number in digits, such as 819 555-0123.',
    { telephone: 'telephone' },
  ],
  [
    'a shorter name',
    { name: 'x'.repeat(101) },
    'name is too long. Use no more than 100 characters.',
    { name: 'tooLong' },
  ],
])(
  'without %s, the form is refused with a sentence and a reason',
  async (_case, values, message, problems) => {
    const before = await count();
    const { status, body } = await sendForm(server, await filledForm(server, values));
    expect([status, body]).toEqual([400, { status: 'fail', error: 'fields-invalid', message, problems }]);
    expect(await count()).toBe(before);
  },
);

test.each(['', ' ', 'key\0', 'key\n', '\u00e9'])(
  'the key %j of a question is refused, before the database sees it',
  async (requestKey) => {
    expect((await sendForm(server, await filledForm(server, { requestKey }))).status).toBe(400);
  },
);

test('a form that a program filled in gets a response like any other, and is not stored', async () => {
  const before = await count();
  const form = await filledForm(server, { website: 'https://example.com' });
  const [one, again] = [await sendForm(server, form), await sendForm(server, form)];
  expect(one).toMatchObject({ status: 201, body: receipt });
  expect(again.body).toEqual(one.body);
  expect(await count()).toBe(before);
});

test('the address of the topic answers, else the first one that is an address', () => {
  const row = (id: number, email: string, topic: string) => ({ id, displayOrder: id, email, topic });
  const rows = [row(2, 'sales@example.com', 'sales'), row(1, 'hello@example.com', '')];
  const blank = [row(0, '', 'parts'), ...rows];
  expect(emailForTopic(rows, 'sales')).toBe('sales@example.com');
  expect(emailForTopic(rows, 'parts')).toBe('hello@example.com');
  expect(emailForTopic(blank, 'parts')).toBe('hello@example.com');
  expect(emailForTopic([], 'parts')).toBeUndefined();
});
