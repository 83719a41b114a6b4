import { fireEvent, screen, waitFor } from '@testing-library/react';
import HistoryScreen from '../../../../src/client/admin/history/HistoryScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import type { HistoryEntry } from '../../../../src/model/history';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const change = (id: number): HistoryEntry => ({
  id,
  at: 0,
  author: `administrator-${id}@example.com`,
  kind: 'edit',
  undoes: null,
  undoneBy: null,
  rowCount: 0,
  rows: [],
});

const idsDown = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

let stored: readonly HistoryEntry[];
let requests: string[];
let failing: ((request: string) => boolean) | undefined;
/** The status of a failure. */
let failureStatus: number;
/** What the responses wait for. */
let held: Promise<void> | undefined;

/** The server: pages of the history, and undo. */
const respond: typeof fetch = async (input, init) => {
  const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  const { pathname, searchParams } = new URL(request.url);
  const name = `${request.method} ${pathname}${searchParams.has('before') ? ' older' : ''}`;
  requests.push(name);
  await held;
  if (failing?.(name)) return Response.json({ message: 'Out of order.' }, { status: failureStatus });
  if (request.method === 'POST') {
    stored = [change(Number(stored[0]?.id) + 1), ...stored];
    return Response.json({ id: stored[0]?.id, rows: [] });
  }
  const before = Number(searchParams.get('before') ?? Infinity);
  const limit = Number(searchParams.get('limit'));
  const changes = stored.filter(({ id }) => id < before).slice(0, limit);
  return Response.json({ changes, hasOlder: changes.length === limit });
};

const open = () =>
  renderScreen(() => {
    injectAdminApi(useAppStore());
    return <HistoryScreen />;
  });

const shownIds = (): number[] =>
  [...document.querySelectorAll('ol > li')].map((item) =>
    Number(/administrator-(\d+)@/.exec(item.textContent)?.[1]),
  );

const untilShown = (ids: readonly number[]) => waitFor(() => expect(shownIds()).toEqual(ids));

const undoButton = (id: number): HTMLElement => {
  const item = [...document.querySelectorAll('ol > li')].find((each) =>
    each.textContent.includes(`administrator-${id}@`),
  );
  const button = [...(item?.querySelectorAll('button') ?? [])].at(-1);
  if (!button) throw new Error(`The change ${id} has no button.`);
  return button;
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  stored = idsDown(40, 1).map(change);
  requests = [];
  failing = undefined;
  held = undefined;
  failureStatus = 409;
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

it('shows the newest changes, and can be tried again if they cannot be loaded', async () => {
  failing = () => true;
  failureStatus = 500;
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The history could not be loaded. Out of order.',
  );
  failing = undefined;
  fireEvent.click(await screen.findByText('Try again'));
  await untilShown(idsDown(40, 11));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers no other try if the server would reject it again', async () => {
  failing = () => true;
  open();
  await screen.findByText(/could not be loaded/);
  expect(screen.queryByText('Try again')).toBeNull();
});

it('adds older changes, and keeps the loaded ones if that fails', async () => {
  open();
  await untilShown(idsDown(40, 11));
  failing = (request) => request.endsWith('older');
  fireEvent.click(screen.getByText('Show older changes'));
  await screen.findByText(/Out of order/);
  expect(shownIds()).toEqual(idsDown(40, 11));
  failing = undefined;
  fireEvent.click(screen.getByText('Show older changes'));
  await untilShown(idsDown(40, 1));
  await waitFor(() => expect(screen.queryByText('Show older changes')).toBeNull());
});

it('the first older change takes the focus when the button is gone', async () => {
  open();
  await untilShown(idsDown(40, 11));
  const older = screen.getByText('Show older changes');
  older.focus();
  fireEvent.click(older);
  await waitFor(() => expect(older).not.toBeInTheDocument());
  await waitFor(() =>
    expect(document.querySelector('li:has(:focus)')).toHaveTextContent(/administrator-10@/),
  );
});

it('undoes a change once, and shows the list again down to the same change', async () => {
  open();
  await untilShown(idsDown(40, 11));
  fireEvent.click(undoButton(11));
  fireEvent.click(undoButton(11));
  fireEvent.click(undoButton(12));
  await screen.findByText('The change was undone.');
  await waitFor(() => expect(shownIds()).toEqual(expect.arrayContaining(idsDown(41, 11))));
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
});

it('shows why a change was not undone, until another undo starts', async () => {
  open();
  await untilShown(idsDown(40, 11));
  failing = (request) => request.startsWith('POST');
  fireEvent.click(undoButton(30));
  await screen.findByText('The change was not undone.');
  await waitFor(() =>
    expect(document.querySelector('ol')).toHaveTextContent(/administrator-30@.*Out of order/),
  );
  failing = undefined;
  await waitFor(() => expect(undoButton(29)).toHaveAttribute('aria-disabled', 'false'));
  fireEvent.click(undoButton(29));
  await waitFor(() => expect(document.querySelector('ol')).not.toHaveTextContent('Out of order'));
});

it('the buttons keep the focus while the server responds, also if it refuses', async () => {
  open();
  await untilShown(idsDown(40, 11));
  const older = screen.getByRole('button', { name: 'Show older changes' });
  failing = (request) => /^POST|older$/.test(request);
  for (const button of [undoButton(30), older]) {
    let respondNow = (): void => undefined;
    held = new Promise((resolve) => (respondNow = resolve));
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toBeEnabled(); // a browser takes the focus from a disabled button
    const count = requests.length;
    fireEvent.click(button);
    expect(requests).toHaveLength(count);
    respondNow();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(button).toHaveFocus();
  }
});
