import { act, fireEvent, screen, within } from '@testing-library/react';
import TankerScreen from '../../../../src/client/site/tankers/TankerScreen';
import TankersScreen from '../../../../src/client/site/tankers/TankersScreen';
import { plain, renderSettledScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';
import { serveScreen } from '../../../support/jsdom/servedScreen';
import { showTankers, tankersToFind as tankers } from '../../../support/jsdom/tankersToFind';

const ids = (): number[] =>
  screen
    .queryAllByRole('article')
    .map((card) => Number(/\d+/.exec(card.querySelector('h2')?.textContent ?? '')?.[0]));

const column = () =>
  within(screen.getAllByRole('search', { name: /Filters|Filtres/, hidden: true })[0] ?? document.body);

const option = (name: RegExp): HTMLInputElement => column().getByRole('checkbox', { name, hidden: true });

const optionsOf = (group: string): string[] =>
  [...column().getByRole('group', { name: group, hidden: true }).querySelectorAll('label')].map((label) =>
    [...label.querySelectorAll('span')].map((span) => plain(span.textContent)).join(': '),
  );

describe('the filters of the tankers', () => {
  it('have the values of the tankers with their counts, equal words once, and the unknown', () => {
    showTankers();
    expect(optionsOf('Truck or trailer')).toEqual(['Truck: 4', 'Trailer: 2']);
    expect(optionsOf('Material')).toEqual([
      'Aluminum 5454: 2',
      'Stainless 304: 2',
      'Steel SA-612: 1',
      'Not stated: 1',
    ]);
    expect(optionsOf('Price')).toEqual([
      ...['Up to $150,000: 1', 'Up to $200,000: 2', 'Up to $250,000: 3', 'Up to $300,000: 4'],
      ...['Up to $400,000: 5', 'On request: 1'],
    ]);
    expect(optionsOf('Capacity')[0]).toBe('Under 10,000 L: 1');
    expect(screen.getByText('Showing 6 of 6 tankers')).toHaveAttribute('role', 'status');
  });

  it('change the list and the address at once, and the back button undoes them', () => {
    const { history } = showTankers('?sort=price');
    fireEvent.click(option(/^Trailer/));
    fireEvent.click(option(/^Up to \$200,000/));
    expect(ids()).toEqual([2]);
    expect(history.address()).toBe('/tankers?sort=price&kind=trailer&price=200000');
    expect(screen.getByText('Showing 1 of 6 tankers')).toBeVisible();
    history.back();
    expect(ids()).toEqual([2, 5]);
    expect(option(/^Up to \$200,000/)).not.toBeChecked();
  });

  it('take several values of one filter as alternatives, in an address that people can read', () => {
    const { history } = showTankers('?material=inox-304&utm_source=x');
    expect(ids()).toEqual([3, 4]);
    fireEvent.click(option(/^Aluminum/));
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(history.address()).toBe('/tankers?material=aluminum-5454,stainless-304&utm_source=x');
  });

  it('disable a value that would show nothing, with its 0', () => {
    showTankers('?kind=trailer');
    expect(option(/^Stainless/)).toBeDisabled();
    expect(optionsOf('Material')[1]).toBe('Stainless 304: 0');
    expect(option(/^Truck/)).toBeEnabled();
  });

  it('ignore what the address says of unknown values', () => {
    showTankers('?kind=spaceship&material=wood&sort=beauty');
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
  });

  it('are chips above the list, each with a link that removes it', () => {
    const { history } = showTankers('?kind=trailer&price=200000', { language: 'fr', route: '/tankers' });
    const chips = screen.getByRole('list', { name: 'Filtres choisis' });
    const price = within(chips).getByRole('link', { name: /Prix – Jusqu.à 200/ });
    price.focus();
    fireEvent.click(price);
    expect(within(chips).getByRole('link', { name: 'Tout effacer' })).toHaveFocus();
    expect(history.address()).toBe('/tankers?kind=trailer');
    fireEvent.click(within(chips).getByRole('link', { name: 'Tout effacer' }));
    expect(history.address()).toBe('/tankers');
    expect(ids()).toHaveLength(6);
  });

  it('say so where no tanker has it all, and offer once to clear them, to call and to write', () => {
    const { history } = showTankers('?kind=trailer&material=inox-304');
    expect(ids()).toEqual([]);
    expect(screen.getByText(/No tanker has all of this/)).toBeVisible();
    expect(screen.getByRole('link', { name: /555-/ })).toHaveAttribute('href', 'tel:+18195550143'); // Sales
    fireEvent.click(screen.getByRole('link', { name: 'Tell us what you need' }));
    expect(history.address()).toBe('/tankers?kind=trailer&material=inox-304&ask=tanker');
    history.back();
    fireEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(ids()).toHaveLength(6);
  });

  it('are not there for fewer than six tankers', () => {
    showTankers('?kind=trailer', { content: { tankers: tankers.slice(0, 5) } });
    expect(screen.queryByRole('search', { hidden: true })).not.toBeInTheDocument();
    expect(ids()).toHaveLength(5);
  });

  it('are a form for readers without scripts, which the order of the list belongs to', () => {
    const path = '/tankers?kind=trailer';
    const served = serveScreen(TankersScreen, { route: '/tankers', path, content: { tankers } });
    const form = served.container.querySelector('form');
    expect(form).toHaveAttribute('method', 'get');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['kind', 'trailer'],
      ['sort', ''],
    ]);
    served.remove();
  });

  it('are kept by the form that compares without scripts', () => {
    const path = '/tankers?kind=trailer&sort=price';
    const served = serveScreen(TankersScreen, { route: '/tankers', path, content: { tankers } });
    const [box] = served.container.querySelectorAll<HTMLInputElement>('input[name="compare"]');
    if (box) box.checked = true;
    expect([...new FormData(box?.form ?? undefined)]).toEqual([
      ['compare', '2'],
      ['kind', 'trailer'],
      ['sort', 'price'],
    ]);
    served.remove();
  });
});

