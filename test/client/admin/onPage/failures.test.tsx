import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowDeleted, textDeleted } from '../../../../src/client/store/content/contentActions';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import { storeSession } from '../../../../src/client/store/session/storedSession';
import { storedToken } from '../../../../src/client/store/session/storedUser';
import { saveSample } from '../../../support/data/factories';
import { administrator, superUser } from '../../../support/site/server/testServer';
import { click, find, OnPageEditing, popover, press, type } from '../../../support/jsdom/onPageEditing';

/* Failures while an administrator edits on the page, and the values that are taken back. */

let editing: OnPageEditing;

beforeAll(async () => {
  editing = await OnPageEditing.start();
});

afterEach(() => editing.site?.close());

afterAll(() => editing.stop());

const heading = (): Promise<HTMLElement> => find('main h1');

/** Opens the heading of a short page, and types another one. */
const typeHeading = async (words: string): Promise<HTMLElement> => {
  await editing.editAt('/mission-commitment-values');
  click(await heading());
  const dialog = await popover(/^Text: Mission/);
  type(dialog, 'English text', words);
  return dialog;
};

const storedHeading = async (): Promise<unknown> =>
  (await editing.rows('resources')).find(
    (text) => text.page === 'mission' && text.object_key === 'title' && text.language === 'en',
  )?.resource;

it('takes a change back from its toast', async () => {
  const before = await storedHeading();
  const dialog = await typeHeading('Tankers for a moment');
  press(dialog, 'Save');
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
  if (undo) click(undo);
  await waitFor(async () => expect(await storedHeading()).toBe(before));
  await waitFor(async () => expect(await heading()).toHaveTextContent(String(before)));
});

it('says that a text was not saved without a network, and saves it afterwards', async () => {
  const dialog = await typeHeading('Tankers without a network');
  const send = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  press(dialog, 'Save');
  expect(
    await within(dialog).findByText(/Your changes were not saved\. .+\. What you typed is still here/),
  ).toBeVisible();
  expect(within(dialog).getByLabelText('English text')).toHaveValue('Tankers without a network');
  globalThis.fetch = send;
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await storedHeading()).toBe('Tankers without a network');
});

it('changes opening hours where the page writes them', async () => {
  await editing.editAt('/join-us');
  const [hours] = await screen.findAllByText(/^7:00.*5:30/);
  if (hours) click(hours);
  const dialog = await find('[role=dialog][data-page-tools]');
  const [input] = within(dialog).getAllByDisplayValue('07:00');
  if (input) fireEvent.change(input, { target: { value: '07:15' } });
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect((await editing.rows('openings')).map(({ opening }) => opening)).toContain('07:15');
});

it('refuses opening hours that end before they begin, and stores the others in one form', async () => {
  await editing.editAt('/join-us');
  const [hours] = await screen.findAllByText(/^8:00.*5:00/);
  if (hours) click(hours);
  const dialog = await find('[role=dialog][data-page-tools]');
  const closing = await within(dialog).findByLabelText(/^Closing/);
  fireEvent.change(closing, { target: { value: '7 h' } });
  press(dialog, 'Save');
  expect(await within(dialog).findByText(/^The closing must be later/)).toBeVisible();
  fireEvent.change(closing, { target: { value: '18 h' } });
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect((await editing.rows('openings')).map(({ closing }) => closing)).toContain('18:00');
});

it('changes a telephone number of another brand in French', async () => {
  await saveSample(editing.server, editing.token, 'telephone', { isCertipropane: true, locationId: 1 });
  await editing.editAt('/nous-joindre', { brand: 'propacuve', language: 'fr' });
  const link = await find('main a[href^="tel:"]');
  click(link);
  const dialog = await find('[role=dialog][data-page-tools]');
  const input = await within(dialog).findByLabelText(/^Téléphone/);
  fireEvent.change(input, { target: { value: '819 555-0199' } });
  press(dialog, 'Enregistrer');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getAllByText('819 555-0199')).not.toEqual([]));
  const numbers = (await editing.rows('telephones')).map(({ telephone }) => telephone);
  expect(numbers.filter((number) => number === '819 555-0199')).toHaveLength(1);
});

it('keeps what was typed into a row that somebody else deletes', async () => {
  const { id } = await saveSample(editing.server, editing.token, 'jobPosting', { jobTitleEn: 'Day welder' });
  await editing.editAt('/careers');
  const [title] = await screen.findAllByText('Day welder');
  if (title) click(title);
  const dialog = await popover('Day welder – Title');
  type(dialog, 'Title – English', 'Words to keep');
  act(() => void editing.site?.store.dispatch(rowDeleted({ entity: 'jobPosting', id })));
  expect(await within(dialog).findByText(/^Someone deleted this item/)).toBeVisible();
  expect(within(dialog).getByLabelText('Title – English')).toHaveValue('Words to keep');
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  jest.spyOn(window, 'confirm').mockReturnValueOnce(false);
  press(dialog, 'Cancel');
  expect(dialog).toBeInTheDocument();
});

it('asks for the password in place when the session has ended, and then saves what was typed', async () => {
  const dialog = await typeHeading('Tankers after a new login');
  await editing.server.request('POST', '/api/auth/logout', { token: storedToken() ?? '' });
  press(dialog, 'Save');
  const password = await screen.findByLabelText(/^Password/);
  expect(within(dialog).getByLabelText('English text')).toHaveValue('Tankers after a new login');
  fireEvent.change(password, { target: { value: administrator.password } });
  fireEvent.submit(password);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(password).not.toBeInTheDocument());
  expect(await storedHeading()).toBe('Tankers after a new login');
});

const storedTexts = async () =>
  (await editing.rows('resources')).filter(
    ({ object_key: key, page }) => key === 'mission-norcuve' && page === 'mission',
  );

/** Another super-user deletes the text, and the page hears of it. */
const deleteElsewhere = async (token: string): Promise<void> => {
  for (const { id } of await storedTexts()) {
    const { status } = await editing.server.request('DELETE', '/api/resource/delete', {
      token,
      body: { id },
    });
    expect(status).toBe(200);
    act(() => void editing.site?.store.dispatch(textDeleted(Number(id))));
  }
};

it('a formatted text that somebody deletes while it is edited is added again with its formatting', async () => {
  const token = await editing.server.login(superUser);
  storeSession(superUser.email, token);
  await editing.editAt('/mission-commitment-values');
  editing.site?.store.dispatch(
    sessionConfirmed({ email: superUser.email, isSuperUser: true, imageHost: null }),
  );
  click(await screen.findByText(/^We build tankers/));
  const dialog = await popover(/^Text: /);
  const field = await within(dialog).findByRole('textbox', { name: 'English text' });
  Object.defineProperty(field, 'isContentEditable', { value: true }); // jsdom lacks it, and the editor needs it
  await waitFor(() => {
    fireEvent.click(within(dialog).getByText('English text'));
    expect(field).toHaveFocus();
  });
  for (const pressed of ['a', 'i']) fireEvent.keyDown(field, { key: pressed, ctrlKey: true });
  await waitFor(() => expect(field.querySelector('em')).not.toBeNull());
  await deleteElsewhere(token);
  expect(field).toBeInTheDocument(); // and not its HTML in a plain field
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await storedTexts()).toMatchObject([
    { language: 'en', isHtml: true, resource: expect.stringContaining('<em>') as unknown },
  ]);
});
