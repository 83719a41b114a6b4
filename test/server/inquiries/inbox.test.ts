import type { Inquiry } from '../../../src/model/inquiries/inquiry';
import { administrator, isRecord, superUser, TestServer } from '../../support/site/server/testServer';
import { fewRows } from '../../support/data/fewRows';
import { ask, filledForm, inbox, sendForm } from '../../support/inquiries/visitor';

/*
 * Administrators read and change inquiries.
 */

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const save = async (entity: string, row: object): Promise<number> => {
  const { status, body } = await server.request('POST', `/api/${entity}/save`, { token, body: row });
  if (status !== 201 || !isRecord(body))
    throw new Error(`The ${entity} was not saved: ${JSON.stringify(body)}`);
  return Number(body.id);
};

const newest = async (): Promise<Inquiry> => {
  const [inquiry] = await inbox(server, token);
  if (!inquiry) throw new Error('There is no inquiry.');
  return inquiry;
};

const update = (body: object, account = token) =>
  server.request('PUT', '/api/inquiry/update', { token: account, body });

test('an inquiry arrives with its words, brand and language, and with its unit as it was then', async () => {
  const id = await save('tanker', {
    nameEn: 'Aluminum trailer',
    nameFr: 'Remorque en aluminium',
    unitId: 'N-204',
  });
  const form = await filledForm(server, {
    ...{ subject: 'tanker', rowIds: [id, 999_999], language: 'fr', telephone: '+1 418 555-0199' },
    message: 'Bonjour\r\nC’est <b>combien</b>?\0',
  });
  await sendForm(server, form, { headers: { host: 'rubicuve.localhost' } });
  await server.request('PUT', '/api/tanker/update', { token, body: { id, nameFr: 'Un autre nom' } });
  const { at, erasedAt, reference, ...inquiry } = await newest();
  expect(inquiry).toEqual({
    id: expect.any(Number) as unknown,
    ...{ brand: 'rubicuve', subject: 'tanker', language: 'fr' },
    ...{ name: form.name, email: form.email, telephone: form.telephone, vehicle: '', week: '' },
    message: 'Bonjour\nC’est <b>combien</b>?',
    units: [{ id, name: 'Remorque en aluminium (N-204)', path: `/citernes/${id}` }],
    ...{ state: 'new', takenBy: null, note: '', version: 1, mail: 'off' },
  });
  expect(reference).toMatch(/^[2-9A-Z]{6}$/);
  expect(erasedAt - at).toBe(180 * 24 * 60 * 60 * 1000);
});

test('a part, an achievement, an assembly and a posting are named with the address that shows them', async () => {
  const part = await save('product', { nameEn: 'Valve', nameFr: 'Valve', partNumber: 'V-12' });
  const typeId = await save('realizationType', {
    realizationTypeEn: 'Propane',
    realizationTypeFr: 'Propane',
  });
  const built = await save('realization', { realizationTypeId: typeId, descriptionEn: 'Truck', image: '' });
  const mountingId = await save('assemblyType', { nameEn: 'Mounting', nameFr: 'Montage' });
  const mounted = await save('assembly', { assemblyTypeId: mountingId, nameEn: 'Pump', nameFr: 'Pompe' });
  const job = await save('jobPosting', { jobTitleEn: 'Welder', jobTitleFr: 'Soudeuse ou soudeur' });
  await ask(server, { subject: 'part', rowIds: [part] });
  expect((await newest()).units).toEqual([{ id: part, name: 'Valve (V-12)', path: `/parts?part=${part}` }]);
  await ask(server, { subject: 'achievement', rowIds: [built], language: 'fr' });
  expect((await newest()).units).toEqual([
    { id: built, name: 'Truck', path: `/realisations?achievement=${built}` },
  ]);
  await ask(server, { subject: 'assembly', rowIds: [mounted] });
  expect((await newest()).units).toMatchObject([{ path: `/assemble-mount?assembly=${mounted}` }]);
  await ask(server, { subject: 'career', rowIds: [job] });
  expect((await newest()).units).toEqual([{ id: job, name: 'Welder', path: `/careers/${job}` }]);
  await ask(server, {
    subject: 'inspection',
    rowIds: [],
    vehicle: 'Tanker of 2014',
    week: 'the first of May',
  });
  expect(await newest()).toMatchObject({ units: [], vehicle: 'Tanker of 2014', week: 'the first of May' });
});

