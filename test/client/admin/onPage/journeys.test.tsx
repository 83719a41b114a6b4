import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { initialContent } from '../../../../src/server/content/initialContent';
import { hasMarks } from '../../../../src/model/admin/onPage/marks';
import { clearStoredSession, storeSession } from '../../../../src/client/store/session/storedSession';
import { administrator, TestServer } from '../../../support/site/testServer';
import type { VisitedSite } from '../../../support/jsdom/editedSite';
import { visitSite } from '../../../support/jsdom/editedSite';
import { saveSample } from '../../../support/data/factories';
import { FakeUpload } from '../fakeUpload';

/* An administrator edits what a public page shows by clicking it. */

let server: TestServer;
let token: string;
let tankerId: number;
let site: VisitedSite | undefined;
const bodies: string[] = [];

beforeAll(async () => {
  await import('../../../../src/client/app/shell/AdminActions'); // the code that a browser loads later
  await import('../../../../src/client/admin/onPage/EditMode');
  await import('../../../../src/client/admin/onPage/EditTarget');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // the server responds outside of React's act()
  server = await TestServer.start({ content: initialContent });
  token = await server.login();
  const values = { nameEn: 'Tandem', nameFr: 'Tandem', price: '1000', isCertipropane: false };
  tankerId = (await saveSample(server, token, 'tanker', values)).id;
  jsdom.reconfigure({ url: await server.listen() });
  storeSession(administrator.email, token);
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input instanceof Request)
      void input
        .clone()
        .text()
        .then((body) => bodies.push(body));
    else if (typeof init?.body === 'string') bodies.push(init.body);
    return send(input, init);
  });
});

afterEach(() => site?.close());

afterAll(async () => {
  jest.restoreAllMocks();
  clearStoredSession();
  await server.close();
});

/** Waits for an element. Queries by role are slow on a whole page. */
const find = (selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  });

const tools = 'section[data-page-tools]';

/** Waits for the popover with this title. */
const popover = async (title: string | RegExp): Promise<HTMLElement> => {
  const dialog = await find('[role=dialog][data-page-tools]');
  expect(dialog.querySelector('h2')?.textContent).toMatch(title);
  return dialog;
};

const editAt = async (address: string): Promise<void> => {
  const { body } = await server.call('GET', '/api/allModels/');
  site = await visitSite({ address, bulkLoad: body, email: administrator.email });
  fireEvent.click(await find('button[aria-keyshortcuts="E"]'));
  await find(tools);
};

/** Clicks as with a mouse. Clicks of code have no detail. */
const click = (element: Element): void => void fireEvent.click(element, { detail: 1 });

const type = (dialog: HTMLElement, label: string, value: string): void =>
  void fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });

const press = (dialog: HTMLElement, name: string): void =>
  click(within(dialog).getByRole('button', { name }));

const heading = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('main h1');
  if (!element) throw new Error('The page has no heading.');
  return element;
};

const textOfServer = async (key: string, language: string): Promise<string | undefined> => {
  const { body } = await server.call('GET', '/api/allModels/');
  const { resources } = body as { resources: readonly Record<string, string>[] };
  return resources.find(
    (each) => each.object_key === key && each.language === language && each.page === 'home',
  )?.resource;
};

const rowOfServer = async (collection: string, id: number): Promise<Record<string, unknown> | undefined> => {
  const { body } = await server.call('GET', '/api/allModels/');
  const rows = (body as Record<string, readonly Record<string, unknown>[]>)[collection] ?? [];
  return rows.find((row) => row.id === id);
};

it('changes a text in both languages, shows it at each key, and sends no mark', async () => {
  await editAt('/');
  const before = heading().textContent;
  click(heading());
  const dialog = await popover('Text: Home');
  type(dialog, 'English text', 'Tankers for you');
  await waitFor(() => expect(heading()).toHaveTextContent('Tankers for you'));
  type(dialog, 'French text', 'Des citernes pour vous');
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(heading()).toHaveTextContent('Tankers for you');
  expect(await textOfServer('main-text', 'en')).toBe('Tankers for you');
  expect(await textOfServer('main-text', 'fr')).toBe('Des citernes pour vous');
  expect(before).not.toBe('Tankers for you');
  expect(hasMarks(document.documentElement.outerHTML)).toBe(false);
  expect(bodies.filter((body) => body.includes('Tankers for you'))).not.toEqual([]);
  expect(bodies.filter(hasMarks)).toEqual([]);
});

it('asks before Escape discards what was typed, and shows what is stored again', async () => {
  await editAt('/');
  const before = heading().textContent;
  click(heading());
  const dialog = await popover('Text: Home');
  type(dialog, 'English text', 'Something else');
  await waitFor(() => expect(heading()).toHaveTextContent('Something else'));
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(dialog).toBeInTheDocument();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(confirm).toHaveBeenCalledTimes(2);
  confirm.mockRestore();
  expect(heading().textContent).toBe(before);
});

