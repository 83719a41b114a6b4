import { freePort } from '../../../src/build/freePort';
import type { InquiryForm } from '../../../src/model/inquiries/inquiry';
import type { InquiryContext } from '../../../src/server/inquiries/inquiryContext';
import { sendInquiry } from '../../../src/server/inquiries/form/sendInquiry';
import { TestMailServer } from '../../support/faults/mailServer';
import { fewRows } from '../../support/data/fewRows';
import { askWithoutSending, Clock, contextOf, queueOf } from '../../support/inquiries/inquirySite';
import { filledForm } from '../../support/inquiries/visitor';
import { TestServer } from '../../support/site/server/testServer';

/*
 * The mails about what visitors ask, with a real mail server and a clock that the tests set.
 */

let server: TestServer;
let mailServer: TestMailServer;
let company: string;

const brand = 'norcuve';
const hourMs = 60 * 60 * 1000;

beforeAll(async () => {
  server = await TestServer.start({ content: fewRows });
  const [first] = await server.database.content
    .selectFrom('emails')
    .selectAll()
    .where('locationId', '=', 1)
    .where('isCertipropane', '=', 0)
    .orderBy('displayOrder')
    .execute();
  company = String(first?.email);
});

beforeEach(async () => {
  mailServer = await TestMailServer.start();
});

afterEach(async () => {
  await mailServer.close();
  await server.database.system.deleteFrom('inquiry_mails').execute();
});

afterAll(() => server.close());

const ask = (context: InquiryContext, values: Partial<InquiryForm> = {}): Promise<string> =>
  askWithoutSending(server, context, values);

const statesOf = async (): Promise<readonly string[]> => {
  const rows = await server.database.system
    .selectFrom('inquiry_mails')
    .select(['recipient', 'state'])
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, state }) => `${recipient} ${state}`);
};

const openContext = (clock = new Clock()): Promise<InquiryContext> =>
  contextOf(server, { environment: mailServer.environment(), clock });

test('the visitor gets a mail in the wanted language without a word of the form, the company one to answer', async () => {
  const context = await openContext();
  const reference = await ask(context, {
    ...{ language: 'fr', name: 'Achetez ici', message: 'Un beau message\nsur deux lignes' },
    ...{ telephone: '418 555-0199', email: 'visiteuse@example.com' },
  });
  await queueOf(context).run();
  const [toVisitor, toCompany] = [await mailServer.next(), await mailServer.next()];
  expect(toVisitor.to).toEqual(['visiteuse@example.com']);
  expect(toVisitor.subject).toBe(`Nous avons reçu votre demande (${reference})`);
  expect(toVisitor.text).toContain('La réception lit votre demande');
  expect(toVisitor.text).toContain('après 180 jours');
  expect(toVisitor.raw).not.toMatch(/Achetez|beau message/);
  expect(toCompany.to).toEqual([company]);
  expect(toCompany.subject).toMatch(new RegExp(`^Demande ${reference}\\s: question générale$`));
  expect(toCompany.text).toContain('Un beau message\nsur deux lignes');
  expect(toCompany.text).toMatch(/Nom\s: Achetez ici\n/);
  expect(Object.fromEntries(toCompany.headers)).toMatchObject({
    'Reply-To': 'visiteuse@example.com',
    'Message-ID': `<inquiry-${reference}-company@example.com>`,
    'Auto-Submitted': 'auto-generated',
  });
  expect(await statesOf()).toEqual(['visitor sent', 'company sent']);
});

test('the question about a tanker goes to the address of sales', async () => {
  const sales = await server.database.content
    .selectFrom('emails')
    .select('email')
    .where('locationId', '=', 1)
    .where('topic', '=', 'sales')
    .executeTakeFirstOrThrow();
  const context = await openContext();
  await ask(context, { subject: 'tanker', email: '', telephone: '418 555-0101' });
  await ask(context, { subject: 'part', email: '', telephone: '418 555-0101' });
  await queueOf(context).run();
  expect(mailServer.mails.map(({ to }) => to)).toEqual([[sales.email], [company]]);
  expect(sales.email).not.toBe(company);
});

test('without an address of the visitor, only the company gets a mail', async () => {
  const context = await openContext();
  await ask(context, { email: '', telephone: '418 555-0199' });
  await queueOf(context).run();
  expect(mailServer.mails.map(({ to }) => to)).toEqual([[company]]);
  expect(mailServer.mails[0]?.headers.map(([name]) => name)).not.toContain('Reply-To');
});

