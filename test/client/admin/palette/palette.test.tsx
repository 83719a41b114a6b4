import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import { changesBegan } from '../../../../src/client/store/session/unsaved';
import { openPage, pressSearchKey, search, shownItems } from './openPalette';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // the code is loaded outside of React's act()
  localStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
});

afterEach(() => {
  jest.restoreAllMocks();
});

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('finds what is typed before its field is there', async () => {
  openPage();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await Promise.resolve();
  for (const key of ['h', 'i', 'x', 'Backspace', 's', 't']) fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('combobox')).toHaveValue('hist');
  await waitFor(() => expect(shownItems()[0]).toMatch(/^History/));
});

it.each([
  ['a name', 'en', 'Solange', /^Solange /, '/edit-employees?company=Norcuve&open=employee-'],
  [
    'a name in the other language',
    'en',
    'Avitailleur',
    /^Aviation refueller, 20,000.L/,
    '/edit-tankers?brand=fuel&open=tanker-',
  ],
  [
    'a name in the other language',
    'fr',
    'refueller',
    /^Avitailleur, 20.000.L/,
    '/edit-tankers?brand=fuel&open=tanker-',
  ],
  ['the digits of a telephone', 'fr', '819 555', /^Réception/, '&location=1&open=telephone-'],
  [
    'digits without separators',
    'en',
    '8195550142',
    /^Reception.*Norcuve/,
    '/edit-contacts?brand=fuel&location=1&open=telephone-',
  ],
  ['an action', 'en', 'add a tanker', /^Add: tanker/, '/edit-tankers?open=tanker-new'],
  ['an action', 'fr', 'ajouter citerne', /^Ajouter : citerne/, '/edit-tankers?open=tanker-new'],
  [
    'an action, in the other language',
    'fr',
    'hours of propacuve',
    /^Heures d’ouverture.: Propacuve/,
    '/edit-contacts?brand=propane&location=1#opening',
  ],
  ['a screen', 'en', 'history', /^History/, '/history'],
  [
    'a screen, without accents',
    'fr',
    'verification deux etapes',
    /^Vérification en deux étapes/,
    '/verification-en-deux-etapes',
  ],
  ['the key of a text', 'en', 'main-text', /Home – main-text/, '/edit-resources/home?open=main-text'],
] as const)('finds %s in %s (%s), and opens it', async (_kind, language, words, name, address) => {
  const { history } = openPage({ language });
  const field = await pressSearchKey();
  search(field, words);
  const [option] = await screen.findAllByRole('option', { name });
  if (option) fireEvent.click(option);
  await closed();
  await waitFor(() => expect(decodeURIComponent(history.address())).toContain(address.split('#')[0]));
});

it.each([
  ['its number', '819 555-0143', true],
  ['its name', 'Sales', false],
] as const)('a telephone that was found by %s opens at the number: %s', async (_kind, words, isAtNumber) => {
  const { history } = openPage();
  search(await pressSearchKey(), words);
  const [option] = await screen.findAllByRole('option', { name: /^Sales.*555-0143/ });
  if (option) fireEvent.click(option);
  await closed();
  await waitFor(() => expect(history.address()).toContain('open=telephone-'));
  expect(history.address().endsWith('.telephone')).toBe(isAtNumber);
});

it('says a number that was found once', async () => {
  openPage({ language: 'fr' });
  search(await pressSearchKey(), '418 555-0173');
  await waitFor(() => expect(shownItems()[0]).toMatch(/^Service et réparations/));
  expect(shownItems()[0]?.match(/555-0173/g)).toHaveLength(1);
});

it('finds a day by its words, and shows it so', async () => {
  const holiday = { id: 7, locationId: 1, firstDay: '2026-12-25', noteEn: 'Holidays', displayOrder: 1 };
  openPage({ content: { openingExceptions: [holiday] } });
  search(await pressSearchKey(), 'december');
  await waitFor(() => expect(shownItems()[0]).toMatch(/^December 25, 2026 Holidays/));
});

it('finds the text with these words in this order first', async () => {
  openPage();
  search(await pressSearchKey(), 'Ready to load');
  await waitFor(() => expect(shownItems()[0]).toMatch(/ready to load\.Home – /));
});

it('finds a text of the site by its words', async () => {
  openPage();
  const field = await pressSearchKey();
  search(field, 'something went wrong');
  const group = await screen.findByRole('group', { name: /^Texts/ });
  expect(within(group).getAllByRole('option').length).toBeGreaterThan(0);
});

it.each([
  ['en', 'Accounts'],
  ['fr', 'Comptes'],
] as const)('offers the accounts to the super-user only (%s)', async (language, name) => {
  const { store } = openPage({ language });
  search(await pressSearchKey(), name);
  const option = { name: new RegExp(`^${name}$`) };
  await screen.findByRole('status');
  await waitFor(() => expect(shownItems().length).toBeGreaterThan(0));
  expect(screen.queryByRole('option', option)).toBeNull();
  const confirmed = { email: 'me@example.com', isSuperUser: true, imageHost: null };
  store.dispatch(sessionConfirmed(confirmed));
  await screen.findByRole('option', option);
});

it('says how many were found, and when nothing was', async () => {
  openPage({ language: 'fr' });
  const field = await pressSearchKey();
  search(field, 'zzzz');
  await screen.findByText('Aucun résultat pour « zzzz ».', {
    normalizer: (text) => text.replace(/\u00a0/g, ' '),
  });
  expect(screen.queryAllByRole('option')).toEqual([]);
  search(field, 'Solange');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ résultats?$/));
});

it('the arrow keys choose, and Enter opens', async () => {
  const { history } = openPage();
  const field = await pressSearchKey();
  search(field, 'change password');
  await screen.findByText(/ results$/);
  const options = screen.getAllByRole('option');
  const untilActive = (index: number) =>
    waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', options[index]?.id));
  await untilActive(0);
  expect(options[0]).toHaveTextContent(/^Change password/);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await untilActive(1);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  await untilActive(0);
  fireEvent.keyDown(field, { key: 'Enter' });
  await closed();
  await waitFor(() => expect(history.address()).toBe('/change-password'));
});

it('shows what was chosen last, before anything is typed', async () => {
  openPage();
  search(await pressSearchKey(), 'history');
  fireEvent.click(await screen.findByRole('option', { name: /^History/ }));
  await closed();
  await pressSearchKey();
  const recent = await screen.findByRole('group', { name: 'Recently chosen' });
  expect(within(recent).getAllByRole('option')).toHaveLength(1);
  expect(shownItems()[0]).toMatch(/^History/);
});

it('asks before it leaves a form with unsaved changes', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { store, history } = openPage();
  store.dispatch(changesBegan('a form'));
  search(await pressSearchKey(), 'history');
  const option = await screen.findByRole('option', { name: /^History/ });
  fireEvent.click(option);
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(history.address()).toBe('/admin');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  confirm.mockReturnValue(true);
  fireEvent.click(option);
  await waitFor(() => expect(history.address()).toBe('/history'));
});

it('logs out', async () => {
  const logout = jest.fn();
  openPage({ language: 'fr', logout });
  search(await pressSearchKey(), 'déconnecter');
  fireEvent.click(await screen.findByRole('option', { name: /^Se déconnecter/ }));
  await closed();
  expect(logout).toHaveBeenCalledTimes(1);
});

it('the key ? lists the keys, but not in a field', async () => {
  openPage({ Page: () => <input aria-label="Name" /> });
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Save the open form');
});
