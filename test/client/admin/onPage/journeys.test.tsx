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

beforeAll(async () => {
  editing = await OnPageEditing.start();
});

afterAll(() => editing.stop());

const closePage = (): void => editing.site?.close();

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

describe('on the home page', () => {
  beforeAll(() => editing.editAt('/'));

  afterAll(closePage);

  it('changes a text in both languages, shows it at each key, and sends no mark', async () => {
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

  it('lists what nobody sees on the page, and changes its title for search engines', async () => {
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
});

describe('on a short page', () => {
  beforeAll(() => editing.editAt(shortPage));

  afterAll(closePage);

  it('asks before Escape, E or the view of a visitor discards what was typed, and shows what is stored again', async () => {
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

  it('follows no link at a click, but with Ctrl, and leaves the page as it was', async () => {
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
});

describe('on the page of the parts', () => {
  beforeAll(() => editing.editAt('/parts'));

  afterAll(closePage);

  it('asks once before a dialog is closed in which words were typed, and closes their form with it', async () => {
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
});

describe('on the page of a tanker', () => {
  let tankerId: number;

  beforeAll(async () => {
    const image = await uploadImage(editing.server, editing.token, pixel);
    const values = {
      ...{ nameEn: 'Tandem', nameFr: 'Tandem', engineEn: 'Of four axles', engineFr: '' },
      ...{ price: '1000', isCertipropane: false, image },
    };
    tankerId = (await saveSample(editing.server, editing.token, 'tanker', values)).id;
    await editing.editAt(`/tankers/${tankerId}`);
  });

  afterAll(closePage);

  it('outlines what lacks a language, says so in words, and counts it', async () => {
    const words = (element: Element): string =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((each) => document.getElementById(each)?.textContent ?? '')
        .join();
    const description = await screen.findByText('Of four axles');
    const bar = await find(tools);
    await within(bar).findByRole('button', { name: /^Translations to do \([1-9]/ });
    await waitFor(() => expect(description).toHaveAttribute('data-language-finding'));
    expect(words(description)).toBe('French missing');
    click(within(bar).getByRole('button', { name: /^Translations to do \([1-9]/ }));
    click(within(bar).getByRole('button', { name: /^Tandem – Engine\s*French missing$/ }));
    const dialog = await popover('Tandem – Engine');
    expect(within(dialog).getByText('French missing')).toBeVisible();
    type(dialog, 'Engine – French', 'À quatre essieux');
    press(dialog, 'Save');
    await waitFor(() => expect(description).not.toHaveAttribute('data-language-finding'));
    expect(words(description)).toBe('');
  });

  it('changes a field of a row, and shows both versions after a change of somebody else', async () => {
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

  it('describes a picture that has only a general alt text: Ctrl+S saves, the toast says so, the focus returns, and Undo undoes', async () => {
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
});
