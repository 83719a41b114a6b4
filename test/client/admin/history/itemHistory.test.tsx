import { fireEvent, screen, waitFor } from '@testing-library/react';
import HistoryScreen from '../../../../src/client/admin/history/HistoryScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import type { HistoryEntry, HistoryRow } from '../../../../src/model/history';
import { newRow } from '../../../../src/model/schema/rows';
import type { Language } from '../../../../src/model/site/languages';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const tanker = (price: string, displayOrder = 1): HistoryRow => ({
  ...newRow('tanker'),
  id: 900,
  nameEn: 'Highway',
  nameFr: 'Routier',
  price,
  displayOrder,
});

const change = (id: number, before: HistoryRow | null, after: HistoryRow | null): HistoryEntry => ({
  id,
  at: new Date(2024, 10, 18, 12).getTime(),
  author: 'ann@example.com',
  kind: 'edit',
  undoes: null,
  undoneBy: null,
  rowCount: 1,
  rows: [{ collection: 'tankers', id: 900, before, after }],
});

let stored: readonly HistoryEntry[];
let sent: unknown[];
let requested: string[];
let failure: string | undefined;

const respond: typeof fetch = async (input, init) => {
  const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  if (request.method === 'POST') {
    sent.push(await request.json());
    if (failure !== undefined) return Response.json({ message: failure }, { status: 409 });
    stored = [change(9, tanker('30'), tanker('10')), ...stored];
    return Response.json({ id: 9, rows: [] }, { status: 201 });
  }
  requested.push(new URL(request.url).search);
  return Response.json({ changes: stored, hasOlder: false });
};

const open = (language: Language = 'en') =>
  renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <HistoryScreen />;
    },
    { route: '/history', path: '/history?item=tanker-900', language },
  );

const buttons = async (): Promise<readonly HTMLElement[]> =>
  screen.findAllByRole('button', { name: /^Put back to this: / });

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  stored = [
    change(5, tanker('30'), tanker('30', 4)),
    change(4, tanker('20'), tanker('30')),
    change(3, tanker('10'), tanker('20')),
    change(2, null, tanker('10')),
  ];
  sent = [];
  requested = [];
  failure = undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

describe('the history of an item', () => {
  it.each([
    ['en', 'History of the tanker “Highway”'],
    ['fr', 'Historique de la citerne « Routier »'],
  ] as const)('names the item in %s and asks for its changes only', async (language, title) => {
    open(language);
    await waitFor(() => expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe(title));
    expect(requested).toEqual(['?limit=30&item=tanker-900']);
  });

  it('offers to put it back to each state that differs from the current one', async () => {
    open();
    expect(await buttons()).toHaveLength(2);
    expect(screen.getByText('Current state')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('does not offer a state that differs only in how nothing is stored, or in columns that came later', async () => {
    const { price: _price, ...older } = tanker('30');
    stored = [
      change(5, tanker('20'), tanker('30')),
      change(4, older, tanker('20')),
      change(3, null, { ...older, additionalInformationEn: null }),
    ];
    open();
    expect(await buttons()).toHaveLength(1);
  });

  it('puts it back once, says so, and shows the new state', async () => {
    open();
    const [, oldest] = await buttons();
    if (!oldest) throw new Error('There is no button.');
    fireEvent.click(oldest);
    fireEvent.click(oldest);
    await screen.findByText('The item is as it was then.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(sent).toEqual([{ item: 'tanker-900', change: 2, seen: 5 }]);
    await waitFor(() => expect(document.querySelectorAll('ol > li')).toHaveLength(5));
    expect(await buttons()).toHaveLength(3);
  });

  it('says why it could not, and the button keeps the focus', async () => {
    open();
    failure = 'Somebody was faster.';
    const [first] = await buttons();
    first?.focus();
    if (first) fireEvent.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'));
    expect(first).toBeEnabled(); // a browser takes the focus from a disabled button
    await screen.findByText('The item was not put back.');
    await waitFor(() => expect(document.querySelector('ol')).toHaveTextContent('Somebody was faster.'));
    expect(first).toHaveFocus();
  });

  it('offers every state of a deleted item, and names it by its last one', async () => {
    stored = [change(6, tanker('30'), null), ...stored];
    open();
    expect(await buttons()).toHaveLength(4);
    expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe(
      'History of the tanker “Highway”',
    );
    expect(screen.queryByText('Current state')).toBeNull();
  });
});
