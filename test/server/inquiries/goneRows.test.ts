import { sendInquiry } from '../../../src/server/inquiries/form/sendInquiry';
import { fewRows } from '../../support/data/fewRows';
import { TestMailServer } from '../../support/faults/mailServer';
import { contextOf, queueOf } from '../../support/inquiries/inquirySite';
import { ask, filledForm, inbox } from '../../support/inquiries/visitor';
import { TestServer } from '../../support/site/server/testServer';

/*
 * Units that were hidden or deleted while the visitor wrote, or that only an address names, and addresses of the company that were
 * emptied before a mail was sent.
 */

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start({ content: fewRows });
  token = await server.login();
});

afterAll(() => server.close());

const change = async (method: 'PUT' | 'DELETE', path: string, body: object): Promise<void> =>
  expect((await server.request(method, path, { token, body })).status).toBe(200);

const setHidden = (id: number, isHidden: boolean): Promise<void> =>
  change('PUT', '/api/visibility/update', { entity: 'tanker', rows: [{ id, isHidden }] });

test('the inbox and the export name a unit that is hidden or deleted by then, and say so', async () => {
  await change('PUT', '/api/tanker/update', { id: 1, nameFr: 'Camion masqué', unitId: 'N-301' });
  await setHidden(1, true);
  await change('PUT', '/api/product/update', { id: 1, nameFr: 'Pompe', partNumber: 'P-1' });
  await change('DELETE', '/api/product/delete', { id: 1 });
  await ask(server, { subject: 'part', rowIds: [1, 999_999], language: 'fr' });
  await ask(server, { subject: 'tanker', rowIds: [1], language: 'fr' });
  expect((await inbox(server, token)).map(({ units }) => units)).toEqual([
    [{ id: 1, name: 'Camion masqué (N-301)', path: '/citernes/1', isGone: true }],
    [{ id: 1, name: 'Pompe (P-1)', path: '/pieces?part=1', isGone: true }],
  ]);
  const { raw } = await server.request('GET', '/api/inquiry/export', { token });
  expect(raw.toString('utf8')).toContain(',"Camion masqué (N-301), no longer on the site",');
  expect(raw.toString('utf8')).toContain(',"Pompe (P-1), no longer on the site",');
});

test('the mail to the company names such a unit, and the mail to the visitor does not', async () => {
  await change('PUT', '/api/tanker/update', { id: 2, nameEn: 'Secret trailer', unitId: 'N-302' });
  await setHidden(2, true);
  const mailServer = await TestMailServer.start();
  const context = await contextOf(server, { environment: mailServer.environment() });
  jest.spyOn(queueOf(context), 'wake').mockImplementation();
  const form = await filledForm(server, { subject: 'tanker', rowIds: [2] });
  await sendInquiry({ inquiries: context }, form, { brand: 'norcuve', address: '192.0.2.1' });
  await queueOf(context).run();
  const [toVisitor, toCompany] = [await mailServer.next(), await mailServer.next()];
  await mailServer.close();
  expect(toVisitor.to).toEqual([form.email]);
  expect(toVisitor.raw).not.toMatch(/Secret|N-302/);
  expect(toCompany.text).toContain('- Secret trailer (N-302), no longer on the site\n');
});

test('a mail to a company that has no address any more is marked as failed', async () => {
  const mailServer = await TestMailServer.start();
  const context = await contextOf(server, { environment: mailServer.environment() });
  jest.spyOn(queueOf(context), 'wake').mockImplementation();
  const form = await filledForm(server, { email: '', telephone: '418 555-0101' });
  await sendInquiry({ inquiries: context }, form, { brand: 'norcuve', address: '192.0.2.1' });
  const { body } = await server.request('GET', '/api/email/all');
  const { emails } = body as { readonly emails: readonly { id: number }[] }; // the shape of the API's response
  for (const { id } of emails) await change('PUT', '/api/email/update', { id, email: '' });
  await queueOf(await contextOf(server, { environment: mailServer.environment() })).run();
  await mailServer.close();
  expect(mailServer.mails).toEqual([]);
  expect((await inbox(server, token)).map(({ mail }) => mail)).toContain('failed');
});
