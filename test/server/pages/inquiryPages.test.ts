import { requestKeyPlaceholder, tokenPlaceholder } from '../../../src/model/inquiries/servedForm';
import { inbox, tokenOf } from '../../support/inquiries/visitor';
import type { TestResponse } from '../../support/site/server/testServer';
import type { PageSite } from './pageServer';
import { origin, startPageServer } from './pageServer';

/* The form of a question, for browsers without scripts. */

let site: PageSite;
let tanker: number;

beforeAll(async () => {
  site = await startPageServer();
  tanker = await site.save('tanker', {
    nameEn: 'Tandem of 45,000 L',
    nameFr: 'Tandem de 45 000 L',
    unitId: 'NC-7',
  });
});

afterAll(() => site.close());

const formOf = (page: Document): Record<string, string> =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLInputElement>('form[action="/inquiry"] [name]')].map((field) => [
      field.getAttribute('name') ?? '',
      field.tagName === 'TEXTAREA' ? field.textContent : (field.getAttribute('value') ?? ''),
    ]),
  );

const post = (fields: Readonly<Record<string, string>>, type = 'application/x-www-form-urlencoded') =>
  site.server.request('POST', '/inquiry', {
    body: new URLSearchParams(fields).toString(),
    headers: { host: new URL(origin).host, 'content-type': type },
  });

