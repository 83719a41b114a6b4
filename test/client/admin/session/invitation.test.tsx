import { screen, waitFor } from '@testing-library/react';
import LoginScreen from '../../../../src/client/admin/session/login/LoginScreen';
import { redactState } from '../../../../src/client/store/redact';
import { initialTexts } from '../../../../src/server/content/texts/initialTexts';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

const password = 'seven quiet otters';

const words = {
  en: {
    ...{ path: '/login', title: 'Choose your password', fresh: /^New password/, again: /^Confirm/ },
    ...{ set: 'Set the password', done: 'Your password is set. Log in with it now.', email: /^E-mail/ },
    differ: 'Passwords do not match',
  },
  fr: {
    ...{ path: '/connexion', title: 'Choisissez votre mot de passe', fresh: /^Nouveau mot de passe/ },
    ...{ again: /^Confirm/, set: 'Définir le mot de passe', email: /^Courriel/ },
    ...{ done: 'Votre mot de passe est défini. Connectez-vous maintenant.' },
    differ: 'Les mots de passe ne correspondent pas',
  },
} as const;

let sent: unknown[];
let response: Response;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  sent = [];
  response = Response.json({ status: 'success', email: 'lea@example.com' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (!(input instanceof Request)) {
      const resources = initialTexts.map((text, index) => ({ ...text, id: index + 1 }));
      return Response.json({ resources });
    }
    sent.push([input.method, new URL(input.url).pathname, await input.json()]);
    return response.clone();
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

const open = async (language: 'en' | 'fr') => {
  const { path, title, fresh, again, set } = words[language];
  const { store } = renderScreen(LoginScreen, {
    language,
    route: path,
    path: `${path}#invitation=secret-token`,
  });
  await screen.findByRole('heading', { name: title });
  const send = async (confirmation = password): Promise<void> => {
    await paste(screen.getByLabelText(fresh), password);
    await paste(screen.getByLabelText(again), confirmation);
    await userEvent.click(screen.getByRole('button', { name: set }));
  };
  return { store, send, ...words[language] };
};

it.each(['en', 'fr'] as const)(
  'a one-time link leads to a new password, then to the login (%s)',
  async (language) => {
    const { store, send, done, email, title } = await open(language);
    await send();
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toEqual([
      ['POST', '/api/auth/invitation', { token: 'secret-token', password, confirm_password: password }],
    ]);
    expect(await screen.findByLabelText(email)).toHaveValue('lea@example.com');
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
    expect(JSON.stringify(redactState(store.getState()))).not.toMatch(/secret-token|quiet otters/);
  },
);

it.each(['en', 'fr'] as const)('two different passwords are not sent (%s)', async (language) => {
  const { send, differ } = await open(language);
  await send(`${password}!`);
  expect(await screen.findByText(differ)).toBeVisible();
  expect(sent).toEqual([]);
});

it('says that a link no longer works', async () => {
  const { send } = await open('en');
  response = Response.json({ message: 'This link no longer works.' }, { status: 404 });
  await send();
  expect(await screen.findByText('This link no longer works.')).toBeVisible();
});

it('the message about a refused password stands at its field', async () => {
  const { send, fresh } = await open('en');
  response = Response.json({ message: 'The new password is easy to guess.' }, { status: 400 });
  await send();
  await waitFor(() => expect(screen.getByLabelText(fresh)).toHaveAccessibleDescription(/easy to guess/));
});

it('without a link the login page is as before', async () => {
  renderScreen(LoginScreen, { route: '/login' });
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});
