import { randomUUID } from 'node:crypto';
import { dayMs } from '../../../src/model/format/durations';
import type { InquiryForm } from '../../../src/model/inquiries/inquiry';
import { randomNumbers } from '../../support/faults/acknowledgedWork';
import { Clock, contextOf } from '../../support/inquiries/inquirySite';
import { filledForm, sendForm, tokenOf } from '../../support/inquiries/visitor';
import { TestServer } from '../../support/site/server/testServer';
import { repetitions } from '../../support/repetitions';

/*
 * Programs abuse the form, and people use it.
 */

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ environment: { RATE_LIMIT: 'on' } });
});

afterAll(() => server.close());

const count = async (): Promise<number> =>
  (await server.database.system.selectFrom('inquiries').select('id').execute()).length;

const addressOf = (number: number): string =>
  `198.51.${100 + Math.floor(number / 250)}.${1 + (number % 250)}`;

/** How often each kind of program posts, and how often one that floods the form. */
const postsOfKind = repetitions(30, 100);
const floodPosts = repetitions(60, 300);

/** Kinds of programs: each returns the form of a post. */
const programs = (
  stolen: string,
  used: string,
): readonly ((number: number) => Promise<Partial<InquiryForm>>)[] => [
  () => Promise.resolve({ token: '' }),
  (number) => Promise.resolve({ token: `${Date.now().toString(36)}.${number}.${'0'.repeat(64)}` }),
  () =>
    Promise.resolve({ token: `${(Date.now() - 20_000).toString(36)}${stolen.slice(stolen.indexOf('.'))}` }),
  async () => ({ token: await tokenOf(server, -60_000) }), // at once, also on a machine that stops for seconds
  async () => ({ token: await tokenOf(server, dayMs + 1000) }),
  (number) => Promise.resolve({ token: used, email: `program${number}@example.com` }),
  async () => ({ token: await tokenOf(server), website: 'https://example.com' }),
];

/** Sends forms like people: at once, twice by mistake, about two tankers, from one office. */
const askLikePeople = async (): Promise<readonly number[]> => {
  const random = randomNumbers(4711);
  const statuses: number[] = [];
  for (let person = 0; person < 100; person += 1) {
    const form = await filledForm(server, {
      token: await tokenOf(server, 3_000 + Math.floor(random() * 3_600_000)),
      name: `Person ${person}`,
      message: person % 3 === 0 ? 'Is it still available?' : `My question: ${random()}`,
      email: person % 4 === 0 ? '' : `person${person}@example.com`,
      telephone: person % 4 === 0 ? '(418) 555-0199, poste 12' : '',
    });
    const remoteAddress = person < 8 ? '203.0.113.5' : addressOf(person); // eight people of an office
    const send = () => sendForm(server, form, { remoteAddress });
    statuses.push((await send()).status);
    if (person % 5 === 0) statuses.push((await send()).status); // a second tap
  }
  return statuses;
};

test('of the posts of programs all but ten are stopped, and of 100 people nobody', async () => {
  const used = await tokenOf(server);
  expect((await sendForm(server, await filledForm(server, { token: used }))).status).toBe(201);
  const before = await count();
  const kinds = programs(await tokenOf(server), used);
  for (let number = 0; number < kinds.length * postsOfKind; number += 1) {
    const values = await kinds[number % kinds.length]?.(number);
    const form = await filledForm(server, { ...values, message: `Buy ${number}` });
    await sendForm(server, form, { remoteAddress: addressOf(number) });
  }
  expect(await count()).toBe(before);
  for (let number = 0; number < floodPosts; number += 1)
    await sendForm(server, await filledForm(server, { message: `Flood ${number}` }), {
      remoteAddress: '192.0.2.66',
    });
  const flood = await count();
  expect(flood).toBeLessThanOrEqual(before + 10);
  expect(new Set(await askLikePeople())).toEqual(new Set([201])); // stopped forms have used up nothing
  expect(await count()).toBe(flood + 100);
});

