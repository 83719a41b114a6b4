import { act, fireEvent, screen } from '@testing-library/react';
import { Shell } from '../../../src/client/app/shell/Shell';
import { TopBar } from '../../../src/client/app/shell/TopBar';
import { contentLoaded } from '../../../src/client/store/content/contentActions';
import { sessionStarted } from '../../../src/client/store/session/session';
import { selectTexts } from '../../../src/client/store/selectors';
import { navigationList } from '../../../src/model/site/navigation';
import { pageOf } from '../../../src/model/site/pages';
import { pathTo } from '../../../src/model/site/paths';
import { isAdministrationText } from '../../../src/model/text/textPages';
import { renderScreen, renderSettledScreen } from '../../support/jsdom/renderScreen';

const currentButtons = () =>
  screen.getAllByRole('button', { current: true }).map(({ textContent }) => textContent);

describe('the top bar', () => {
  it.each([
    ['/parts', 'Products'],
    ['/tankers/1', 'Products'],
    ['/certification', 'Services'],
    ['/gallery', 'About us'],
  ])('marks the menu of the current page (%s)', (path, menu) => {
    renderScreen(TopBar, { route: '*', path });
    expect(currentButtons()).toEqual([menu]);
  });

  it.each(['/', '/careers', '/nowhere'])('marks no menu for a page outside of the menus (%s)', (path) => {
    renderScreen(TopBar, { route: '*', path });
    expect(screen.queryByRole('button', { current: true })).not.toBeInTheDocument();
  });
});

it('a menu stays closed when the visitor comes back to the page where it was open', () => {
  const { history } = renderScreen(TopBar, { route: '*', path: '/parts' });
  const menu = screen.getByRole('button', { name: 'Products' });
  fireEvent.click(menu);
  fireEvent.click(screen.getByRole('link', { name: 'Tankers for sale' }));
  expect(history.address()).toBe('/tankers');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  history.back();
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

it('a menu closes when the page that is shown is chosen in it, and its button takes the focus', () => {
  renderScreen(TopBar, { route: '*', path: '/parts' });
  const menu = screen.getByRole('button', { name: 'Products' });
  fireEvent.click(menu);
  const link = screen.getByRole('link', { name: 'Parts' });
  link.focus();
  fireEvent.click(link);
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();
});

it('a menu stays open when a page is opened from it in another tab', () => {
  renderScreen(TopBar, { route: '*', path: '/parts' });
  const menu = screen.getByRole('button', { name: 'Products' });
  fireEvent.click(menu);
  addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom has no tabs
  fireEvent.click(screen.getByRole('link', { name: 'Tankers for sale' }), { ctrlKey: true });
  expect(menu).toHaveAttribute('aria-expanded', 'true');
});

it('a menu that is opened while the same page arrives again stays open', () => {
  renderScreen(TopBar, { route: '*', path: '/' });
  const menu = screen.getByRole('button', { name: 'Products' });
  act(() => {
    screen.getByRole('link', { name: /Home/ }).click();
    menu.click();
  });
  expect(menu).toHaveAttribute('aria-expanded', 'true');
});

it('the number in the bar and the footer is dialled with its country and its extension', async () => {
  const telephone = { locationId: '1', isCertipropane: false, nameEn: 'Reception', nameFr: 'Réception' };
  const number = '819 555-0142, ext. 12';
  const Page = () => <Shell>{null}</Shell>;
  await renderSettledScreen(Page, {
    content: { telephones: [{ ...telephone, id: 1, telephone: number, displayOrder: 1 }] },
    route: '*',
    path: '/parts',
  });
  const links = screen.getAllByRole('link', { name: number });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+18195550142;ext=12',
    'tel:+18195550142;ext=12',
  ]);
});

it('the other language opens in another tab without changing this page', () => {
  const { store } = renderScreen(TopBar, { route: '*', path: '/parts' });
  const french = screen.getByRole('link', { name: 'FR – Français' });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom opens no tabs
  fireEvent.click(french, { ctrlKey: true });
  expect(store.getState().language).toBe('en');
  fireEvent.click(french);
  expect(store.getState().language).toBe('fr');
});

/** Loads the code that a browser loads later. */
beforeAll(() => import('../../../src/client/ui/hours/OpenNow'));

it.each(['en', 'fr'] as const)(
  'without scripts each menu leads to a list of all pages (%s)',
  async (language) => {
    const Page = () => <Shell>{null}</Shell>;
    await renderSettledScreen(Page, { language, route: '*', path: pathTo('parts', language) });
    await screen.findByText(/^(?:Today|Closed today|Aujourd|Fermé aujourd)/);
    const menus = [...document.querySelectorAll('.site-bar a[href="#navigation"]')];
    expect(menus).toHaveLength(4); // the burger and three menus
    const list = document.getElementById('navigation');
    expect(list).not.toBeVisible(); // where scripts run
    const links = [...(list?.querySelectorAll('a') ?? [])];
    const wanted = navigationList
      .filter(({ route }) => pageOf(route).link?.place !== undefined) // the bar and the footer link to the others
      .map(({ route }) => pathTo(route, language));
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(wanted));
  },
);

it('an administrator gets the texts that visitors do not load, and waits until they are current', async () => {
  jest.useFakeTimers();
  const { store } = renderScreen(TopBar, { route: '*', path: '/parts' });
  const texts = selectTexts(store.getState());
  const { startup } = store.getState();
  expect(startup.hasAllTexts).toBe(true); // another back-end sends them all at once
  act(() => {
    const visible = texts.filter((text) => !isAdministrationText(text));
    const rows = new Proxy({}, { get: () => [] }) as Parameters<typeof contentLoaded>[0]['rows']; // no rows of any kind
    store.dispatch(contentLoaded({ rows, texts: visible, version: 7 }));
  });
  const send = (version: number) =>
    Response.json({ resources: texts }, { headers: { 'content-version': `${version}` } });
  const responses = [new Response('', { status: 503 }), send(6), send(7)];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(responses.shift() ?? send(8)));
  act(() => void store.dispatch(sessionStarted({ email: 'someone@example.com' })));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(document.body).not.toHaveTextContent('MISSING');
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getAllByRole('button', { name: 'Log out' }).length).toBeGreaterThan(0);
  expect(new Set(fetched.mock.calls.map(([address]) => address))).toEqual(new Set(['/api/resource/all']));
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(selectTexts(store.getState())).toHaveLength(texts.length);
});

it('on paper the telephone number of the company stays on one line', async () => {
  await renderSettledScreen(() => <Shell>{null}</Shell>, { route: '*', path: '/parts' });
  const imprint = [...document.querySelectorAll('footer > address')].map(({ textContent }) => textContent);
  expect(imprint).toEqual([expect.stringContaining(' · 819\u00a0555-0142')]);
});
