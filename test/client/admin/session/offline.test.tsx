import { screen } from '@testing-library/react';
import LoginScreen from '../../../../src/client/admin/session/login/LoginScreen';
import { api } from '../../../../src/client/store/api/api';
import { endpoints, injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

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
    await userEvent.type(screen.getByLabelText(new RegExp(`^${email}`)), 'a@example.com');
    await userEvent.type(screen.getByLabelText(new RegExp(`^${password}`)), 'secret');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  },
);

describe('a failed call', () => {
  const failure = async () => {
    const { store } = renderScreen(() => null, { language: 'fr', apiBaseUrl: 'http://site.example' });
    injectAdminApi(store);
    const call = endpoints.login.initiate({ email: 'a@example.com', password: 'secret' }, { track: false });
    const { error } = await store.dispatch(call);
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