test('control characters and turned text leave no trace in fields of one line', async () => {
  await ask(server, { name: 'Eve\r\nBcc: all@example.com\u202E\0', week: 'May\u2028June' });
  expect(await newest()).toMatchObject({ name: 'Eve Bcc: all@example.com', week: 'May June' });
});

test('an inquiry names the account that took or answered it, until it is new again', async () => {
  await ask(server);
  const { id, version } = await newest();
  const taken = await update({ id, version, state: 'taken' });
  expect(taken).toMatchObject({
    status: 200,
    body: { inquiry: { state: 'taken', takenBy: administrator.email, version: version + 1 } },
  });
  const note = await update({ id, version: version + 1, note: 'Call on Monday\r\nat noon' });
  expect(note.body).toMatchObject({ inquiry: { state: 'taken', note: 'Call on Monday\nat noon' } });
  const other = await server.login(superUser);
  const closed = await update({ id, version: version + 2, state: 'answered' }, other);
  expect(closed.body).toMatchObject({ inquiry: { state: 'answered', takenBy: superUser.email } });
  const reopened = await update({ id, version: version + 3, state: 'new' });
  expect(reopened.body).toMatchObject({
    inquiry: { state: 'new', takenBy: null, note: 'Call on Monday\nat noon' },
  });
});

