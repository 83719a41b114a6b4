import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { InquiryUnits } from '../../../../src/client/admin/inquiries/InquiryUnits';
import { rowDeleted } from '../../../../src/client/store/content/contentActions';
import { selectHasUnsavedChanges } from '../../../../src/client/store/session/unsaved';
import { newRow } from '../../../../src/model/schema/rows';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { inquiry } from './inboxServer';
import { item, openInbox, press, serveInbox } from './openInbox';

/* The notes and the units of inquiries, and their export. */

const inbox = serveInbox();

const noteOf = async (id: number): Promise<HTMLElement> => within(await item(id)).getByLabelText('Note');
const write = async (id: number, value: string): Promise<void> =>
  void fireEvent.change(await noteOf(id), { target: { value } });

it('a note is saved, and not lost when the page is left', async () => {
  const { store } = openInbox();
  await write(3, 'Called back.');
  await waitFor(() => expect(selectHasUnsavedChanges(store.getState())).toBe(true));
  await press(3, 'Save');
  expect(await screen.findByText('The note was saved.')).toBeVisible();
  expect(inbox.server.inquiries[0]?.note).toBe('Called back.');
  await waitFor(() => expect(selectHasUnsavedChanges(store.getState())).toBe(false));
  expect(within(await item(3)).queryByText('Save')).not.toBeInTheDocument();
});

it('a note is saved although somebody else has taken the inquiry', async () => {
  openInbox();
  await write(3, 'Mine');
  inbox.server.change(3, { state: 'taken', takenBy: 'other@example.com' });
  await press(3, 'Save');
  await screen.findByText('The note was saved.');
  expect(inbox.server.inquiries[0]).toMatchObject({ note: 'Mine', takenBy: 'other@example.com' });
});

it.each([
  ['Your version', 'Mine'],
  ['Saved version', 'Theirs'],
])(
  'a note shows both if somebody else has saved one, and keeps the chosen one: %s',
  async (version, kept) => {
    openInbox();
    await write(3, 'Mine');
    inbox.server.change(3, { note: 'Theirs' });
    await press(3, 'Save');
    const conflict = await screen.findByLabelText('Two versions');
    expect(conflict).toHaveTextContent(/Your versionMine.*Saved versionTheirs/);
    expect(await noteOf(3)).toHaveValue('Mine');
    await press(3, 'Save'); // nothing is chosen yet
    expect(await within(conflict).findByText(/^Note: choose/)).toBeVisible();
    expect(inbox.server.inquiries[0]?.note).toBe('Theirs');
    fireEvent.click(within(conflict).getByText(version));
    await press(3, 'Save');
    await waitFor(() => expect(conflict).not.toBeInTheDocument());
    expect(inbox.server.inquiries[0]?.note).toBe(kept);
    expect(await noteOf(3)).toHaveValue(kept);
  },
);

it('a note stays typed if it cannot be saved', async () => {
  openInbox();
  await write(3, 'Mine');
  inbox.server.failing = (request) =>
    request.startsWith('PUT') ? Response.json({ message: 'Out of order.' }, { status: 500 }) : undefined;
  await press(3, 'Save');
  expect(await screen.findByText('Out of order.')).toBeVisible();
  expect(await noteOf(3)).toHaveValue('Mine');
});

it('a typed note survives another tab and a search', async () => {
  const { store } = openInbox();
  await write(3, 'Call after 5 p.m.');
  fireEvent.click(screen.getByText(/^Taken/));
  await item(2);
  expect(selectHasUnsavedChanges(store.getState())).toBe(true);
  fireEvent.change(screen.getByLabelText('Search all inquiries'), { target: { value: 'Visitor' } });
  expect(await noteOf(3)).toHaveValue('Call after 5 p.m.');
  await press(3, 'Save');
  await waitFor(() => expect(inbox.server.inquiries[0]?.note).toBe('Call after 5 p.m.'));
  await waitFor(() => expect(selectHasUnsavedChanges(store.getState())).toBe(false));
});

it('the note of an inquiry that is erased is gone with it', async () => {
  const { store } = openInbox();
  await write(3, 'Mine');
  await press(3, /^Erase now/);
  await waitFor(() => expect(screen.queryByText('Visitor 3')).not.toBeInTheDocument());
  await waitFor(() => expect(selectHasUnsavedChanges(store.getState())).toBe(false));
});

it('both versions stay in sight if the chosen one cannot be saved', async () => {
  openInbox();
  await write(3, 'Mine');
  inbox.server.change(3, { note: 'Theirs' });
  await press(3, 'Save');
  const conflict = await screen.findByLabelText('Two versions');
  fireEvent.click(within(conflict).getByText('Your version'));
  inbox.server.failing = (request) =>
    request.startsWith('PUT') ? Response.json({ message: 'Out of order.' }, { status: 500 }) : undefined;
  await press(3, 'Save');
  expect(await screen.findByText('Out of order.')).toBeVisible();
  expect(conflict).toBeInTheDocument();
});

it('a unit that visitors no longer see has no link, which would lead to a page that does not exist', () => {
  const asked = inquiry(1);
  const { store } = renderScreen(() => <InquiryUnits inquiry={asked} />, {
    content: { tankers: [{ ...newRow('tanker'), id: 7 }] },
  });
  expect(screen.getByRole('link', { name: /^B-train, 60,000 L \(NC-7\)/ })).toBeVisible();
  act(() => void store.dispatch(rowDeleted({ entity: 'tanker', id: 7 })));
  expect(screen.getByText('B-train, 60,000 L (NC-7), no longer on the site')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

describe('the export', () => {
  it('is a file that the session downloads', async () => {
    const created: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${created.push(blob)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    sessionStorage.setItem('authenticationToken', 'a-token');
    openInbox();
    fireEvent.click(screen.getByText('Export as CSV'));
    await waitFor(() => expect(clicked).toHaveBeenCalled());
    expect(created).toHaveLength(1);
    const call = jest.mocked(fetch).mock.calls.find(([input]) => input === '/api/inquiry/export');
    expect(call?.[1]?.headers).toMatchObject({ authorization: 'Bearer a-token' });
    sessionStorage.clear();
  });

  it('has the day of the company in its name, also in the evening, when it is tomorrow in UTC', async () => {
    const now = Date.UTC(2026, 10, 21, 2, 30);
    jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    openInbox();
    fireEvent.click(screen.getByText('Export as CSV'));
    await waitFor(() => expect(clicked).toHaveBeenCalled());
    expect(clicked.mock.contexts).toEqual([
      expect.objectContaining({ download: 'inquiries-2026-11-20.csv' }),
    ]);
  });

  it('can be tried again after the connection was cut', async () => {
    openInbox();
    const broken = new Response('csv');
    jest.spyOn(broken, 'blob').mockRejectedValue(new TypeError('network error'));
    jest
      .mocked(fetch)
      .mockImplementation((input, init) =>
        input === '/api/inquiry/export' ? Promise.resolve(broken) : inbox.server.respond(input, init),
      );
    const button = screen.getByRole('button', { name: 'Export as CSV' });
    fireEvent.click(button);
    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  });
});
