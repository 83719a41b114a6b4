import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import Admin from '../../../../src/client/admin/Admin';
import { SecondFactorGate } from '../../../../src/client/admin/session/SecondFactorGate';
import { useConfirmedSession } from '../../../../src/client/admin/session/useConfirmedSession';
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
import { sessionStarted } from '../../../../src/client/store/session/session';
import { newRow } from '../../../../src/model/schema/rows';
import { SecondFactor } from '../../../../src/server/accounts/login/secondFactor';
import { failOnce } from '../../../support/faults/failingRequests';
import { codePeriod, oneTimeCode } from '../../../support/site/oneTimeCode';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { enrol } from '../../../support/site/secondFactor';
import { administrator, TestServer } from '../../../support/site/server/testServer';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

const title = 'Set up two-step verification';

let server: TestServer;
let apiBaseUrl: string;

beforeAll(async () => {
  // The server responds outside of React's act().
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

/** Opens a page as the administrator who is logged in. */
const open = (Screen: ComponentType, path: string) => {
  const { store } = renderScreen(Screen, { apiBaseUrl, route: '*', path });
  store.dispatch(sessionStarted({ email: administrator.email }));
  return { store };
};

const logIn = async (): Promise<void> => storeSession(administrator.email, await server.login(administrator));

const enterPassword = async (password: string): Promise<void> => {
  await paste(await screen.findByLabelText(/^Current password/), password);
  await userEvent.keyboard('{Enter}');
};

const enterCode = async (): Promise<void> => {
  const key = (await screen.findByText(/^(?:[A-Z2-7]{4} ?){8}$/)).textContent;
  const code = oneTimeCode(key.replaceAll(' ', ''));
  await paste(await screen.findByLabelText(/^Code/), code);
  await userEvent.keyboard('{Enter}');
};

const setUp = async (password: string): Promise<void> => {
  await enterPassword(password);
  await enterCode();
  await userEvent.click(await screen.findByRole('button', { name: 'I have saved these codes' }));
};

/** A form that was open before the second factor became required. It has unsaved changes, and its save is rejected. */
const OpenForm = () => {
  const [isDirty, setIsDirty] = useState(true);
  useUnsavedChanges(isDirty);
  const [send] = endpoints.manufacturerSave.useMutation();
  const save = () => send(newRow('manufacturer', { nameEn: 'a', nameFr: 'b' }));
  return (
    <>
      <button onClick={() => void save()}>Save</button>
      <button onClick={() => setIsDirty(false)}>Discard</button>
    </>
  );
};

const FormBehindGate = () => {
  injectAdminApi(useAppStore());
  useConfirmedSession();
  return (
    <SecondFactorGate>
      <OpenForm />
    </SecondFactorGate>
  );
};

/** The administration in a tab with a title that follows the path. */
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

const untilTabTitle = (name: string) => waitFor(() => expect(document.title).toBe(`${name} | Norcuve`));

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

it('the second factor is set up in place of the requested page, which then opens with all permissions', async () => {
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

it('the set-up has its own tab title in each language, until the requested page opens', async () => {
  await logIn();
  const { store } = open(Tab, '/admin');
  await heading(title);
  await untilTabTitle(title);
  store.dispatch(languageChosen('fr'));
  await untilTabTitle('Configurez la vérification en deux étapes');
  store.dispatch(languageChosen('en'));
  await untilTabTitle(title);
  await userEvent.click(screen.getByRole('link', { name: 'At /admin' }));
  await screen.findByText('At /history');
  await untilTabTitle(title);
  await setUp(administrator.password);
  await heading('History');
  await untilTabTitle('History');
});

const sendCodeAgain = async (): Promise<void> => press('Turn on');

const startAgain = async (): Promise<void> => {
  await press('Cancel');
  await userEvent.clear(await screen.findByLabelText(/^Current password/));
  await enterPassword(administrator.password);
};

it.each([
  ['the code is sent again', sendCodeAgain],
  ['the set-up starts again', startAgain],
])('if the response to turning it on was lost, it is known to be on once %s', async (_, goOn) => {
  await logIn();
  open(Admin, '/admin');
  await enterPassword(administrator.password);
  failOnce('/api/user/secondFactor/confirm', 'responseLost');
  await enterCode();
  await screen.findByText('Error with back-end');
  await goOn();
  const message = await screen.findByRole('heading', { level: 2, name: 'Two-step verification is on.' });
  await waitFor(() => expect(message).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Get new recovery codes' })).toBeVisible();
  await press('Continue');
  await heading('Dashboard');
  expect(storedSecondFactorNeed()).toBe(false);
});

it('recovery codes that were lost with a response are renewed in its place', async () => {
  await logIn();
  open(Admin, '/admin');
  await enterPassword(administrator.password);
  failOnce('/api/user/secondFactor/confirm', 'responseLost');
  const key = (await screen.findByText(/^(?:[A-Z2-7]{4} ?){8}$/)).textContent.replaceAll(' ', '');
  await enterCode();
  await screen.findByText('Error with back-end');
  await sendCodeAgain();
  await press('Get new recovery codes');
  await screen.findByRole('button', { name: 'Renew' });
  await paste(screen.getByLabelText(/^Code/), oneTimeCode(key, Date.now() + codePeriod));
  await userEvent.keyboard('{Enter}');
  await press('I have saved these codes');
  await heading('Dashboard');
});

it('a set-up that is no longer valid starts again, and says why', async () => {
  await logIn();
  open(Admin, '/admin');
  await enterPassword(administrator.password);
  await screen.findByLabelText(/^Code/);
  await new SecondFactor(server.database).turnOff({ id: 1 }); // this invalidates the set-up
  await enterCode();
  await screen.findByText(/^This setup of two-step verification is no longer valid/);
  await setUp(administrator.password);
  await heading('Dashboard');
});

it('a missing second factor does not prevent a password change', async () => {
  await logIn();
  const { store } = open(Admin, '/change-password');
  await waitFor(() => expect(store.getState().session.needsSecondFactor).toBe(true));
  await heading('Change password');
});

it('after a reload the set-up is shown before the server responds', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined)); // never
  storeSession(administrator.email, 'a token');
  storeSecondFactorNeed(true);
  open(Admin, '/admin');
  await heading(title);
});

it('an open form keeps what was typed before the second factor became required', async () => {
  await logIn();
  const { store } = open(FormBehindGate, '/edit-manufacturers');
  await press('Save');
  await waitFor(() => expect(store.getState().session.needsSecondFactor).toBe(true));
  await press('Discard');
  await heading(title);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it.each([true, false])('the set-up offers a logout (the server responds: %s)', async (responds) => {
  await logIn();
  const token = String(sessionStorage.getItem('authenticationToken'));
  const { store } = open(Admin, '/history');
  await heading(title);
  if (!responds) failOnce('/api/auth/logout', 'notSent');
  await press('Log out');
  await waitFor(() => expect(store.getState().session.email).toBeNull());
  expect(storedSecondFactorNeed()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  expect((await server.request('GET', '/api/auth/session', { token })).status).toBe(responds ? 401 : 200);
});

it('a required second factor cannot be turned off', async () => {
  await logIn();
  await enrol(server, String(sessionStorage.getItem('authenticationToken')));
  open(Admin, '/two-step-verification');
  await screen.findByText('10 recovery codes left.');
  expect(screen.getByText(/it cannot be turned off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
});
