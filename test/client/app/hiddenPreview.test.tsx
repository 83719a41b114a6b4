import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TopBar } from '../../../src/client/app/shell/TopBar';
import TankerScreen from '../../../src/client/site/tankers/TankerScreen';
import TankersScreen from '../../../src/client/site/tankers/TankersScreen';
import { sessionEnded, sessionStarted } from '../../../src/client/store/session/session';
import { clearStoredSession, storeSession } from '../../../src/client/store/session/storedSession';
import { contentFollowed } from '../../../src/client/store/content/contentActions';
import { failOnce } from '../../support/faults/failingRequests';
import { saveSample } from '../../support/data/factories';
import { renderScreen } from '../../support/jsdom/renderScreen';
import { administrator, TestServer } from '../../support/site/server/testServer';

/* An administrator who looks at the public pages sees hidden rows too, with a mark. */

let server: TestServer;
let ids: Readonly<Record<'visible' | 'hidden' | 'scheduled', number>>;

beforeAll(async () => {
  await import('../../../src/client/app/shell/AdminActions'); // the code that a browser loads later
  await import('../../../src/client/ui/preview/HiddenNote');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // the server responds outside of React's act()
  server = await TestServer.start();
  const token = await server.login();
  const save = async (nameEn: string, displayOrder: number): Promise<number> => {
    const values = { nameEn, nameFr: nameEn, displayOrder, isCertipropane: false, availability: 'inStock' };
    return (await saveSample(server, token, 'tanker', values)).id;
  };
  ids = {
    hidden: await save('Hidden', 1),
    visible: await save('Visible', 2),
    scheduled: await save('Later', 3),
  };
  const rows = [
    { id: ids.hidden, isHidden: true },
    { id: ids.scheduled, isHidden: true, onlineAt: '2099-03-14T11:30Z' },
  ];
  await server.request('PUT', '/api/visibility/update', { token, body: { entity: 'tanker', rows } });
  jsdom.reconfigure({ url: await server.listen() });
  storeSession(administrator.email, token);
});

afterEach(() => sessionStorage.removeItem('viewAsVisitor'));

afterAll(async () => {
  clearStoredSession();
  await server.close();
});

const open = async (
  Screen: () => React.ReactNode,
  route: string,
  path: string,
  language: 'en' | 'fr' = 'en',
) => {
  const { body } = await server.request('GET', '/api/allModels/');
  const { tankers } = body as { tankers: readonly Record<string, unknown>[] };
  const Page = () => (
    <>
      <TopBar />
      <Screen />
    </>
  );
  const { store } = renderScreen(Page, { route, path, language, content: { tankers } });
  const logIn = () => store.dispatch(sessionStarted({ email: administrator.email }));
  return { store, logIn };
};

const names = (): readonly (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const note = 'Hidden: visitors do not see this';

it('sees hidden rows in their place with a mark, until a switch that the tab remembers takes them away', async () => {
  const { store, logIn } = await open(TankersScreen, '/tankers', '/tankers');
  expect(names()).toEqual(['Visible']);
  logIn();
  await waitFor(() => expect(names()).toEqual(['Hidden', 'Visible', 'Later']));
  const [hidden, visible, later] = screen.getAllByRole('article');
  await waitFor(() => expect(hidden).toHaveTextContent(note));
  expect(visible).not.toHaveTextContent(note);
  expect(later).toHaveTextContent(`${note} · goes online on March 14, 2099`);
  const [view] = screen.getAllByRole('button', { name: 'View as a visitor', pressed: false });
  if (view) fireEvent.click(view);
  await waitFor(() => expect(names()).toEqual(['Visible']));
  expect(view).toHaveAttribute('aria-pressed', 'true');
  expect(sessionStorage.getItem('viewAsVisitor')).not.toBeNull();
  if (view) fireEvent.click(view);
  await waitFor(() => expect(names()).toEqual(['Hidden', 'Visible', 'Later']));
  expect(sessionStorage.getItem('viewAsVisitor')).toBeNull();
  store.dispatch(sessionEnded());
  await waitFor(() => expect(names()).toEqual(['Visible']));
});

it('sees hidden rows once the connection is back, if they could not be loaded', async () => {
  const { logIn } = await open(TankersScreen, '/tankers', '/tankers');
  failOnce('/api/visibility/all', 'notSent');
  logIn();
  await waitFor(() => expect(jest.isMockFunction(fetch)).toBe(false)); // the request has failed
  await waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(names()).toEqual(['Hidden', 'Visible', 'Later']);
  });
});

it('still sees what visitors see after a reload of the tab', async () => {
  sessionStorage.setItem('viewAsVisitor', '');
  const { logIn } = await open(TankersScreen, '/citernes', '/citernes', 'fr');
  logIn();
  const [view] = await screen.findAllByRole('button', { name: 'Voir comme un visiteur', pressed: true });
  expect(names()).toEqual(['Visible']);
  if (view) fireEvent.click(view);
  await waitFor(() => expect(names()).toEqual(['Hidden', 'Visible', 'Later']));
  expect(await screen.findAllByText(/^Masqué : les visiteurs ne voient pas ceci/)).toHaveLength(2);
});

it('sees the page of a hidden row, and changes of visible rows', async () => {
  const { store, logIn } = await open(TankerScreen, '/tankers/:id', `/tankers/${ids.hidden}`);
  expect(screen.queryByRole('heading', { name: 'Hidden' })).not.toBeInTheDocument();
  logIn();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hidden' })).toBeVisible();
  expect(await screen.findByText(note)).toBeVisible();
  const noChanges = { changed: [], removedIds: [] };
  const row = store.getState().tankers.entities[ids.visible];
  if (!row) throw new Error('There is no visible row.');
  const rows = { tanker: { changed: [{ ...row, nameEn: 'Renamed' }], removedIds: [] } };
  act(
    () => void store.dispatch(contentFollowed({ version: null, rows, texts: noChanges, images: noChanges })),
  );
  expect(store.getState()).toMatchObject({
    preview: { shown: { tanker: { entities: { [ids.visible]: { nameEn: 'Renamed' } } } } },
  });
});
