import type { Action } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import Admin from '../../../../src/client/admin/Admin';
import { ReauthenticationDialog } from '../../../../src/client/admin/session/ReauthenticationDialog';
import { endpoints, injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { shownInDevTools } from '../../../../src/client/store/store';
import { useAppStore } from '../../../../src/client/store/hooks';
import { clearStoredSession, storeSession } from '../../../../src/client/store/session/storedSession';
import { sessionStarted } from '../../../../src/client/store/session/session';
import { storedToken } from '../../../../src/client/store/session/storedUser';
import { newRow } from '../../../../src/model/schema/rows';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { administrator, TestServer } from '../../../support/site/server/testServer';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

type Save = (
  name: string,
) => PromiseLike<{ readonly data?: { readonly id: number } | undefined; readonly error?: unknown }>;

let server: TestServer;
let apiBaseUrl: string;
let save: Save;

const Probe = () => {
  const [send] = endpoints.manufacturerSave.useMutation();
  useEffect(() => {
    save = (nameEn) => send(newRow('manufacturer', { nameEn, nameFr: nameEn }));
  }, [send]);
  return null;
};

const Gate = () => {
  injectAdminApi(useAppStore());
  return (
    <>
      <Probe />
      <ReauthenticationDialog />
    </>
  );
};

const savedNames = async (): Promise<string> =>
  JSON.stringify((await server.request('GET', '/api/manufacturer/all')).body);

const open = async () => {
  storeSession(administrator.email, await server.login());
  const { store } = renderScreen(Gate, { apiBaseUrl });
  store.dispatch(sessionStarted({ email: administrator.email }));
  return store;
};

const expire = async (): Promise<void> => {
  await server.request('POST', '/api/auth/logout', { token: storedToken() ?? '' });
};

const logInAgain = async (): Promise<void> => {
  await paste(await screen.findByLabelText(/^Password/), administrator.password);
  await userEvent.keyboard('{Enter}');
};

/** Delays the responses of the server until `release` is called. */
const holdResponses = () => {
  let arrive: () => void = () => undefined;
  let release: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const heldResponse = await send(...request);
    arrive();
    await released;
    return heldResponse;
  });
  return { arrived, release };
};

beforeAll(async () => {
  // The server responds outside of React's act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = await TestServer.start();
  apiBaseUrl = await server.listen();
});

afterEach(() => {
  jest.restoreAllMocks();
  clearStoredSession();
});

afterAll(() => server.close());

describe('requests of a session that has ended', () => {
  it('share one login dialog, and are all sent after the login', async () => {
    const store = await open();
    await expire();
    const results = [save('First'), save('Second'), save('Third')];
    expect(await screen.findAllByRole('dialog', { name: 'Log in again' })).toHaveLength(1);
    await logInAgain();
    for (const { data, error } of await Promise.all(results)) {
      expect(error).toBeUndefined();
      expect(data?.id).toBeGreaterThan(0);
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await savedNames()).toMatch(/First|Second|Third/);
    // The image host belongs to the new session.
    expect(store.getState().session.imageHost?.clientId).toBeTruthy();
  });

  it('return their error if nobody logs in, and nothing is saved', async () => {
    await open();
    await expire();
    const result = save('Never');
    await screen.findByRole('dialog', { name: 'Log in again' });
    await userEvent.keyboard('{Escape}');
    expect((await result).error).toMatchObject({ status: 401 });
    expect(await savedNames()).not.toContain('Never');
  });

  it('do not ask if another login has happened already', async () => {
    await open();
    await expire();
    const heldResponse = holdResponses();
    const delayedSave = save('Late');
    await heldResponse.arrived;
    storeSession(administrator.email, await server.login());
    heldResponse.release();
    expect((await delayedSave).error).toBeUndefined();
    expect(await savedNames()).toContain('Late');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('return other errors to their caller', async () => {
    await open();
    const result = await save('x'.repeat(5_000));
    expect(result.error).toMatchObject({ status: 400 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each([404, undefined])('a session stays if its request fails (status %s)', async (status) => {
  storeSession(administrator.email, await server.login());
  const send = globalThis.fetch;
  let failures = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith('/api/auth/session')) return send(input, init);
    failures += 1;
    return status === undefined
      ? Promise.reject(new TypeError('The connection broke off.'))
      : Promise.resolve(new Response('Not Found', { status }));
  });
  const { store } = renderScreen(Admin, { apiBaseUrl, route: '*', path: '/admin' });
  store.dispatch(sessionStarted({ email: administrator.email }));
  await waitFor(() => expect(failures).toBeGreaterThan(0));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(store.getState().session.email).toBe(administrator.email);
  expect(storedToken()).not.toBeNull();
});

describe('the store', () => {
  it('shows a login as actions, without the password', async () => {
    const store = await open();
    const actions: Action[] = [];
    store.addMiddleware(() => (next) => (action) => {
      if (isAction(action)) actions.push(shownInDevTools.action(action));
      return next(action);
    });
    await expire();
    const result = save('Watched');
    await logInAgain();
    await result;
    const types = actions.map(({ type }) => type);
    expect(types.filter((type) => /^(?:machine|reauthentication)\//.test(type))).toEqual([
      'reauthentication/loginRequested',
      'machine/login again/init',
      'machine/login again/submit',
      'reauthentication/loginSettled',
      'machine/login again/submitting done',
      'machine/stopped',
    ]);
    expect(actions).toContainEqual(
      expect.objectContaining({
        payload: {
          machine: 'login again',
          state: 'done',
          event: { type: 'submitting done', output: { isAccepted: true } },
          context: { message: null },
        },
      }),
    );
    const shown = JSON.stringify([actions, shownInDevTools.state(store.getState())]);
    expect(shown).toContain(administrator.email);
    expect(shown).not.toContain(administrator.password);
    expect(shown).not.toContain(storedToken());
    expect(shown).not.toContain(store.getState().session.imageHost?.clientId);
  });
});
