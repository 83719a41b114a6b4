import { fireEvent, screen, waitFor } from '@testing-library/react';
import ImportScreen from '../../../../src/client/admin/import/ImportScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { administrationTextsLoaded } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import type { ImportReport } from '../../../../src/model/import/report';
import { maxJsonBytes } from '../../../../src/model/limits';
import type { Language } from '../../../../src/model/site/languages';
import { FakeUpload } from '../fakeUpload';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const counts = { added: 0, changed: 0, removed: 0, same: 0, kept: 0, leftOut: 0, cleaned: 0 };

const report: ImportReport = {
  version: 7,
  collections: [
    { ...counts, collection: 'tankers', added: 2, changed: 1, removed: 1, leftOut: 1 },
    { ...counts, collection: 'employees', changed: 1, same: 3, leftOut: 1 },
    { ...counts, collection: 'products', same: 4 },
  ],
  notes: [
    { collection: 'tankers', id: '3', isLeftOut: true, message: 'the price is no price; left out' },
    ...['locations', 'emails'].map((collection) => ({
      ...{ collection, id: null, isLeftOut: false, message: 'not in the file; nothing changes' },
    })),
  ],
  moreNotes: 0,
  paragraphs: 1,
  insecurePictures: 2,
  unknownCompanies: ['Old Name'],
};

const open = (language: Language = 'en', isSuperUser = true) => {
  const { store } = renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <ImportScreen />;
    },
    { language },
  );
  store.dispatch(sessionConfirmed({ email: 'admin@example.com', isSuperUser, imageHost: null }));
  return store;
};

const file = (name = 'content.json', bytes = 10): File => {
  const created = new File(['{}'], name, { type: 'application/json' });
  Object.defineProperty(created, 'size', { value: bytes });
  return created;
};

const choose = async (chosen: File): Promise<void> => {
  const input = await waitFor(() => {
    const found = document.querySelector('input[type=file]');
    if (!found) throw new Error('No file can be chosen.');
    return found;
  });
  fireEvent.change(input, { target: { files: [chosen] } });
};

/** By its text, since a search by role computes the styles of the whole page. */
const button = (name: string | RegExp) => screen.findByText<HTMLButtonElement>(name, { selector: 'button' });

const click = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await button(name));
};

/** The request that was sent last, once there are so many. */
const sent = async (count: number): Promise<FakeUpload> => {
  await waitFor(() => expect(FakeUpload.all).toHaveLength(count));
  const last = FakeUpload.all.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
};

/** The cells of each row of the table. */
const shownTable = (): string[][] =>
  [...document.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => plain(cell.lastChild?.textContent)),
  );

const checked = async (): Promise<void> => {
  await choose(file());
  await click('Check the file');
  (await sent(1)).respond(200, report);
  await waitFor(() => expect(document.querySelector('table')).not.toBeNull());
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  FakeUpload.all = [];
  Object.assign(window, { XMLHttpRequest: FakeUpload });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status: 500 }));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

