import { act, fireEvent, screen, within } from '@testing-library/react';
import HomeScreen from '../../../src/client/site/home/HomeScreen';
import { newRow } from '../../../src/model/schema/rows';
import { renderSettledScreen } from '../../support/jsdom/renderScreen';

const drawings = (): readonly Element[] => [...document.querySelectorAll('svg[data-playing]')];
const playing = (): readonly (string | null)[] =>
  drawings().map((drawing) => drawing.getAttribute('data-playing'));

const promiseCards = (): readonly HTMLElement[] =>
  screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByRole('link', { name: /^Get in touch/ }) !== null);

/** The headings of the page's sections, in their order. */
const headings = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** What the fields of the dates say. */
const statuses = (): readonly (string | null)[] =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

describe('the home page', () => {
  it.each([
    ['norcuve', ['In the yard, ready to leave', 'Our sister companies', 'Mission']],
    ['rubicuve', ['What does your unit need?', 'Mission', 'Also in our yard, for sale']],
    ['propacuve', ['When is your next inspection?', 'Mission', 'Certified units for sale']],
  ] as const)('of %s has its sections in its order', async (brand, expected) => {
    await renderSettledScreen(HomeScreen, { brand });
    expect(headings().filter((heading) => expected.some((each) => each === heading))).toEqual(expected);
  });

  it('offers what stands in the yard, not what is on order', async () => {
    const tankers = [
      { nameEn: 'Later', availability: 'onOrder:2027-04' },
      { nameEn: 'Sold', availability: 'sold' },
      { nameEn: 'Here', availability: 'inStock' },
      { nameEn: 'Perhaps', availability: 'ask Bob' },
    ].map((values, index) => ({ id: index + 1, ...newRow('tanker', { displayOrder: index, ...values }) }));
    const { unmount } = await renderSettledScreen(HomeScreen, { content: { tankers } });
    const offered = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(offered().filter((name) => /Later|Sold|Here|Perhaps/.test(name))).toEqual(['Here', 'Perhaps']);
    unmount();
    await renderSettledScreen(HomeScreen, { content: { tankers: tankers.slice(0, 1) } });
    expect(offered()).toContain('Later'); // better than nothing
    expect(screen.getByRole('link', { name: 'See the unit' })).toBeVisible();
  });

  it('says when an inspection is due again', async () => {
    const { store } = await renderSettledScreen(HomeScreen, { brand: 'propacuve' });
    const [yearly, rare] = screen.getAllByLabelText('Last done on');
    if (!yearly || !rare) throw new Error('There are no dates to enter.');
    fireEvent.change(yearly, { target: { value: '2024-02-29' } });
    fireEvent.change(rare, { target: { value: store.getState().site.today } });
    const [overdue, due] = statuses();
    expect(overdue).toBe('Overdue since March 1, 2025');
    expect(due).toMatch(/^Due again on /);
    expect(yearly).toBeValid();
  });

  it.each(['2999-05-01', '0002-01-01', '12024-01-01'])('says at its field that %s is wrong', async (day) => {
    await renderSettledScreen(HomeScreen, { brand: 'propacuve' });
    const [yearly] = screen.getAllByLabelText('Last done on');
    if (!yearly) throw new Error('There is no date to enter.');
    Object.assign(yearly, { type: 'text' }); // jsdom empties a date field that has five digits in its year
    fireEvent.change(yearly, { target: { value: '0020-05-01' } });
    expect(yearly).toBeValid(); // somebody types a year
    fireEvent.change(yearly, { target: { value: day } });
    fireEvent.blur(yearly);
    expect(statuses()).toEqual(['Enter a date from 1950 to today.']);
    expect(yearly).toBeInvalid();
    expect(yearly).toHaveAccessibleDescription('Enter a date from 1950 to today.');
  });

  it('starts with the business and links to it', async () => {
    await renderSettledScreen(HomeScreen, { language: 'fr' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Nous construisons et vendons des citernes',
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
    const cards = promiseCards();
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
