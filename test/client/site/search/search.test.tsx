import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowAdded, rowDeleted } from '../../../../src/client/store/content/contentActions';
import CareerScreen from '../../../../src/client/site/careers/CareerScreen';
import FoundInstead from '../../../../src/client/site/search/FoundInstead';
import { prepareSearch } from '../../../../src/client/site/search/searchCode';
import SearchScreen from '../../../../src/client/site/search/SearchScreen';
import TankerScreen from '../../../../src/client/site/tankers/TankerScreen';
import { newRow } from '../../../../src/model/schema/rows';
import { pathTo } from '../../../../src/model/site/paths';
import type { ScreenSettings } from '../../../support/jsdom/renderScreen';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { serveScreen } from '../../../support/jsdom/servedScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

const open = async (query = '', settings: ScreenSettings = {}) => {
  const route = pathTo('search', settings.language ?? 'fr');
  const path = query === '' ? route : `${route}?q=${encodeURIComponent(query)}`;
  const result = await act(() =>
    Promise.resolve(renderScreen(SearchScreen, { language: 'fr', ...settings, route, path })),
  );
  await act(() => prepareSearch(result.store));
  return { ...result, field: screen.getByRole('searchbox') };
};

const found = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('section a[data-hit]'),
];

it('a query finds at once, in groups, with its words marked', async () => {
  const { field } = await open();
  expect(field).toHaveFocus();
  await paste(field, 'soupappe');
  const [first] = await screen.findAllByRole('link', { name: /Soupape de sûreté pour le propane/ });
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/pieces\?part=\d+$/));
  expect(first?.querySelector('mark')).toHaveTextContent('Soupape');
  expect(
    within(screen.getByRole('region', { name: 'Pièces' })).getAllByRole('listitem').length,
  ).toBeGreaterThan(0);
  expect(screen.getByRole('status')).toHaveTextContent(/^Résultats : \d+$/);
});

it('arrows move between the field and the results, and Enter goes to the first one', async () => {
  const { field } = await open('flexible');
  await waitFor(() => expect(found().length).toBeGreaterThan(2));
  field.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(found()[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(found()[0]).toHaveFocus();
});

it('the address follows what is typed, and the last searches are kept on the device', async () => {
  const { field, history, unmount } = await open();
  await paste(field, 'pompe');
  await userEvent.keyboard('{Enter}');
  expect(history.address()).toBe('/recherche?q=pompe');
  await userEvent.clear(field);
  expect(await screen.findByRole('link', { name: 'pompe' })).toHaveAttribute('href', '/recherche?q=pompe');
  unmount();
  const again = await open();
  await userEvent.click(screen.getByRole('link', { name: 'pompe' }));
  await waitFor(() => expect(again.field).toHaveValue('pompe'));
  await userEvent.clear(again.field);
  await userEvent.click(await screen.findByRole('button', { name: 'Les effacer' }));
  expect(screen.queryByRole('link', { name: 'pompe' })).not.toBeInTheDocument();
});

it('a query typed while the search opens again stays', async () => {
  const { field, history } = await open('bl2', { previousPath: '/recherche' });
  act(() => {
    fireEvent.change(field, { target: { value: 'nf32' } });
    history.back();
  });
  expect(field).toHaveValue('nf32');
  await waitFor(() => expect(history.address()).toBe('/recherche?q=nf32'));
});

it('what is typed on the page of the server before hydration is searched', async () => {
  const path = pathTo('search', 'fr');
  const served = serveScreen(SearchScreen, { language: 'fr', route: path, path });
  const [field] = served.container.getElementsByTagName('input');
  if (field) field.value = 'flexible';
  await served.hydrate();
  expect(screen.getByRole('searchbox')).toHaveValue('flexible');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Résultats : \d+$/));
  served.remove();
});