it('shows what a file would change, and the notices, before anything changes', async () => {
  open();
  expect((await button('Check the file')).disabled).toBe(true);
  await choose(file('catalogue.json', 2048));
  expect(plain((await screen.findByText(/catalogue\.json/)).textContent)).toBe('catalogue.json (2 kB)');
  await click('Check the file');
  const upload = await sent(1);
  expect(upload.url).toBe('/api/import/check?');
  upload.reach(40);
  expect(await screen.findByText('Sending the file: 40 %')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40');
  upload.reach(100);
  expect(await screen.findByText('Comparing the file with the site…')).toBeVisible();
  upload.respond(200, report);
  const heading = await screen.findByRole('heading', { name: 'What the import changes' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(shownTable()).toEqual([
    ['Tankers', '2', '1', '1', '1', '0'],
    ['Employees', '0', '1', '0', '1', '0'],
    ['Total', '2', '2', '1', '2', '0'],
  ]);
  for (const text of [
    'Without differences: Parts.',
    '1 item is removed from the site, because the file does not have it.',
    '1 plain text becomes paragraphs. Its line breaks stay.',
    '2 pictures have http: links, which browsers block. Upload them here after the import.',
    '2 notices',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/not in the file/)).toHaveTextContent(
    'Locations, E-mail addresses – not in the file; nothing changes',
  );
  expect(screen.getByText(/the price is no price/)).toHaveTextContent(
    'Tankers 3 – the price is no price; left out',
  );
});

it('applies the changes that were shown, and says where to take them back', async () => {
  open();
  await checked();
  await click('Apply 5 changes');
  const upload = await sent(2);
  expect(upload.url).toBe('/api/import?version=7');
  expect(await screen.findByText('Importing…')).toBeVisible();
  upload.respond(201, { id: 8 });
  expect(await screen.findByRole('heading', { name: 'The content was imported.' })).toHaveFocus();
  expect(screen.getByText(/5 changes were made/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'History of changes' })).toHaveAttribute('href', '/history');
  expect(await button('Undo')).toBeVisible();
  await click('Import another file');
  expect((await button('Check the file')).disabled).toBe(true);
});

it('keeps the texts of the administration when it loads the imported content', async () => {
  const store = open();
  store.dispatch(administrationTextsLoaded([]));
  await checked();
  await click('Apply 5 changes');
  (await sent(2)).respond(201, { id: 8 });
  await waitFor(() =>
    expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toContain('/api/allModels/'),
  );
});

it('maps companies to brands and chooses kinds of content, with a new check after each change', async () => {
  open();
  await checked();
  fireEvent.change(screen.getByLabelText('Old Name'), { target: { value: 'Norcuve' } });
  await waitFor(() => expect(document.querySelector('table')).toBeNull());
  fireEvent.click(screen.getByLabelText('Import everything in the file'));
  expect(await screen.findByText('Choose at least one kind of content.')).toBeVisible();
  expect((await button('Check the file again')).disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('Tankers'));
  fireEvent.click(screen.getByLabelText('Texts of the site'));
  await click('Check the file again');
  const upload = await sent(2);
  expect(upload.url).toBe('/api/import/check?only=tankers,resources&map=company:Old Name=Norcuve');
  upload.respond(200, { ...report, unknownCompanies: [] });
  await waitFor(() => expect(document.querySelector('table')).not.toBeNull());
  expect(screen.getByLabelText('Old Name')).toHaveValue('Norcuve');
});

it('keeps the file and the options when a check fails or is stopped', async () => {
  open();
  await choose(file());
  await click('Check the file');
  (await sent(1)).respond(400, { message: 'This file is not JSON.' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The file could not be checked. This file is not JSON.');
  await waitFor(() => expect(alert).toHaveFocus());
  await click('Check the file');
  const upload = await sent(2);
  await click('Stop');
  expect(upload.isAborted).toBe(true);
  expect((await button('Check the file')).disabled).toBe(false);
});

it('asks for a new check when the content has changed, and keeps the report when the import fails otherwise', async () => {
  open();
  await checked();
  await click('Apply 5 changes');
  (await sent(2)).respond(503, { message: 'The disk is full.' });
  expect(await screen.findByText('The content was not imported. The disk is full.')).toBeVisible();
  await click('Apply 5 changes');
  (await sent(3)).onerror?.();
  expect(await screen.findByText(/^The server did not answer\. Check the file again/)).toBeVisible();
  await click('Apply 5 changes');
  (await sent(4)).respond(409, { message: 'The content has changed.' });
  expect(await screen.findByText(/The content has changed\.$/)).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
  await click('Check the file again');
  (await sent(5)).respond(200, report);
  await waitFor(() => expect(document.querySelector('table')).not.toBeNull());
});

it('has nothing to apply when the site has everything already', async () => {
  open();
  await choose(file());
  await click('Check the file');
  (await sent(1)).respond(200, { ...report, collections: report.collections.slice(2), notes: [] });
  expect(await screen.findByText(/The site already has everything in this file/)).toBeVisible();
  expect(screen.queryByText(/^Apply/)).toBeNull();
});

it('does not send a file that is too large', async () => {
  open();
  await choose(file('large.json', maxJsonBytes + 1));
  expect(plain((await screen.findByRole('alert')).textContent)).toBe(
    'large.json is too large. The limit is 16 MB.',
  );
  expect((await button('Check the file')).disabled).toBe(true);
});

it('speaks French', async () => {
  open('fr');
  await choose(file());
  await click('Vérifier le fichier');
  (await sent(1)).respond(200, report);
  await waitFor(() => expect(document.querySelector('table')).not.toBeNull());
  expect(shownTable()[0]?.[0]).toBe('Citernes');
  expect(await button('Appliquer 5 modifications')).toBeVisible();
});

it('is for the super-user only', async () => {
  open('en', false);
  expect(await screen.findByText('Only the super-user can import content.')).toBeVisible();
  expect(screen.queryByText('Choose a file')).toBeNull();
});