describe('the order of the tankers', () => {
  it.each([
    ['price', [1, 2, 4, 6, 5, 3]],
    ['price-high', [5, 6, 4, 2, 1, 3]],
    ['capacity', [5, 2, 3, 1, 4, 6]],
    ['year', [1, 2, 3, 4, 5, 6]],
  ])('by %s has the unknown last', (sort, expected) => {
    showTankers(`?sort=${sort}`);
    expect(ids()).toEqual(expected);
  });

  it('is in the address', () => {
    const { history } = showTankers('?kind=truck');
    const [select] = screen.getAllByRole('combobox', { name: 'Sort by', hidden: true });
    if (select) fireEvent.change(select, { target: { value: 'capacity-small' } });
    expect(history.address()).toBe('/tankers?kind=truck&sort=capacity-small');
    expect(ids()).toEqual([6, 4, 1, 3]);
  });
});

describe('the sheet of filters on a phone', () => {
  const sheet = () => screen.findByRole('dialog', { name: 'Filters' });

  it('opens from the bar, follows each value, and closes with the tankers that it found', async () => {
    const { history } = showTankers('?kind=truck');
    await userEvent.click(screen.getByRole('link', { name: 'Filter (1)' }));
    const dialog = within(await sheet());
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Stainless/, hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show 2 tankers' }));
    expect(history.address()).toBe('/tankers?kind=truck&material=stainless-304');
    expect(ids()).toEqual([3, 4]);
    history.back();
    expect(history.address()).toBe('/tankers?kind=truck');
  });

  it('keeps a value that is tapped just before it closes', async () => {
    const { history } = showTankers();
    await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
    const dialog = within(await sheet());
    await act(async () => {
      fireEvent.click(dialog.getByRole('checkbox', { name: /^Trailer/, hidden: true }));
      fireEvent.click(dialog.getByRole('button', { name: 'Show 6 tankers' }));
      await Promise.resolve();
    });
    expect(history.address()).toBe('/tankers?kind=trailer');
  });

  it('leaves no step in the history if nothing was chosen', async () => {
    const { history } = showTankers('', { previousPath: '/before' });
    await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'Show 6 tankers' }));
    history.back();
    expect(history.address()).toBe('/before');
  });
});

it.each(['?kind=truck&sort=price', '?filters=1', '?compare=1&compare=2'])(
  'React hydrates the page of the server: %s',
  async (search) => {
    const path = `/tankers${search}`;
    const served = serveScreen(TankersScreen, { route: '/tankers', path, content: { tankers } });
    expect(await served.hydrate()).toEqual([]);
    served.remove();
  },
);

it('a choice on the page of the server before hydration is followed then', async () => {
  const content = { tankers };
  const served = serveScreen(TankersScreen, { route: '/tankers', path: '/tankers', content });
  for (const select of served.container.querySelectorAll('select')) select.value = 'price-high';
  option(/^Truck/).click();
  screen.getByRole('checkbox', { name: 'Compare: Tanker 4' }).click();
  expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await served.hydrate()).toEqual([]);
  expect(ids()).toEqual([6, 4, 1, 3]);
  expect(option(/^Truck/)).toBeChecked();
  expect(screen.getByText('Tick another tanker to compare')).toBeVisible();
  served.remove();
});

it('the bars at the bottom of the screen, and the marks on pictures, are not printed', async () => {
  const isPrinted = (each: Element): boolean => each.closest('.not-printed') === null;
  const { unmount } = showTankers();
  const filters = [...document.querySelectorAll('a[href*="filters="]')];
  expect(filters.map(isPrinted)).toEqual([false]);
  unmount();
  const content = { tankers: [{ ...tankers[0], image: '/1.jpg' }] };
  await renderSettledScreen(TankerScreen, { route: '/tankers/:id', path: '/tankers/1', content });
  const marks = document.querySelectorAll('a[href*="picture="] svg');
  const links = screen.getAllByRole('link', { name: 'Ask about this tanker' });
  expect(marks).not.toHaveLength(0);
  expect([...marks, ...links].filter(isPrinted)).toEqual([]);
});