test('no words of a form become a header or another recipient of a mail', async () => {
  const context = await openContext();
  const injection = 'x@example.com\r\nBcc: all@example.org\r\nX-Evil: 1';
  await ask(context, {
    name: injection,
    telephone: '418 555-0101\r\nBcc: all@example.org',
    vehicle: injection,
    week: injection,
  });
  await ask(context, { message: `\r\n.\r\nMAIL FROM:<a@example.org>\r\n${injection}` });
  const refused = filledForm(server, { email: injection }).then((form) =>
    sendInquiry({ inquiries: context }, form, { brand, address: '192.0.2.1' }),
  );
  await expect(refused).rejects.toMatchObject({ code: 'inquiryEmailInvalid' });
  await queueOf(context).run();
  const recipients = new Set(mailServer.mails.flatMap(({ to }) => to));
  expect(recipients).toEqual(new Set(['jeanne@example.com', company]));
  expect(mailServer.mails).toHaveLength(4);
  for (const { headers } of mailServer.mails)
    expect(headers.map(([name]) => name).filter((name) => /bcc|evil/i.test(name))).toEqual([]);
});

test('after an hour without a mail server, every mail is sent once', async () => {
  const clock = new Clock();
  const port = await freePort();
  const away = await contextOf(server, {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@example.com' },
    clock,
  });
  for (let count = 0; count < 5; count += 1) await ask(away);
  for (let minute = 0; minute < 60; minute += 5) {
    await queueOf(away).run();
    clock.pass(5 * 60_000);
  }
  expect(new Set(await statesOf())).toEqual(new Set(['visitor waiting', 'company waiting']));
  await queueOf(away).close();
  const back = await openContext(clock); // as after a restart
  clock.pass(hourMs);
  for (let minute = 0; minute < 5; minute += 1) await queueOf(back).run();
  expect(new Set(await statesOf())).toEqual(new Set(['visitor sent', 'company sent']));
  expect(mailServer.mails).toHaveLength(10);
  expect(new Set(mailServer.mails.map(({ headers }) => Object.fromEntries(headers)['Message-ID'])).size).toBe(
    10,
  );
});

test('a mail that is refused for good, or for days, has failed', async () => {
  const clock = new Clock();
  const context = await openContext(clock);
  mailServer.rejections = 1;
  mailServer.rejectionCode = 550;
  await ask(context);
  await queueOf(context).run();
  expect(await statesOf()).toEqual(['visitor failed', 'company sent']);
  mailServer.rejections = 1000;
  mailServer.rejectionCode = 451;
  await ask(context, { email: '', telephone: '418 555-0101' });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await queueOf(context).run();
    clock.pass(hourMs);
  }
  expect(await statesOf()).toEqual(['visitor failed', 'company sent', 'company failed']);
  expect(mailServer.attempts).toBeLessThan(20);
});

test('a mail that is refused for now does not delay the others', async () => {
  const context = await openContext();
  mailServer.rejections = 1;
  await ask(context);
  await queueOf(context).run();
  expect(await statesOf()).toEqual(['visitor waiting', 'company sent']);
});

test('while the password for the mail server is wrong, mails wait', async () => {
  const clock = new Clock();
  const demanding = await TestMailServer.start({
    authOptional: false,
    onAuth: (_login, _session, done) => done(Object.assign(new Error('refused'), { responseCode: 535 })),
  });
  const context = await contextOf(server, { environment: demanding.environment('site:wrong@'), clock });
  await ask(context);
  await queueOf(context).run();
  await demanding.close();
  expect(await statesOf()).toEqual(['visitor waiting', 'company waiting']);
  clock.pass(hourMs);
  await queueOf(await openContext(clock)).run();
  expect(await statesOf()).toEqual(['visitor sent', 'company sent']);
});

test('an inquiry that is erased before its mails are sent sends none', async () => {
  const context = await openContext();
  await ask(context);
  const token = await server.login();
  const { body } = await server.request('GET', '/api/inquiry/all', { token });
  const { inquiries } = body as { readonly inquiries: readonly { id: number; mail: string }[] }; // the shape of the API's response
  expect(inquiries[0]?.mail).toBe('waiting');
  await server.request('DELETE', `/api/inquiry/erase/${inquiries[0]?.id}`, { token });
  await queueOf(context).run();
  expect(mailServer.mails).toEqual([]);
});

test('a server sends the mails by itself, also those that it found at its start', async () => {
  const context = await openContext();
  await ask(context, { email: '', telephone: '418 555-0101' });
  const sibling = await server.sibling(mailServer.environment());
  expect((await mailServer.next()).to).toEqual([company]);
  const form = await filledForm(server);
  expect((await sibling.request('POST', '/api/inquiry/send', { body: form })).status).toBe(201);
  expect([(await mailServer.next()).to, (await mailServer.next()).to]).toEqual([[form.email], [company]]);
  await sibling.close();
});
