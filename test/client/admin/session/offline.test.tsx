import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import LoginScreen from '../../../../src/client/admin/session/login/LoginScreen';
import { api } from '../../../../src/client/store/api/api';
import { endpoints, injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { sessionConfirmed, sessionStarted } from '../../../../src/client/store/session/session';
import { FakeUpload } from '../fakeUpload';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

const beOffline = (isOnline = false): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
};

afterEach(() => jest.restoreAllMocks());

it.each([
  ['en', 'E-mail', 'Password', 'Log in', 'You are offline'],
  ['fr', 'Courriel', 'Mot de passe', 'Se connecter', 'Vous êtes hors ligne'],
] as const)(
  'without a network the login says so at once (%s)',
  async (language, email, password, button, words) => {
    beOffline();
    renderScreen(LoginScreen, { language });
    await paste(screen.getByLabelText(new RegExp(`^${email}`)), 'a@example.com');
    await paste(screen.getByLabelText(new RegExp(`^${password}`)), 'secret');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  },
);

it('the login names the missing fields, says that the server cannot be reached, and can be tried again', async () => {
  beOffline(true);
  renderScreen(LoginScreen);
  const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await press();
  expect(screen.getByText('A valid e-mail address is required')).toBeVisible();
  expect(screen.getByText('The password is required')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  await paste(screen.getByLabelText(/^E-mail/), 'a@example.com');
  await paste(screen.getByLabelText(/^Password/), 'secret');
  for (const attempt of [1, 2]) {
    await press();
    expect(await screen.findByText('Error with back-end')).toBeVisible();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(attempt));
  }
});

it('the login leads an administrator who is logged in to the dashboard', async () => {
  const { store, history } = renderScreen(LoginScreen, { route: '*', path: '/login' });
  act(() => void store.dispatch(sessionStarted({ email: 'a@example.com' })));
  await waitFor(() => expect(history.address()).toBe('/admin'));
});

describe('a failed request', () => {
  const failure = async () => {
    const { store } = renderScreen(() => null, { language: 'fr', apiBaseUrl: 'http://site.example' });
    injectAdminApi(store);
    const request = endpoints.login.initiate(
      { email: 'a@example.com', password: 'secret' },
      { track: false },
    );
    const { error } = await store.dispatch(request);
    store.dispatch(api.util.resetApiState());
    return error;
  };

  it('says that the browser is offline', async () => {
    beOffline();
    expect(await failure()).toEqual({ status: null, message: 'Vous êtes hors ligne' });
  });

  it('says nothing more where the network works', async () => {
    beOffline(true);
    expect(await failure()).toEqual({ status: null, message: null });
  });
});

it('a picture that cannot be sent says that the browser is offline', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // the upload ends outside of React's act()
  beOffline();
  Object.assign(window, { XMLHttpRequest: FakeUpload });
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'galleryImage', route: 'edit-gallery' }} />;
  };
  const { store } = renderScreen(Screen, { content: { galleryImages: [] } });
  const limits = { maxImages: 5, maxImageBytes: 100, maxFileBytes: 100 };
  const imageHost = { url: '/api/image', clientId: 'id', ...limits };
  store.dispatch(sessionConfirmed({ email: 'admin@example.com', isSuperUser: false, imageHost }));
  const files = [new File(['x'], 'truck.png', { type: 'image/png' })];
  fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files } });
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  FakeUpload.all[0]?.respond(0, '');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText(/truck\.png/).closest('li')).toHaveTextContent('You are offline');
  await clearToasts();
});
