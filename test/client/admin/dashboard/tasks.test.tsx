import { act, screen, within } from '@testing-library/react';
import Dashboard from '../../../../src/client/admin/Dashboard';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { hiddenLoaded } from '../../../../src/client/store/content/hiddenRows';
import { useAppStore } from '../../../../src/client/store/hooks';
import type { Language } from '../../../../src/model/site/languages';
import { sessionStarted } from '../../../../src/client/store/session/session';
import { dayMs } from '../../../../src/model/format/durations';
import type { HistoryEntry } from '../../../../src/model/history';
import { editors } from '../../../../src/model/schema/editors';
import { newRow } from '../../../../src/model/schema/rows';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const change: HistoryEntry = {
  id: 7,
  at: Date.parse('2027-03-14T11:30Z'),
  author: 'jeanne@example.com',
  kind: 'edit',
  undoes: null,
  undoneBy: null,
  rowCount: 1,
  rows: [
    {
      collection: 'tankers',
      id: 1,
      before: null,
      after: { id: 1, nameEn: 'Highway 5000', nameFr: 'Highway 5000' },
    },
  ],
};

const respond: typeof fetch = (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
  if (pathname === '/api/history')
    return Promise.resolve(Response.json({ changes: [change], hasOlder: true }));
  return Promise.resolve(Response.json({ message: 'Not found.' }, { status: 404 }));
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const row = (id: number, values: Readonly<Record<string, string>>) => ({
  ...newRow('tanker', {
    nameEn: `Tanker ${id}`,
    nameFr: `Citerne ${id}`,
    image: '/a.jpg',
    price: '1',
    ...values,
  }),
  id,
  displayOrder: id,
});

const tankers = [
  row(1, {}),
  row(2, { price: '' }),
  row(3, { price: ' ', engineEn: 'Diesel' }),
  row(4, { image: '' }),
];

const noRows = {
  ...{ telephones: [], emails: [], openings: [], realizationTypes: [], realizations: [], employees: [] },
  ...{ assemblyTypes: [], assemblies: [], manufacturers: [], manufacturerImages: [], galleryImages: [] },
  ...{ tankerImages: [], products: [], job_postings: [] },
};

const open = (language: Language, content: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <Dashboard />;
    },
    { language, texts: { 'privacy/responsible-name': 'Jeanne Roy, privacy officer' }, ...content },
  );

const tasksIn = (title: string): (readonly [string, string | null])[] =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('link')
    .filter((link) => link.querySelector('strong'))
    .map((link) => [plain(link.querySelector('strong')?.textContent), link.getAttribute('href')]);

it('says what the content lacks, with a link to the form of the first such item', () => {
  open('en', { content: { ...noRows, tankers } });
  expect(tasksIn('What needs doing')).toEqual([
    ['Tankers: 2 without a price', '/edit-tankers?brand=fuel&open=tanker-2'],
    ['Tankers: 1 without a picture', '/edit-tankers?brand=fuel&open=tanker-4'],
    ['Tankers: 1 with a missing translation', '/edit-tankers?brand=fuel&open=tanker-3'],
    ['Languages: 1 text to review', '/language-review'],
  ]);
});

it('asks for the name of the person responsible for privacy until it is filled in', () => {
  open('fr', { content: { ...noRows, tankers: [row(1, {})] }, texts: {} });
  expect(tasksIn('À faire')).toEqual([
    ['Confidentialité : nommer la personne responsable', '/edit-resources/privacy?open=responsible-name'],
  ]);
});

it('says that nothing is missing', () => {
  open('fr', { content: { ...noRows, tankers: [row(1, {})] } });
  const section = screen.getByRole('region', { name: 'À faire' });
  expect(section).toHaveTextContent(/Rien ne manque/);
});

it('says which items go offline within a week, and which is scheduled next', async () => {
  const { store } = open('fr', { content: { ...noRows, tankers: [row(1, {}), row(2, {})] } });
  const inDays = (days: number): string =>
    `${new Date(Date.now() + days * dayMs).toISOString().slice(0, 16)}Z`;
  const visibility = { isHidden: false, onlineAt: '', offlineAt: '', entity: 'tanker' } as const;
  store.dispatch(
    hiddenLoaded({
      version: 1,
      rows: {},
      timeZone: 'America/Toronto',
      visibility: [
        { ...visibility, id: 1, rowId: 1, offlineAt: inDays(3) },
        { ...visibility, id: 2, rowId: 2, offlineAt: inDays(30) },
      ],
    }),
  );
  await screen.findByText(/d’ici 7 jours$/);
  expect(tasksIn('À faire')).toEqual([
    ['Citernes : 1 dont le retrait est prévu d’ici 7 jours', '/edit-tankers?brand=fuel&open=tanker-1'],
    ['À venir : retrait de « Citerne 1 »', '/edit-tankers?brand=fuel&open=tanker-1'],
  ]);
});

it('shows the last changes with their author, and leads to the history', async () => {
  open('en', { content: { ...noRows, tankers } });
  const section = await screen.findByRole('region', { name: 'Last changes' });
  await within(section).findByText('Added the tanker “Highway 5000”');
  expect(section).toHaveTextContent(/Mar 14, 2027.*by jeanne@example\.com/);
  expect(within(section).getByRole('link')).toHaveAttribute('href', '/history');
});

it('has links to the commonest jobs', () => {
  open('en', { content: { ...noRows, tankers } });
  const section = within(screen.getByRole('region', { name: 'Common tasks' }));
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add: tanker', '/edit-tankers?open=tanker-new'],
    ['Change the opening hours', '/edit-contacts?brand=fuel&location=1#opening'],
    ['Answer inquiries', '/inquiries'],
    ['Edit the home page', '/edit-resources/home'],
  ]);
});

it('leads to every editor, in groups, and counts the items of each', () => {
  const { store } = open('en', { content: { ...noRows, tankers } });
  act(() => void store.dispatch(sessionStarted({ email: 'jeanne@example.com' })));
  const namesOf = (level: number): string[] =>
    screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(namesOf(2)).toEqual([
    'What needs doing',
    'Last changes',
    'Common tasks',
    'Everything that can be edited',
  ]);
  const groups = ['About us', 'Products', 'Services', 'Careers', 'Join us', 'Resources'];
  expect(namesOf(3)).toEqual(['Inquiries', ...groups]);
  const section = screen.getByRole('region', { name: 'Everything that can be edited' });
  const links = [...section.querySelectorAll('a')];
  const paths = links.map((link) => link.getAttribute('href')?.split('?')[0]);
  const editorPaths = [...editors.map(({ route }) => `/${route}`), '/edit-contacts', '/edit-resources'];
  const textPaths = ['certifications', 'certifications-certipropane', 'services-and-repairs'];
  expect(paths).toEqual(
    expect.arrayContaining([...editorPaths, ...textPaths.map((page) => `/edit-resources/${page}`)]),
  );
  expect(links.map(({ textContent }) => plain(textContent))).toContain('Tankers4 items');
});