test('a flood from many addresses ends at the limit in all, which says how long to wait', async () => {
  let refused;
  for (let number = 0; number < 110; number += 1) {
    const form = await filledForm(server, { email: `person${number}@example.org` });
    const response = await sendForm(server, form, { remoteAddress: addressOf(number) });
    if (response.status !== 201) refused = response;
  }
  expect(await count()).toBe(200); // with the people before: what was stopped has used up nothing of the limit
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) as unknown },
  });
});

/** Sends an inquiry from each address. @returns how many were stored */
const storedFrom = async (addresses: readonly string[]): Promise<number> => {
  await server.database.system.deleteFrom('tries').execute();
  const before = await count();
  for (const [number, remoteAddress] of addresses.entries()) {
    const form = await filledForm(server, { email: `person${number}@example.net` });
    await sendForm(server, form, { remoteAddress });
  }
  return (await count()) - before;
};

const hex = (number: number): string => (number + 1).toString(16);

test('all addresses of an IPv6 network share a limit, and the owner of many networks cannot block the others', async () => {
  const oneNetwork = Array.from({ length: 15 }, (_, each) => `2001:db8:7:1:${hex(each)}::${hex(each)}`);
  expect(await storedFrom(oneNetwork)).toBe(10);
  const manyNetworks = Array.from({ length: 45 }, (_, each) => `2001:db8:7:${hex(each)}::1`);
  expect(await storedFrom(manyNetworks)).toBe(40);
  expect(await storedFrom(Array.from({ length: 12 }, () => '::ffff:192.0.2.66'))).toBe(10);
});

test('nobody fills the mailbox of somebody else from many addresses', async () => {
  await server.database.system.deleteFrom('tries').execute();
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) {
    const form = await filledForm(server, {
      email: number % 2 ? 'Victim@example.com' : 'victim@example.com',
    });
    statuses.push((await sendForm(server, form, { remoteAddress: addressOf(number) })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

test('other spellings of an address fill no mailbox either', async () => {
  await server.database.system.deleteFrom('tries').execute();
  const spellings = ['victim@', 'v.ictim+1@', 'VICTIM+2@'].flatMap((name) =>
    ['example.com', 'ｅxample.com', 'exam\u00ADple。com', 'example.com.'].map((domain) => name + domain),
  );
  const statuses: number[] = [];
  for (const [number, email] of spellings.entries()) {
    const form = await filledForm(server, { email });
    statuses.push((await sendForm(server, form, { remoteAddress: addressOf(number) })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
});

test('nobody gets more than 20 mails in a day through the form', async () => {
  const clock = new Clock();
  const { limits } = await contextOf(server, { environment: { RATE_LIMIT: 'on' }, clock });
  let taken = 0;
  for (let number = 0; number < 60; number += 1) {
    const isTaken = await limits.take('192.0.2.99', 'mailbox@example.com').then(
      () => true,
      () => false,
    );
    if (isTaken) taken += 1;
    clock.pass(20 * 60_000);
  }
  expect(taken).toBe(20);
});

test('the token of another form or of another site sends nothing', async () => {
  const before = await count();
  const token = await tokenOf(server);
  await server.database.system.deleteFrom('tries').execute();
  const send = async (values: Partial<InquiryForm>) => sendForm(server, await filledForm(server, values));
  expect((await send({ token })).status).toBe(201);
  expect((await send({ token })).body).toEqual({
    status: 'fail',
    error: 'form-expired',
    message:
      'This form was already sent, with other words, and we have received them. To send these words too, send it once more.',
  });
  const other = await TestServer.start();
  expect((await send({ token: await tokenOf(other) })).status).toBe(400);
  await other.close();
  const sibling = await server.sibling();
  const fromSibling = await sendForm(sibling, await filledForm(server, { requestKey: randomUUID() }));
  expect(fromSibling.status).toBe(201); // another process of the site
  await sibling.close();
  expect(await count()).toBe(before + 2);
});