it('a suggestion that is chosen just after the field was cleared is searched', async () => {
  const { field, history } = await open('pompe');
  await userEvent.type(field, '{Enter}'); // now it is one of the last searches
  await userEvent.clear(field);
  await userEvent.click(await screen.findByRole('link', { name: 'pompe' }));
  expect(field).toHaveValue('pompe');
  await userEvent.clear(field);
  await screen.findByRole('heading', { name: 'Par exemple' });
  const example = found().at(-1);
  const [words, address] = [example?.textContent, example?.getAttribute('href')];
  await userEvent.click(example ?? field);
  await waitFor(() => expect(field).toHaveValue(words));
  expect(history.address()).toBe(address);
});

it('a field that is cleared while the address still follows its words stays empty', async () => {
  const { field, history } = await open();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  fireEvent.change(field, { target: { value: 'compteur' } });
  act(() => {
    jest.advanceTimersByTime(400); // the router shows the new address in a transition, which the change overtakes
    fireEvent.change(field, { target: { value: '' } });
  });
  expect(history.address()).toBe('/recherche?q=compteur');
  expect(field).toHaveValue('');
  act(() => jest.advanceTimersByTime(400));
  expect(history.address()).toBe('/recherche');
});

it('finds what the site has now: an added row, and no deleted one', async () => {
  const { store } = await open('xylophone');
  await screen.findByRole('heading', { name: /xylophone/ });
  const row = { id: 900, ...newRow('product', { nameEn: 'Xylophone', nameFr: 'Xylophone' }) };
  act(() => void store.dispatch(rowAdded({ entity: 'product', row })));
  await waitFor(() => expect(found()).toHaveLength(1));
  act(() => void store.dispatch(rowDeleted({ entity: 'product', id: 900 })));
  await waitFor(() => expect(found()).toHaveLength(0));
});

it('a result shows why it was found: the page of a document, the start of its text, or its words', async () => {
  const { field } = await open('colorant');
  const searchFor = async (words: string) => {
    await userEvent.clear(field);
    await paste(field, words);
  };
  const link = await screen.findByRole('link', { name: /Guide de chargement/ });
  expect(link).toHaveAttribute('href', '/pdf/loading-guide-fr.pdf#page=1');
  expect(link).toHaveTextContent(/PDF, page 1 – .*trace de colorant/);
  await searchFor('scully');
  const inspection = await screen.findByRole('link', { name: /^Essai de la protection antidébordement/ });
  expect(inspection).toHaveTextContent(/\(Scully\)\d+ (?:ans?|mois) · /);
  await searchFor('compteur');
  const [part] = await screen.findAllByRole('link', { name: /^Compteur de camion/ });
  expect(part).toHaveTextContent(/2 poucesBL-2 · /);
  await searchFor('pompe'); // the text of a page does not begin with its title again
  const pages = within(await screen.findByRole('region', { name: 'Pages du site' }));
  expect(pages.getByRole('link', { name: /^Fabricants/ })).toHaveTextContent(/^Fabricants(?!.*Fabricants ·)/);
  expect(pages.getByRole('link', { name: /^Pièces/ })).toHaveTextContent(/^Pièces(?!.*Pièces ·)/);
});

it('without a result there is someone to call', async () => {
  await open('zzzzzz', { language: 'en' });
  await screen.findByRole('heading', { name: /No results/ });
  expect(screen.getByRole('link', { name: /819 555-0143/ })).toHaveAttribute('href', 'tel:+18195550143'); // Sales
});

it('a group shows a few results, and all of them on demand', async () => {
  await open('compteur');
  const [button] = await screen.findAllByRole('button', { name: /^Afficher les \d+\s:/ });
  const before = found().length;
  if (button) await userEvent.click(button);
  expect(found().length).toBeGreaterThan(before);
  expect(document.activeElement).toHaveAttribute('data-hit');
});

