import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import InquiryScreen from '../../../src/client/site/inquiry/InquiryScreen';
import PartsScreen from '../../../src/client/site/parts/PartsScreen';
import { newRow } from '../../../src/model/schema/rows';
import { renderScreen, renderSettledScreen } from '../../support/jsdom/renderScreen';
import { serveScreen } from '../../support/jsdom/servedScreen';
import { userEvent } from '../../support/jsdom/userEvent';

const products = [
  { id: 1, ...newRow('product', { nameEn: 'Hose', descriptionEn: 'Supple at −40 °C.', displayOrder: 2 }) },
  { id: 2, ...newRow('product', { nameEn: 'Meter', fileName: 'compteur 2" été.pdf', displayOrder: 1 }) },
];

const open = async (name: RegExp): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('link', { name }));
  return screen.findByRole('dialog');
};

describe('the parts', () => {
  it('are in display order, and show which have a data sheet', () => {
    renderScreen(PartsScreen, { content: { products } });
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/^Meter.*With data sheet/);
    expect(second).toHaveTextContent(/^Hose/);
    expect(second).not.toHaveTextContent('data sheet');
  });

  it('open a dialog with the description, and without a download if there is no file', async () => {
    renderScreen(PartsScreen, { content: { products } });
    const dialog = await open(/^Hose/);
    expect(dialog).toHaveAccessibleName('Hose');
    expect(dialog).toHaveTextContent('Supple at −40 °C.');
    expect(within(dialog).queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
  });

  it('lead from one part to the next in its dialog', async () => {
    renderScreen(PartsScreen, { content: { products } });
    const dialog = await open(/^Meter/);
    await userEvent.click(within(dialog).getByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('dialog', { name: 'Hose' })).toBeVisible();
  });

  it('link an attached file at the back-end, in a new tab', async () => {
    renderScreen(PartsScreen, { content: { products }, apiBaseUrl: 'https://api.example' });
    const link = within(await open(/^Meter/)).getByRole('link', { name: /Download the data sheet/ });
    expect(link).toHaveAttribute(
      'href',
      'https://api.example/api/file/download/compteur%202%22%20%C3%A9t%C3%A9.pdf',
    );
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('show a message if there are none', () => {
    renderScreen(PartsScreen, { language: 'fr', content: { products: [] } });
    expect(screen.getByText(/Nos pièces seront bientôt présentées ici/)).toBeVisible();
  });
});

describe('the search of the parts', () => {
  const show = (search = '', language: 'en' | 'fr' = 'en') =>
    renderScreen(PartsScreen, { language, route: '/parts', path: `/parts${search}` });
  const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Name or part number' });

  it('groups the parts by what they do', () => {
    show('', 'fr');
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups.slice(0, 2)).toEqual(['Mesurage et pompage', 'Livraison']);
    expect(screen.getAllByRole('article')).toHaveLength(18);
  });

  it('follows each key, and the address follows once nothing is typed', async () => {
    const { history } = show('?page=1');
    fireEvent.change(field(), { target: { value: 'gz' } });
    fireEvent.change(field(), { target: { value: 'gz250' } });
    expect(screen.getByRole('article')).toHaveTextContent(/GZ-250/);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 18 parts');
    expect(history.address()).toBe('/parts?page=1'); // WebKit allows about 100 changes in 30 seconds
    await waitFor(() => expect(history.address()).toBe('/parts?q=gz250'));
    fireEvent.change(field(), { target: { value: '' } });
    expect(screen.getAllByRole('article')).toHaveLength(18);
    await waitFor(() => expect(history.address()).toBe('/parts'));
  });

  it('is in the address before the visitor follows a link, and again after the way back', async () => {
    const { history } = show();
    await userEvent.type(field(), 'gz250');
    await open(/^Propane relief valve/);
    expect(history.address()).toMatch(/^\/parts\?q=gz250&part=\d+$/);
    history.back();
    await waitFor(() => expect(history.address()).toBe('/parts?q=gz250'));
    expect(field()).toHaveValue('gz250');
    expect(screen.getByRole('article')).toHaveTextContent(/GZ-250/);
  });

  it('follows what was typed before hydration', async () => {
    const served = serveScreen(PartsScreen, { route: '/parts', path: '/parts' });
    const [input] = served.container.querySelectorAll('input');
    if (input) input.value = 'gz250';
    expect(await served.hydrate()).toEqual([]);
    expect(screen.getByRole('article')).toHaveTextContent(/GZ-250/);
    expect(input).toHaveValue('gz250');
    served.remove();
  });

  it('finds the parts of a manufacturer by its name', () => {
    show('?q=bor%C3%A9alitre', 'fr');
    const found = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(found).toContainEqual(expect.stringContaining('BL-2'));
  });

  it('is not there for a few parts, which are all shown', () => {
    renderScreen(PartsScreen, { route: '/parts', path: '/parts?q=xyzzy', content: { products } });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('says so where it finds nothing, who to call, and where to write', () => {
    const { history } = show('?q=xyzzy');
    expect(field()).toHaveValue('xyzzy');
    expect(screen.getByText(/No part matches these words/)).toBeVisible();
    expect(screen.getByRole('link', { name: '819 555-0144' })).toHaveAttribute('href', 'tel:+18195550144'); // Parts
    fireEvent.click(screen.getByRole('link', { name: 'Tell us what you need' }));
    expect(history.address()).toBe('/parts?q=xyzzy&ask=part');
  });

  it('leads to a form that names no part, since there is none', async () => {
    await renderSettledScreen(InquiryScreen, { route: '/ask', path: '/ask?about=part' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ask us a question');
  });

  it('keeps its words when a part is opened: number, what it fits, and who to call', async () => {
    const { history } = show('?q=nozzle');
    const dialog = await open(/^Delivery nozzle/);
    expect(history.address()).toBe('/parts?q=nozzle&part=4');
    expect(dialog).toHaveTextContent(/Part numberPL-32FitsNF-32 hoses/);
    expect(dialog).toHaveTextContent(/no data sheet/);
    expect(within(dialog).getByRole('link', { name: '819 555-0144' })).toBeVisible(); // Parts
  });
});

describe('a long list', () => {
  const { IntersectionObserver: observer } = window;
  afterEach(() => Object.assign(window, { IntersectionObserver: observer }));

  const many = Array.from({ length: 130 }, (_, index) => ({
    id: index + 1,
    ...newRow('product', { nameEn: `Coupling ${index + 1}`, displayOrder: index + 1 }),
  }));
  // Queries by role are slow on a long page.
  const more = (): HTMLElement | null => screen.queryByText(/^Show more/)?.closest('a') ?? null;
  const cards = (): number => document.querySelectorAll('article h2').length;

  it('shows more cards when the visitor asks for them, and as many as before to one who comes back', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver'); // without automatic loading
    const { history } = renderScreen(PartsScreen, {
      ...{ route: '/parts', path: '/parts', previousPath: '/', content: { products: many } },
    });
    expect(cards()).toBe(60);
    fireEvent.click(more() ?? document.body);
    expect(cards()).toBe(120);
    history.back();
    expect(cards()).toBe(0);
    history.forward();
    expect(cards()).toBe(120);
    fireEvent.click(more() ?? document.body);
    expect(cards()).toBe(130);
    expect(more()).toBeNull();
    expect(screen.getByText('Coupling 130')).toBeInTheDocument();
  });

  it('has addresses for its pages, with links to the next and the previous one', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    renderScreen(PartsScreen, { route: '/parts', path: '/parts?page=2', content: { products: many } });
    expect(cards()).toBe(60);
    expect(document.querySelector('article h2')).toHaveTextContent('Coupling 61');
    expect(more()).toHaveAttribute('href', '/parts?page=3');
    expect(more()).toHaveAttribute('rel', 'next');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/parts');
  });
});
