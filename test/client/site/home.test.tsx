import { act, screen, within } from '@testing-library/react';
import HomeScreen from '../../../src/client/site/home/HomeScreen';
import { renderSettledScreen } from '../../support/jsdom/renderScreen';

const drawings = (): readonly Element[] => [...document.querySelectorAll('svg[data-playing]')];
const playing = (): readonly (string | null)[] =>
  drawings().map((drawing) => drawing.getAttribute('data-playing'));

describe('the home page', () => {
  it('starts with the business and links to it', async () => {
    await renderSettledScreen(HomeScreen, { language: 'fr' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Des citernes à la mesure de votre travail',
    );
    expect(screen.getByRole('link', { name: 'Nous joindre' })).toHaveAttribute(
      'href',
      '/demande?about=general',
    );
    expect(screen.getByRole('link', { name: 'Voir les citernes à vendre' })).toHaveAttribute(
      'href',
      '/citernes',
    );
  });

  it('has other texts for the propane brand', async () => {
    await renderSettledScreen(HomeScreen, { brand: 'propacuve' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Propane trucks inspected, tested and certified',
    );
    expect(screen.getByRole('link', { name: 'See our certifications' })).toHaveAttribute(
      'href',
      '/certification',
    );
    expect(screen.getByText(/Propane leaves no room/)).toBeVisible();
  });

  it('links to the two sister companies in a new tab', async () => {
    await renderSettledScreen(HomeScreen, { brand: 'rubicuve' });
    const links = screen.getAllByRole('link', { name: /^Visit .* \(opens in a new tab\)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'http://norcuve.localhost/?lang=en',
      'http://propacuve.localhost/?lang=en',
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('has three cards with a link to the contact page', async () => {
    await renderSettledScreen(HomeScreen);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Mission',
      'Commitment',
      'Values',
    ]);
    for (const card of cards) expect(within(card).getByRole('link')).toHaveAttribute('href', '/join-us');
  });
});

describe('the three cards', () => {
  const { IntersectionObserver: observer } = window;
  afterEach(() => Object.assign(window, { IntersectionObserver: observer }));

  it('start playing once they are scrolled into view', async () => {
    let report: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: typeof report) {
          report = callback;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    });
    await renderSettledScreen(HomeScreen);
    expect(playing()).toEqual(['false', 'false', 'false']);
    act(() => report([{ isIntersecting: false }]));
    expect(playing()).toEqual(['false', 'false', 'false']);
    act(() => report([{ isIntersecting: true }]));
    expect(playing()).toEqual(['true', 'true', 'true']);
  });

  it('play at once if the browser has no IntersectionObserver', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    await renderSettledScreen(HomeScreen);
    expect(playing()).toEqual(['true', 'true', 'true']);
  });
});
