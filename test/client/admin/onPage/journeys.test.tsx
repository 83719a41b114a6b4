import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hasMarks } from '../../../../src/model/admin/onPage/marks';
import {
  click,
  find,
  OnPageEditing,
  popover,
  press,
  tools,
  type,
} from '../../../support/jsdom/onPageEditing';
import { saveSample } from '../../../support/data/factories';
import { uploadImage } from '../../../support/data/uploads';
import { pixel } from '../../../support/data/pixel';

/* An administrator edits what a public page shows by clicking it. */

const shortPage = '/mission-commitment-values';

let editing: OnPageEditing;
let tankerId: number;

beforeAll(async () => {
  editing = await OnPageEditing.start();
  const values = { nameEn: 'Tandem', nameFr: 'Tandem', price: '1000', isCertipropane: false };
  tankerId = (await saveSample(editing.server, editing.token, 'tanker', values)).id;
});

afterEach(() => editing.site?.close());

afterAll(() => editing.stop());

const heading = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('main h1');
  if (!element) throw new Error('The page has no heading.');
  return element;
};

const textOfServer = async (key: string, language: string): Promise<unknown> => {
  const texts = await editing.rows('resources');
  return texts.find((each) => each.object_key === key && each.language === language && each.page === 'home')
    ?.resource;
};

it('changes a text in both languages, shows it at each key, and sends no mark', async () => {
  await editing.editAt('/');
  const before = heading().textContent;
  await waitFor(() => expect(heading()).toHaveAttribute('tabindex', '0'));
  click(heading());
  const dialog = await popover('Text: Home');
  // In a red brand, a field with the focus is not red like one with an error.
  expect(getComputedStyle(dialog).getPropertyValue('--site-colors-focus')).toBe('var(--site-colors-ink)');
  type(dialog, 'English text', 'Tankers for you');
  await waitFor(() => expect(heading()).toHaveTextContent('Tankers for you'));
  type(dialog, 'French text', 'Des citernes pour vous');
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(heading()).toHaveTextContent('Tankers for you');
  expect(await textOfServer('main-text-norcuve', 'en')).toBe('Tankers for you');
  expect(await textOfServer('main-text-norcuve', 'fr')).toBe('Des citernes pour vous');
  expect(before).not.toBe('Tankers for you');
  expect(hasMarks(document.documentElement.outerHTML)).toBe(false);
  expect(editing.bodies.filter((body) => body.includes('Tankers for you'))).not.toEqual([]);
  expect(editing.bodies.filter(hasMarks)).toEqual([]);
});

it('asks before Escape, E or the view of a visitor discards what was typed, and shows what is stored again', async () => {
  await editing.editAt(shortPage);
  const before = heading().textContent;
  click(heading());
  const dialog = await popover(/^Text: Mission/);
  type(dialog, 'English text', 'Something else');
  await waitFor(() => expect(heading()).toHaveTextContent('Something else'));
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'e' });
  click(await find('button[aria-keyshortcuts="E"]'));
  const [view] = screen.getAllByRole('button', { name: 'View as a visitor' });
  if (view) click(view);
  expect(confirm).toHaveBeenCalledTimes(4);
  expect(dialog).toBeInTheDocument();
  confirm.mockReturnValue(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(confirm).toHaveBeenCalledTimes(5);
  confirm.mockRestore();
  expect(heading().textContent).toBe(before);
});

it('asks once before a dialog is closed in which words were typed, and closes their form with it', async () => {
  await editing.editAt('/parts');
  const card = await find('main a[href*="part="]');
  fireEvent.click(card, { detail: 1, ctrlKey: true }); // follows the link
  const part = await find('[role=dialog] h2');
  click(part);
  const dialog = await popover(/ – Name$/);
  type(dialog, 'Name in English', 'Long hose');
  await waitFor(() => expect(part).toHaveTextContent('Long hose'));
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(confirm).toHaveBeenCalledTimes(1);
  window.history.back();
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(window.location.search).toContain('part='));
  expect(dialog).toBeInTheDocument();
  confirm.mockReturnValue(true);
  const [close] = within(part.closest<HTMLElement>('[role=dialog]') ?? part).getAllByRole('link', {
    name: 'Close',
  });
  if (close) fireEvent.click(close, { detail: 1, ctrlKey: true });
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(confirm).toHaveBeenCalledTimes(3);
  confirm.mockRestore();
  expect(card).not.toHaveTextContent('Long hose');
});

