import { configure, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import Admin from '../../../../src/client/admin/Admin';
import { SecondFactorGate } from '../../../../src/client/admin/session/SecondFactorGate';
import { useRequest } from '../../../../src/client/admin/requests/useRequest';
import { useUnsavedChanges } from '../../../../src/client/admin/unsaved/useUnsavedChanges';
import { usePageChange } from '../../../../src/client/app/router/usePageChange';
import { endpoints, injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { languageChosen } from '../../../../src/client/store/language';
import {
  clearStoredSession,
  storedSecondFactorNeed,
  storeSecondFactorNeed,
  storeSession,
} from '../../../../src/client/store/session/storedSession';
import { sessionStarted, storedToken } from '../../../../src/client/store/session/session';
import { newRow } from '../../../../src/model/schema/rows';
import { SecondFactor } from '../../../../src/server/accounts/secondFactor';
import { failOnce } from '../../../support/faults/failingRequests';
import { oneTimeCode } from '../../../support/site/oneTimeCode';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { enrol } from '../../../support/site/secondFactor';
import { administrator, TestServer } from '../../../support/site/testServer';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

configure({ asyncUtilTimeout: 20_000 }); // on a machine that is busy with other suites

const title = 'Set up two-step verification';

let server: TestServer;
let apiBaseUrl: string;

beforeAll(async () => {
  // The server answers when it does, not when the test says so.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = await TestServer.start({ environment: { SECOND_FACTOR: 'required' } });
  apiBaseUrl = await server.listen();
});

afterEach(async () => {
  jest.restoreAllMocks();
  clearStoredSession();
  await new SecondFactor(server.database).turnOff({ id: 1 });
});

afterAll(() => server.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens a page as whoever has logged in, or comes back to it. */
const open = (Screen: ComponentType, path: string) => {
  const { store } = renderScreen(Screen, { apiBaseUrl, route: '*', path });
  store.dispatch(sessionStarted({ email: administrator.email }));
  return { store };
};

const logIn = async (): Promise<void> => storeSession(administrator.email, await server.login(administrator));

const begin = async (password: string): Promise<void> => {
  await paste(await screen.findByLabelText(/^Current password/), password);
  await userEvent.keyboard('{Enter}');
};

const giveCode = async (): Promise<void> => {
  const key = (await screen.findByText(/^(?:[A-Z2-7]{4} ?){8}$/)).textContent;
  const code = oneTimeCode(key.replaceAll(' ', ''));
  await paste(await screen.findByLabelText(/^Code/), code);
  await userEvent.keyboard('{Enter}');
};

const setUp = async (password: string): Promise<void> => {
  await begin(password);
  await giveCode();
  await userEvent.click(await screen.findByRole('button', { name: 'I have saved these codes' }));
};

/** A form that was open before the second factor became required: it holds something, and its save is refused. */
const OpenForm = () => {
  const [isDirty, setIsDirty] = useState(true);
  useUnsavedChanges(isDirty);
  const call = useRequest();
  const save = () => call(endpoints.manufacturerSave, newRow('manufacturer', { nameEn: 'a', nameFr: 'b' }));
  return (
    <>
      <button onClick={() => void save()}>Save</button>
      <button onClick={() => setIsDirty(false)}>Discard</button>
    </>
  );
};

const FormBehindGate = () => {
  injectAdminApi(useAppStore());
  return (
    <SecondFactorGate>
      <OpenForm />
    </SecondFactorGate>
  );
};

/** The administration in a tab, whose title follows the path. */
const Tab = () => {
  usePageChange();
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/history">At {pathname}</Link>
      <Admin />
    </>
  );
};

const tabSays = (name: string) => waitFor(() => expect(document.title).toBe(`${name} | Norcuve`));

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

it('is set up in the place of the page that was wanted, which is shown then with all its rights', async () => {
  await logIn();
  const { store } = open(Admin, '/admin');
  await heading(title);
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  expect(storedSecondFactorNeed()).toBe(true);
  await setUp(administrator.password);
  await heading('Dashboard');
  expect(storedSecondFactorNeed()).toBe(false);
  expect(store.getState().session.imageHost?.clientId).toBeTruthy();
});

it('has its own title in the tab, in each language, until the page that was wanted takes its place', async () => {
  await logIn();
  const { store } = open(Tab, '/admin');
  await heading(title);
  await tabSays(title);
  store.dispatch(languageChosen('fr'));
  await tabSays('Configurez la vérification en deux étapes');
  store.dispatch(languageChosen('en'));
  await tabSays(title);
  await userEvent.click(screen.getByRole('link', { name: 'At /admin' }));
  await screen.findByText('At /history');
  await tabSays(title);
  await setUp(administrator.password);
  await heading('History');
  await tabSays('History');
});

const tryAgain = async (): Promise<void> => press('Turn on');

const beginAnew = async (): Promise<void> => {
  await press('Cancel');
  await userEvent.clear(await screen.findByLabelText(/^Current password/));
  await begin(administrator.password);
};

it.each([
  ['the code is sent again', tryAgain],
  ['it is begun anew', beginAnew],
])('is known to be on where the answer was lost that said so, once %s', async (_, goOn) => {
  await logIn();
  open(Admin, '/admin');
  await begin(administrator.password);
  failOnce('/api/user/secondFactor/confirm', 'answerLost');
  await giveCode();
  await screen.findByText('Error with back-end');
  await goOn();
  const said = await screen.findByRole('heading', { level: 2, name: 'Two-step verification is on.' });
  await waitFor(() => expect(said).toHaveFocus());
  expect(
    screen.getByText(/ask the person who runs the site .* npm run account -- second-factor-off/),
  ).toBeVisible();
  await press('Continue');
  await heading('Dashboard');
  expect(storedSecondFactorNeed()).toBe(false);
});

it('is begun again where its setup is no longer valid, and says why', async () => {
  await logIn();
  open(Admin, '/admin');
  await begin(administrator.password);
  await screen.findByLabelText(/^Code/);
  await new SecondFactor(server.database).turnOff({ id: 1 }); // which forgets what was begun
  await giveCode();
  await screen.findByText(/^This setup of two-step verification is no longer valid/);
  await setUp(administrator.password);
  await heading('Dashboard');
});

it('leaves the password to be changed', async () => {
  await logIn();
  const { store } = open(Admin, '/change-password');
  await waitFor(() => expect(store.getState().session.needsSecondFactor).toBe(true));
  await heading('Change password');
});

it('is asked for after a reload before the server has said so again', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined)); // never
  storeSession(administrator.email, 'a token');
  storeSecondFactorNeed(true);
  open(Admin, '/admin');
  await heading(title);
});

it('takes nothing away that was typed before it became required', async () => {
  await logIn();
  const { store } = open(FormBehindGate, '/edit-manufacturers');
  await press('Save');
  await waitFor(() => expect(store.getState().session.needsSecondFactor).toBe(true));
  await press('Discard');
  await heading(title);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('is ended by a logout alone', async () => {
  await logIn();
  const token = storedToken() ?? '';
  const { store } = open(Admin, '/history');
  await heading(title);
  await press('Log out');
  await waitFor(() => expect(store.getState().session.email).toBeNull());
  expect(storedSecondFactorNeed()).toBe(false);
  expect((await server.call('GET', '/api/auth/session', { token })).status).toBe(401);
});

it('is not turned off where it is required', async () => {
  await logIn();
  await enrol(server, storedToken() ?? '');
  open(Admin, '/two-step-verification');
  await screen.findByText('10 recovery codes left.');
  expect(screen.getByText(/it cannot be turned off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
});
