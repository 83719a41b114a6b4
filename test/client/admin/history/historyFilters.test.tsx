import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import HistoryScreen from '../../../../src/client/admin/history/HistoryScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import type { HistoryEntry } from '../../../../src/model/history';
import type { Language } from '../../../../src/model/site/languages';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const hour = 3_600_000;

/** Noon of a day before today, on the clocks of this machine. */
const noon = (daysAgo: number): number => new Date().setHours(12, 0, 0, 0) - daysAgo * 24 * hour;

const change = (id: number, at: number): HistoryEntry => ({
  id,
  at,
  author: 'ann@example.com',
  kind: 'edit',
  undoes: null,
  undoneBy: null,
  rowCount: 0,
  rows: [],
});

const longAgo = new Date(2024, 10, 18, 12).getTime();

let stored: readonly HistoryEntry[];
let requested: URLSearchParams[];

const respond: typeof fetch = async (input, init) => {
  const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/people'))
    return Response.json({
      people: [
        { id: '7', name: 'Ann' },
        { id: 'site', name: null },
      ],
    });
  requested.push(searchParams);
  return Response.json({ changes: searchParams.has('kind') ? [] : stored, hasOlder: false });
};

const open = (path = '/history', language: Language = 'en') =>
  renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <HistoryScreen />;
    },
    { route: '/history', path, language },
  );

const lastRequest = (): Record<string, string> => Object.fromEntries(requested.at(-1) ?? []);

const choose = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  stored = [change(4, noon(0)), change(3, noon(0)), change(2, noon(1)), change(1, longAgo)];
  requested = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
});

afterEach(() => jest.restoreAllMocks());

it('keeps a filter that is chosen before the address of another one is shown', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  open();
  await screen.findAllByRole('heading', { level: 2 });
  act(() => {
    choose('From', '2026-11-01');
    choose('To', '2026-11-20');
  });
  await waitFor(() =>
    expect(Object.keys(lastRequest()).toSorted()).toEqual(expect.arrayContaining(['from', 'until'])),
  );
});

describe('the list of changes', () => {
  it.each([
    ['en', ['Today', 'Yesterday', 'Monday, November 18, 2024']],
    ['fr', ['Aujourd’hui', 'Hier', 'lundi 18 novembre 2024']],
  ] as const)('has a heading for each day in %s', async (language, days) => {
    open('/history', language);
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => plain(textContent))).toEqual(days);
    const [today] = screen.getAllByRole('list').filter((list) => list.tagName === 'OL');
    expect(within(today ?? document.body).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the filters of the history', () => {
  it('are read from the address, whose unknown values are ignored', async () => {
    open('/history?person=7&page=home&from=2026-11-20&to=2026-11-20&kind=zeppelin');
    await screen.findAllByRole('heading', { level: 2 });
    expect(lastRequest()).toEqual({
      limit: '30',
      person: '7',
      page: 'home',
      from: String(new Date(2026, 10, 20).getTime()),
      until: String(new Date(2026, 10, 21).getTime()),
    });
    await waitFor(() => expect(screen.getByLabelText('Person')).toHaveDisplayValue('Ann'));
    expect(screen.getByLabelText('From')).toHaveValue('2026-11-20');
    expect(screen.getByRole('button', { name: 'Filters (4)' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('are written to the address, and all cleared at once where nothing is found', async () => {
    const { history } = open();
    await screen.findAllByRole('heading', { level: 2 });
    await screen.findByText('The site itself', { selector: 'option' });
    choose('Person', 'site');
    choose('Kind of content', 'tanker');
    expect(await screen.findByText('No change matches these filters.')).toBeVisible();
    expect(history.address()).toBe('/history?person=site&kind=tanker');
    expect(lastRequest()).toEqual({ limit: '30', person: 'site', kind: 'tanker' });
    const [clear] = screen.getAllByRole('button', { name: 'Clear the filters' });
    if (clear) fireEvent.click(clear);
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(history.address()).toBe('/history');
  });

  it('of a page go with the kind of the texts', async () => {
    const { history } = open('/history?kind=tanker');
    await screen.findByText('No change matches these filters.');
    choose('Page of texts', 'home');
    await waitFor(() => expect(history.address()).toBe('/history?kind=text&page=home'));
    choose('Kind of content', 'employee');
    await waitFor(() => expect(history.address()).toBe('/history?kind=employee'));
  });
});
