import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectHasUnsavedChanges } from '../../../../src/client/store/session/unsaved';
import { item, openInbox, press, serveInbox } from './openInbox';

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
