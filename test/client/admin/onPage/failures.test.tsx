import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowDeleted, textDeleted } from '../../../../src/client/store/content/contentActions';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import { storeSession } from '../../../../src/client/store/session/storedSession';
import { storedToken } from '../../../../src/client/store/session/storedUser';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
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

it('changes opening hours where the page writes them, and refuses those that end before they begin', async () => {
  await editing.editAt('/join-us');
  const [hours] = await screen.findAllByText(/^7:00.*5:30/);
  if (hours) click(hours);
  const dialog = await find('[role=dialog][data-page-tools]');
  const [input] = within(dialog).getAllByDisplayValue('07:00');
  if (input) fireEvent.change(input, { target: { value: '07:15' } });
  const closing = await within(dialog).findByLabelText(/^Closing/);
  fireEvent.change(closing, { target: { value: '7 h' } });
  press(dialog, 'Save');
  expect(await within(dialog).findByText(/^The closing must be later/)).toBeVisible();
  fireEvent.change(closing, { target: { value: '18 h' } });
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await editing.rows('openings')).toContainEqual(
    expect.objectContaining({ opening: '07:15', closing: '18:00' }),
  );
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

/** Saves without a network. The words stay in the open form. */
const saveWithoutNetwork = async (dialog: HTMLElement): Promise<void> => {
  const send = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  press(dialog, 'Save');
  expect(
    await within(dialog).findByText(/Your changes were not saved\. .+\. What you typed is still here/),
  ).toBeVisible();
  globalThis.fetch = send;
};

it('says that a text was not saved without a network or session, saves it after a login in place, and takes it back from its toast', async () => {
  await clearToasts();
  const before = await storedHeading();
  const words = 'Tankers after a new login';
  const dialog = await typeHeading(words);
  const field = within(dialog).getByLabelText('English text');
  await saveWithoutNetwork(dialog);
  expect(field).toHaveValue(words);

  await editing.server.request('POST', '/api/auth/logout', { token: storedToken() ?? '' });
  press(dialog, 'Save');
  const password = await screen.findByLabelText(/^Password/);
  expect(within(dialog).getByLabelText('English text')).toHaveValue(words);
  fireEvent.change(password, { target: { value: administrator.password } });
  fireEvent.submit(password);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(password).not.toBeInTheDocument());
  expect(await storedHeading()).toBe(words);

  const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
  if (undo) click(undo);
  await waitFor(async () => expect(await storedHeading()).toBe(before));
  await waitFor(async () => expect(await heading()).toHaveTextContent(String(before)));
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
    { language: 'fr', isHtml: true }, // as the form shows it
  ]);
});