const filled = async (values: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> => ({
  ...formOf((await site.read(`/demande?about=tanker-${tanker}`)).page),
  token: await tokenOf(site.server),
  ...{ name: 'Jeanne Tremblay', email: 'jeanne@example.com', message: 'Est-elle libre?', language: 'fr' },
  ...values,
});

const pageOf = ({ raw }: TestResponse): Document => parseHtml(raw.toString());

it('is a page with its unit, which no cache stores and no search engine lists', async () => {
  const { status, page } = await site.read(`/ask?about=tanker-${tanker}`);
  expect(status).toBe(200);
  expect(page.querySelector('h1')?.textContent).toBe('Ask about this tanker');
  expect(page.querySelector(`form a[href="/tankers/${tanker}"]`)?.textContent).toContain('NC-7');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const { headers } = await site.server.request('GET', '/ask', { headers: { host: new URL(origin).host } });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
});

it('has a new token and a new key each time, although the page is rendered once', async () => {
  const forms = [formOf((await site.read('/ask')).page), formOf((await site.read('/ask')).page)];
  expect(new Set(forms.map(({ token }) => token)).size).toBe(2);
  expect(new Set(forms.map(({ requestKey }) => requestKey)).size).toBe(2);
  expect(JSON.stringify(forms)).not.toContain(tokenPlaceholder);
  expect(JSON.stringify(forms)).not.toContain(requestKeyPlaceholder);
});

it('is stored once, however often it is posted, and the next page says its reference', async () => {
  const form = await filled();
  const first = await post(form);
  expect(first.status).toBe(303);
  const location = String(first.headers.location);
  const reference = new URLSearchParams(location.split('?')[1]).get('sent') ?? '';
  expect(location).toBe(`/demande?about=tanker-${tanker}&sent=${reference}`);
  expect((await post(form)).headers.location).toBe(location);
  const { page } = await site.read(location);
  expect(page.querySelector('main')?.textContent).toContain(reference);
  expect(page.querySelector('main')?.textContent).toContain('d’ici un jour ouvrable');
  expect(page.querySelector('form[action="/inquiry"]')).toBeNull();
  const stored = (await inbox(site.server, site.token)).filter((each) => each.reference === reference);
  expect(stored).toMatchObject([
    { name: 'Jeanne Tremblay', language: 'fr', subject: 'tanker', brand: 'norcuve' },
  ]);
});

it('that is invalid shows the typed values again, and each problem at its field', async () => {
  const form = await filled({
    message: '<b>"Est-elle" libre?</b>',
    email: '',
    telephone: '',
    language: 'en',
  });
  const response = await post(form);
  expect(response.status).toBe(400);
  expect(response.headers['cache-control']).toBe('no-store');
  const page = pageOf(response);
  expect(page.documentElement.lang).toBe('fr');
  expect(formOf(page)).toMatchObject({
    name: 'Jeanne Tremblay',
    message: '<b>"Est-elle" libre?</b>',
    about: `tanker-${tanker}`,
  });
  expect(formOf(page).requestKey).toBe(form.requestKey);
  expect(page.querySelector('[type=radio][checked]')?.getAttribute('value')).toBe('en');
  const email = page.querySelector('[name=email]');
  expect(email?.getAttribute('aria-invalid')).toBe('true');
  expect([...page.querySelectorAll('[autofocus]')]).toEqual([email]); // the browser begins there
  const problem = page.getElementById(email?.getAttribute('aria-describedby') ?? '');
  expect(problem?.textContent).toContain('Donnez-nous une adresse courriel ou un numéro');
  expect(page.querySelector('script')).toBeNull(); // the typed values are in this page alone
  expect(page.querySelector('style[media]')).toBeNull(); // no script would load them
  expect((await post({ ...formOf(page), telephone: '819 555-0199' })).status).toBe(303); // at once
});

it('about a service names it, although services have no rows', async () => {
  const { headers } = await post(await filled({ about: 'service-4-9' }));
  const reference = new URLSearchParams(String(headers.location).split('?')[1]).get('sent');
  const stored = (await inbox(site.server, site.token)).find((each) => each.reference === reference);
  expect(stored?.units).toEqual([{ id: 4, name: 'Peinture', path: '/services-reparations' }]);
});

it('that was sent comes back with other words, says that it was sent, and sends them too', async () => {
  const form = await filled({ message: 'One question' });
  expect((await post(form)).status).toBe(303);
  const response = await post({ ...form, message: 'Another question' });
  expect(response.status).toBe(409);
  const page = pageOf(response);
  expect(page.querySelector('[role=alert]')?.textContent).toContain('a déjà été envoyé');
  expect(formOf(page).message).toBe('Another question');
  expect((await post({ ...formOf(page), token: await tokenOf(site.server) })).status).toBe(303);
  const messages = (await inbox(site.server, site.token)).map(({ message }) => message);
  expect(messages.filter((message) => [form.message, 'Another question'].includes(message))).toHaveLength(2);
});

it('that a program sends at once comes back with the reason', async () => {
  const { page } = await site.read('/ask');
  const response = await post({ ...formOf(page), name: 'P', email: 'p@example.com', message: 'Buy now' });
  expect(response.status).toBe(429);
  expect(pageOf(response).querySelector('[role=alert]')?.textContent).toMatch(/\S/);
  const again = formOf(pageOf(response));
  expect(again.message).toBe('Buy now');
  expect(again.token).toBe(formOf(page).token); // the time that the visitor waits counts
});

it.each([
  ['no token', ''],
  ['HTML', '"><b>'],
  ['a long text', 'x'.repeat(300)],
])('with %s in place of its token comes back with a new one', async (_name, token) => {
  const response = await post(await filled({ token }));
  expect(response.status).toBe(400);
  const page = pageOf(response);
  expect(page.querySelector('form b')).toBeNull();
  expect(formOf(page).token).toMatch(/^[\w-]+\.[\w-]+\.[\da-f]{64}$/);
});

it('many that are not acceptable are neither a failure of the server nor keep other pages waiting', async () => {
  const form = await filled({ email: '' });
  const responses = await Promise.all(Array.from({ length: 60 }, () => post(form)));
  const refused = responses.filter(({ status }) => status === 503);
  expect(responses.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(5);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(responses.filter(({ status }) => status !== 400 && status !== 503)).toEqual([]);
  expect((await post(form)).status).toBe(400);
});

it('the fields of one form are in no other page', async () => {
  await post(await filled({ name: 'Somebody Secret', email: '' }));
  const { page } = await site.read(`/demande?about=tanker-${tanker}`);
  expect(page.documentElement.textContent).not.toContain('Somebody Secret');
  expect(formOf(page).name).toBe('');
});

it('refuses other types and forms that are too large', async () => {
  expect((await post({}, 'text/xml')).status).toBe(415);
  expect((await post({}, 'application/json')).status).toBeGreaterThanOrEqual(400);
  expect((await post(await filled({ message: 'x'.repeat(200_000) }))).status).toBe(413);
});