it('changes a field of a row, and shows both versions after a change of somebody else', async () => {
  await editAt(`/tankers/${tankerId}`);
  const [price] = await screen.findAllByText('$1,000');
  if (price) click(price);
  const dialog = await popover('Tandem – Price');
  type(dialog, 'Price', '2000');
  await waitFor(() => expect(screen.getAllByText('$2,000')).not.toEqual([]));
  const update = [{ id: tankerId, price: '3000', base: { price: '1000' } }];
  await server.call('PUT', '/api/tanker/update', { token, body: update });
  press(dialog, 'Save');
  const mine = await within(dialog).findByRole('radio', { name: /2000/ });
  expect(within(dialog).getByRole('radio', { name: /3000/ })).toBeInTheDocument();
  fireEvent.click(mine);
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getAllByText('$2,000')).not.toEqual([]);
});

it('follows no link at a click, but with Ctrl, and leaves the page as it was', async () => {
  await editAt('/');
  const careers = await find('footer a[href="/careers"]');
  click(careers);
  const dialog = await popover(/^Text: /);
  expect(window.location.pathname).toBe('/');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  fireEvent.click(careers, { detail: 1, ctrlKey: true });
  await waitFor(() => expect(window.location.pathname).toBe('/careers'));
  press(await find(tools), 'Done');
  await waitFor(() => expect(document.querySelector(tools)).toBeNull());
  expect(document.querySelectorAll('h1[tabindex]')).toHaveLength(0);
});

it('lists what nobody sees on the page: its title and description, and alternative texts', async () => {
  await editAt('/');
  const bar = await find(tools);
  const button = await within(bar).findByRole('button', { name: /^Not visible here \([1-9]/ });
  click(button);
  const panel = within(bar).getByRole('region', { name: 'Not visible on this page' });
  expect(within(panel).getByRole('heading', { name: 'For search engines' })).toBeVisible();
  expect(within(panel).getByRole('heading', { name: 'Alternative texts of pictures' })).toBeVisible();
  const [title] = within(panel).getAllByRole('button');
  if (title) click(title);
  await popover(/^Text: /);
});

it('empties a language of a posting only if it is hidden first', async () => {
  const values = { jobTitleEn: 'Night welder', jobTitleFr: 'Soudeur de nuit' };
  const { id } = await saveSample(server, token, 'jobPosting', values);
  await editAt('/careers');
  const [title] = await screen.findAllByText('Night welder');
  if (title) click(title);
  const dialog = await popover('Night welder – Title');
  type(dialog, 'Title – French', '');
  press(dialog, 'Save');
  expect(await within(dialog).findByText(/French is missing/)).toBeVisible();
  expect(bodies.filter((body) => body.includes('jobTitleFr'))).toEqual([]);
  press(dialog, 'Save as hidden');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await rowOfServer('job_postings', id)).toBeUndefined();
});

it('replaces the PDF that a link opens', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Gasket', fileName: 'old.pdf' });
  await editAt(`/parts?part=${id}`);
  const link = await find('a[href$="/old.pdf"]');
  click(link);
  const dialog = await popover(/^Text: /);
  press(dialog, 'Gasket – Attached document (PDF)');
  const input = await waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no input.');
    return found;
  });
  fireEvent.change(input, {
    target: { files: [new File(['New sheet'], 'new.pdf', { type: 'application/pdf' })] },
  });
  const { XMLHttpRequest } = globalThis;
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  press(dialog, 'Save');
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  FakeUpload.all[0]?.reach(40);
  expect(await within(dialog).findByText(/40/)).toBeVisible();
  FakeUpload.all[0]?.respond(200, { fileName: 'new.pdf' });
  Object.assign(globalThis, { XMLHttpRequest });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await rowOfServer('products', id)).toMatchObject({ fileName: 'new.pdf' });
});

it('moves an achievement to another type, at its end', async () => {
  const [from, to] = [
    await saveSample(server, token, 'realizationType', { nameEn: 'Vacuum' }),
    await saveSample(server, token, 'realizationType', { nameEn: 'Aviation' }),
  ];
  const { id } = await saveSample(server, token, 'realization', {
    ...{ isCertipropane: false, realizationTypeId: from.id, descriptionEn: 'Vacuum truck of 2019' },
  });
  await saveSample(server, token, 'realization', {
    ...{ isCertipropane: false, realizationTypeId: to.id, displayOrder: 4 },
  });
  await editAt(`/achievements?achievement=${id}`);
  const [description] = await screen.findAllByText('Vacuum truck of 2019');
  if (description) click(description);
  const dialog = await popover(/Description$/);
  fireEvent.click(within(dialog).getByText('Type, Brands'));
  fireEvent.change(await within(dialog).findByLabelText(/^Type/), { target: { value: to.id } });
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await rowOfServer('realizations', id)).toMatchObject({ realizationTypeId: to.id, displayOrder: 5 });
});