it('an unknown address leads to what its words find', async () => {
  await act(() =>
    Promise.resolve(
      renderScreen(FoundInstead, {
        language: 'fr',
        route: '*',
        path: '/vieux-site/semi-remorque_quatre-essieux.html',
      }),
    ),
  );
  const [first] = await screen.findAllByRole('link', { name: /Semi-remorque à quatre essieux/ });
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/citernes\/\d+$/));
});

it.each([
  ['/citerne', 'Citernes', '/citernes'],
  ['/fr/tankers', 'Citernes', '/citernes'],
  ['/contact', 'Nous joindre', '/nous-joindre'],
  ['/pièce', 'Pièces', '/pieces'],
])('the address %s, which is nearly that of a page, leads to it', async (path, name, address) => {
  await act(() => Promise.resolve(renderScreen(FoundInstead, { language: 'fr', route: '*', path })));
  await screen.findByRole('heading', { name: 'Cherchiez-vous ceci?' });
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(name);
  expect(first).toHaveAttribute('href', address);
  expect(document.querySelectorAll(`a[href="${address}"]`)).toHaveLength(1);
});

it('an unknown address whose words only stand in some text leads to the pages of the site', async () => {
  const path = '/n-importe-quoi';
  await act(() => Promise.resolve(renderScreen(FoundInstead, { language: 'fr', route: '*', path })));
  expect(await screen.findByRole('heading', { name: 'Les pages de ce site' })).toBeVisible();
  expect(document.querySelectorAll('a[data-hit]')).toHaveLength(0);
  const search = screen.getByRole('link', { name: 'Chercher dans le site' });
  expect(search).toHaveAttribute('href', '/recherche?q=n+importe+quoi');
});

it.each([
  ['/citernes/semi-remorque-quatre-essieux', TankerScreen, /^Semi-remorque à quatre essieux/],
  ['/carrieres/soudeur', CareerScreen, /^Soudeuse/],
  ['/citernes/999', TankerScreen, undefined],
  ['/carrieres/999', CareerScreen, undefined],
])('the address %s of an item that is gone leads to the search', async (path, Screen, found) => {
  const route = path.replace(/[^/]+$/, ':id');
  await act(() => Promise.resolve(renderScreen(Screen, { language: 'fr', route, path })));
  const search = await screen.findByText('Chercher dans le site');
  expect(search).toHaveAttribute('href', expect.stringMatching(/^\/recherche/));
  const hits = [...document.querySelectorAll('a[data-hit]')].map((hit) => hit.textContent);
  const pages = screen.queryByRole('heading', { name: 'Les pages de ce site' });
  if (found) {
    expect(hits[0]).toMatch(found);
    expect(pages).toBeNull();
  } else {
    expect(hits).toEqual([]);
    expect(pages).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pièces' })).toHaveAttribute('href', '/pieces');
  }
});

it('the words of an uploaded document find its part once they have arrived, in the reader’s language', async () => {
  const english = 'Replace the seal of the flange, and check the bolts for the torque of the table.';
  const french = 'Remplacez le joint de la bride, et vérifiez les boulons avec la clé dynamométrique.';
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ 'bride.pdf': [english, french] })));
  const { store, field } = await open();
  const part = { ...newRow('product'), id: 900, nameEn: 'Flange', nameFr: 'Bride', fileName: 'bride.pdf' };
  act(() => void store.dispatch(rowAdded({ entity: 'product', row: { ...part, displayOrder: 99 } })));
  await paste(field, 'dynamométrique');
  const [hit] = await screen.findAllByRole('link', { name: /Bride/ });
  expect(hit).toHaveAttribute('href', '/pieces?part=900');
  expect(hit?.querySelector('mark')).toHaveTextContent('dynamométrique');
  await userEvent.clear(field);
  await paste(field, 'torque');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Bride/ })).toBeNull());
  expect(fetched).toHaveBeenCalledTimes(1); // nothing is requested while somebody types
  expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/\/api\/file\/texts$/));
  fetched.mockRestore();
});