test('of two changes at the same time, one is refused with the current inquiry', async () => {
  await ask(server);
  const { id, version } = await newest();
  const responses = await Promise.all([
    update({ id, version, state: 'taken' }),
    update({ id, version, note: 'Mine' }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = responses.find(({ status }) => status === 409);
  const current = await newest();
  expect(refused?.body).toEqual({
    status: 'fail',
    message: 'Someone else has changed this since you opened it.',
    inquiry: current,
  });
  expect((await update({ id: 999_999, version: 1, state: 'taken' })).status).toBe(404);
});

test('the list shows a state or a search, page by page, and the counts', async () => {
  const own = await TestServer.start();
  const session = await own.login();
  for (const name of ['Émile Côté', 'Ann Lee', 'Rose Martin', 'Ann Roy'])
    await ask(own, { name, telephone: name === 'Ann Lee' ? '(418) 555-0177' : '', email: 'x@example.com' });
  const names = async (query: string) => (await inbox(own, session, query)).map(({ name }) => name);
  expect(await names('')).toEqual(['Ann Roy', 'Rose Martin', 'Ann Lee', 'Émile Côté']);
  const [first, second] = await inbox(own, session, '?limit=2');
  expect(await names(`?limit=2&before=${second?.id}`)).toEqual(['Ann Lee', 'Émile Côté']);
  expect(await names('?search=cote%20emile')).toEqual(['Émile Côté']);
  expect(await names('?search=418-555-0177')).toEqual(['Ann Lee']);
  expect(await names(`?search=${first?.reference.toLowerCase()}`)).toEqual(['Ann Roy']);
  expect(await names('?search=ann&limit=1')).toEqual(['Ann Roy']);
  await own.request('PUT', '/api/inquiry/update', {
    token: session,
    body: { id: first?.id, version: 1, state: 'answered' },
  });
  expect(await names('?state=answered')).toEqual(['Ann Roy']);
  const { body } = await own.request('GET', '/api/inquiry/counts', { token: session });
  expect(body).toEqual({
    ...{ new: 3, taken: 0, answered: 1 },
    newestId: first?.id,
    oldestNewAt: (await inbox(own, session)).at(-1)?.at,
    unsentMails: 0,
  });
  expect((await own.request('GET', '/api/inquiry/all', { token: session })).body).toMatchObject({
    counts: { new: 3, taken: 0, answered: 1 },
  });
  await own.close();
});

test('the counts say how many open inquiries have mails that were not sent', async () => {
  const own = await TestServer.start();
  const session = await own.login();
  const unsent = async (): Promise<unknown> => {
    const { body } = await own.request('GET', '/api/inquiry/counts', { token: session });
    return isRecord(body) && body.unsentMails;
  };
  for (const name of ['One', 'Two', 'Three']) await ask(own, { name });
  const [three, two, one] = await inbox(own, session);
  const now = Date.now();
  const mails = [
    { inquiryId: one?.id ?? 0, recipient: 'visitor', state: 'failed' },
    { inquiryId: one?.id ?? 0, recipient: 'company', state: 'failed' },
    { inquiryId: two?.id ?? 0, recipient: 'company', state: 'waiting' },
    { inquiryId: three?.id ?? 0, recipient: 'company', state: 'sent' },
  ] as const;
  const { system } = own.database;
  await system
    .insertInto('inquiry_mails')
    .values(mails.map((mail) => ({ ...mail, nextAt: now })))
    .execute();
  expect(await unsent()).toBe(1);
  await system
    .updateTable('inquiries')
    .set({ at: now - 11 * 60_000 })
    .execute();
  expect(await unsent()).toBe(2);
  await own.request('PUT', '/api/inquiry/update', {
    token: session,
    body: { id: one?.id, version: 1, state: 'answered' },
  });
  expect(await unsent()).toBe(1);
  await own.close();
});

test('the export opens in a spreadsheet, and no cell of it is computed', async () => {
  await ask(server, {
    ...{ name: '=HYPERLINK("https://example.com")', telephone: '+1 418 555-0199', vehicle: '@SUM(1)' },
    ...{ week: '-2+3', message: 'A "quoted" word,\nand a line' },
  });
  const { status, headers, raw } = await server.request('GET', '/api/inquiry/export', { token });
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual(
    [200, 'text/csv; charset=utf-8', 'attachment; filename="inquiries.csv"', 'no-store'],
  );
  const text = raw.toString('utf8');
  expect(text.startsWith('\uFEFF"Reference","Time (UTC)",')).toBe(true);
  const [, line = ''] = text.split('\r\n');
  expect(line).toContain(`"'=HYPERLINK(""https://example.com"")","jeanne@example.com","'+1 418 555-0199"`);
  expect(line).toContain(`"A ""quoted"" word,\nand a line","'@SUM(1)","'-2+3"`);
  const cells = text.slice(1).match(/"(?:[^"]|"")*"/g) ?? [];
  expect(cells.filter((cell) => /^"[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test('the export has the words of the administrator’s language in place of codes', async () => {
  const own = await TestServer.start({ content: fewRows });
  await ask(own, { subject: 'achievement', language: 'en' });
  const options = { token: await own.login(), headers: { 'accept-language': 'fr' } };
  const { raw } = await own.request('GET', '/api/inquiry/export', options);
  await own.close();
  const [, line = ''] = raw.toString('utf8').split('\r\n');
  expect(line).toContain(',"Norcuve","Unité semblable à une réalisation",');
  expect(line).toContain(',"anglais",');
  expect(line).toContain(',"Nouvelle",');
});

test('no cell of the export is computed where a spreadsheet expects semicolons, and begins cells within texts', async () => {
  const message = 'Hello\n=1+1;@SUM(1);"=2+2\n \t-3+3\n＝4+4, a - b = c; d';
  await ask(server, { name: '＋1', message });
  const { raw } = await server.request('GET', '/api/inquiry/export', { token });
  const text = raw.toString('utf8');
  expect(text).toContain("Hello\n'=1+1;'@SUM(1);\"\"'=2+2\n \t'-3+3\n'＝4+4, a - b = c; d\"");
  const cells = text.slice(1).split(/[;\t\r\n]/);
  expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
});

test('an erased inquiry is gone at once, and unknown ones respond with 404', async () => {
  const reference = await ask(server);
  const { id } = await newest();
  expect((await server.request('DELETE', `/api/inquiry/erase/${id}`, { token })).body).toEqual({
    status: 'success',
    message: 'Deleted.',
  });
  expect((await inbox(server, token)).map((each) => each.reference)).not.toContain(reference);
  expect((await server.request('DELETE', `/api/inquiry/erase/${id}`, { token })).status).toBe(404);
  for (const wrong of ['0', 'x', '1e3', '-1'])
    expect((await server.request('DELETE', `/api/inquiry/erase/${wrong}`, { token })).status).toBe(404);
});
