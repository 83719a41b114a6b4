import { fireEvent, screen, within } from '@testing-library/react';
import PartsScreen from '../../../src/client/site/parts/PartsScreen';
import { newRow } from '../../../src/model/schema/rows';
import { renderScreen } from '../../support/jsdom/renderScreen';
import { userEvent } from '../../support/jsdom/userEvent';

const products = [
  { id: 1, ...newRow('product', { nameEn: 'Hose', descriptionEn: 'Supple at −40 °C.', displayOrder: 2 }) },
  { id: 2, ...newRow('product', { nameEn: 'Meter', fileName: 'compteur 2" été.pdf', displayOrder: 1 }) },
];

const open = async (name: RegExp): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name }));
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
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
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

describe('a long list', () => {
  const { IntersectionObserver: observer } = window;
  afterEach(() => Object.assign(window, { IntersectionObserver: observer }));

  it('shows more cards when the visitor asks for them', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver'); // without automatic loading
    const many = Array.from({ length: 130 }, (_, index) => ({
      id: index + 1,
      ...newRow('product', { nameEn: `Coupling ${index + 1}`, displayOrder: index + 1 }),
    }));
    renderScreen(PartsScreen, { content: { products: many } });
    const cards = (): number => screen.getAllByRole('heading', { level: 2 }).length;
    const more = (): HTMLElement | null => screen.queryByRole('button', { name: 'Show more' });
    const counts = [cards()];
    for (let button = more(); button; button = more()) {
      fireEvent.click(button);
      counts.push(cards());
    }
    expect(counts).toEqual([60, 120, 130]);
    expect(screen.getByText('Coupling 130')).toBeInTheDocument();
  });
});