it('changes a field of a row, and shows both versions after a change of somebody else', async () => {
  await editing.editAt(`/tankers/${tankerId}`);
  const [price] = await screen.findAllByText('$1,000');
  if (price) click(price);
  const dialog = await popover('Tandem – Price');
  type(dialog, 'Price', '2000');
  await waitFor(() => expect(screen.getAllByText('$2,000')).not.toEqual([]));
  const update = [{ id: tankerId, price: '3000', base: { price: '1000' } }];
  await editing.server.request('PUT', '/api/tanker/update', { token: editing.token, body: update });
  press(dialog, 'Save');
  const mine = await within(dialog).findByRole('radio', { name: /2,000/ });
  expect(within(dialog).getByRole('radio', { name: /3,000/ })).toBeInTheDocument();
  fireEvent.click(mine);
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getAllByText('$2,000')).not.toEqual([]);
});

it('follows no link at a click, but with Ctrl, and leaves the page as it was', async () => {
  await editing.editAt(shortPage);
  const careers = await find('footer a[href="/careers"]');
  click(careers);
  const dialog = await popover(/^Text: /);
  expect(window.location.pathname).toBe(shortPage);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  fireEvent.click(careers, { detail: 1, ctrlKey: true });
  await waitFor(() => expect(window.location.pathname).toBe('/careers'));
  press(await find(tools), 'Done');
  await waitFor(() => expect(document.querySelector(tools)).toBeNull());
  expect(document.querySelectorAll('h1[tabindex]')).toHaveLength(0);
});

it('describes a picture that has only a general alt text: Ctrl+S saves, the toast says so, the focus returns, and Undo undoes', async () => {
  const image = await uploadImage(editing.server, editing.token, pixel);
  const update = [{ id: tankerId, image }];
  await editing.server.request('PUT', '/api/tanker/update', { token: editing.token, body: update });
  await editing.editAt(`/tankers/${tankerId}`);
  const bar = await find(tools);
  click(await within(bar).findByRole('button', { name: /^Not visible here \([1-9]/ }));
  const entry = await within(bar).findByRole('button', { name: 'Picture of Tandem' });
  entry.focus();
  click(entry);
  const dialog = await screen.findByRole('dialog', { name: 'Describe the picture' });
  const field = within(dialog).getByLabelText('English text');
  fireEvent.change(field, { target: { value: 'A tandem on the road' } });
  field.focus();
  fireEvent.keyDown(field, { key: 's', ctrlKey: true });
  const saved = await screen.findByText('Modified description of the picture to database with success');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(entry).toHaveFocus());
  const toast = saved.closest<HTMLElement>('.Toastify__toast');
  if (toast) press(toast, 'Undo');
  await screen.findByText('The change was undone.');
});

it('lists what nobody sees on the page, and changes its title for search engines', async () => {
  await editing.editAt('/');
  const bar = await find(tools);
  const button = await within(bar).findByRole('button', { name: /^Not visible here \([1-9]/ });
  click(button);
  const panel = within(bar).getByRole('region', { name: 'Not visible on this page' });
  expect(within(panel).getByRole('heading', { name: 'For search engines' })).toBeVisible();
  expect(within(panel).getByRole('heading', { name: 'Alt texts of pictures' })).toBeVisible();
  const [title] = within(panel).getAllByRole('button');
  if (title) click(title);
  const dialog = await popover(/^Text: /);
  type(dialog, 'English text', 'Tankers of Quebec');
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(document.title).toContain('Tankers of Quebec'));
  expect(title).toHaveFocus();
});
