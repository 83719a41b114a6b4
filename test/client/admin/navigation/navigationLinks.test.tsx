import { act, screen } from '@testing-library/react';
import { NavigationLinks } from '../../../../src/client/admin/navigation/NavigationLinks';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { hiddenLoaded } from '../../../../src/client/store/content/hiddenRows';
import { rowsUpdated } from '../../../../src/client/store/content/contentActions';
import { sessionStarted } from '../../../../src/client/store/session/session';
import { useAppStore } from '../../../../src/client/store/hooks';
import type { AppStore } from '../../../../src/client/store/store';
import { dayMs, hourMs } from '../../../../src/model/format/durations';
import { newRow } from '../../../../src/model/schema/rows';
import type { Language } from '../../../../src/model/site/languages';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { InboxServer, inquiry } from '../inquiries/inboxServer';

let server: InboxServer;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = new InboxServer('me@example.com');
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.respond);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const tanker = (id: number, values: Readonly<Record<string, string>> = {}) => ({
  ...newRow('tanker', { nameEn: 'Tanker', nameFr: 'Citerne', image: '/a.jpg', price: '1', ...values }),
  id,
  displayOrder: id,
});

const jobPosting = {
  ...newRow('jobPosting', { jobTitleEn: 'Welder', jobTitleFr: 'Soudeuse' }),
  id: 1,
  displayOrder: 1,
};

const open = (language: Language, path = '/admin') => {
  const rendered = renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <NavigationLinks />;
    },
    {
      language,
      path,
      route: '*',
      content: {
        tankers: [tanker(1), tanker(2, { price: '', image: '' }), tanker(3, { price: '' })],
        tankerImages: [],
        job_postings: [jobPosting],
      },
    },
  );
  act(() => void rendered.store.dispatch(sessionStarted({ email: 'me@example.com' })));
  return rendered;
};

const link = (name: RegExp): string => plain(screen.getByRole('link', { name }).textContent);

/** Lets the posting go offline at a time. */
const endPosting = (store: AppStore, at: number): void => {
  const offlineAt = `${new Date(at).toISOString().slice(0, 16)}Z`;
  const visibility = { isHidden: false, onlineAt: '', offlineAt, id: 1, rowId: 1 };
  store.dispatch(
    hiddenLoaded({
      version: 1,
      rows: {},
      timeZone: 'America/Toronto',
      visibility: [{ ...visibility, entity: 'jobPosting' }],
    }),
  );
};

it('says at each editor how many of its items lack something, or end this week', async () => {
  const { store } = open('en');
  expect(link(/^Tankers \d/)).toBe('Tankers22 items need attention3'); // the visible words, and those for screen readers
  expect(link(/^Careers \d/)).toBe('Careers1');
  expect(link(/^Language review/)).toBe('Language review');
  endPosting(store, Date.now() + 3 * dayMs);
  await screen.findByRole('link', { name: 'Careers 1 item needs attention 1' });
});

it('says so too of an item that ends within a week only after the page has been open for some time', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const { store } = open('en');
  act(() => endPosting(store, Date.now() + 7 * dayMs + hourMs / 2));
  expect(link(/^Careers \d/)).toBe('Careers1');
  await act(() => jest.advanceTimersByTimeAsync(hourMs));
  expect(link(/^Careers \d/)).toBe('Careers11 item needs attention1');
});

it('says at the review of the languages how many texts it has', async () => {
  const { store } = open('fr');
  const rows = [{ id: 2, engineEn: 'Diesel' }];
  store.dispatch(rowsUpdated({ entity: 'tanker', rows }));
  await screen.findByRole('link', { name: plain('Bilan des langues 1 élément demande votre attention') });
});

it('marks the page that is open, and not the list of all pages of texts', () => {
  open('fr', '/edit-resources/home');
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((each) => each.getAttribute('href'))).toEqual(['/edit-resources/home']);
});

it('says that e-mails were not sent, although no inquiry is new', async () => {
  server.inquiries = [inquiry(1, { state: 'taken', mail: 'failed' })];
  open('fr');
  await screen.findByRole('link', { name: /Les courriels concernant 1 demande/ });
});
