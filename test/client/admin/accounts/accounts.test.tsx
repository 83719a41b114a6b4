import { screen, waitFor, within } from '@testing-library/react';
import AccountsScreen from '../../../../src/client/admin/accounts/AccountsScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { redactState } from '../../../../src/client/store/redact';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import type { AppStore } from '../../../../src/client/store/store';
import type { AccountOverview } from '../../../../src/model/account/accountOverview';
import type { Language } from '../../../../src/model/site/languages';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

const account = (id: number, values: Partial<AccountOverview> = {}): AccountOverview => ({
  id,
  email: `account${id}@example.com`,
  name: '',
  role: 'administrator',
  lastLoginAt: null,
  hasSecondFactor: false,
  hasPassword: true,
  sessions: 0,
  lastUseAt: null,
  invitationEndsAt: null,
  ...values,
});

const noon = Date.UTC(2026, 10, 23, 12);
const own = account(1, { email: 'super@example.com', role: 'superUser', sessions: 1, lastUseAt: noon });
const ann = account(2, {
  name: 'Ann Roy',
  lastLoginAt: noon,
  hasSecondFactor: true,
  ...{ sessions: 2, lastUseAt: noon },
});
const invited = account(3, { hasPassword: false, invitationEndsAt: Date.UTC(2099, 0, 2, 12) });
const late = account(4, { hasPassword: false, invitationEndsAt: noon - 1 });

let sent: unknown[];
let response: Response;

const open = async (language: Language = 'en', isSuperUser = true): Promise<AppStore> => {
  const { store } = renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <AccountsScreen />;
    },
    { language, route: '*', path: '/accounts' },
  );
  store.dispatch(sessionConfirmed({ email: own.email, isSuperUser, imageHost: null }));
  if (isSuperUser) await screen.findByText('Ann Roy');
  return store;
};

const rowOf = (name: string): HTMLElement => {
  const row = screen.getAllByRole('row').find((each) => within(each).queryByText(name));
  if (!row) throw new Error(`${name} has no row.`);
  return row;
};

const confirm = async (password: string | RegExp, button: string): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog'));
  await paste(dialog.getByLabelText(password), 'my own password');
  await userEvent.click(dialog.getByRole('button', { name: button }));
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  sent = [];
  response = Response.json({ status: 'success' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request; // as the requests of the administration are sent
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return Response.json({ accounts: [own, ann, invited, late] });
    sent.push([request.method, pathname, await request.json()]);
    return response.clone();
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

it('shows who may log in, what an account waits for, and what can be done', async () => {
  await open();
  expect(rowOf('super@example.com (you)')).toHaveTextContent('Super-user');
  expect(within(rowOf('super@example.com (you)')).queryByRole('button')).toBeNull();
  expect(within(rowOf('super@example.com (you)')).getByRole('link')).toHaveAttribute(
    'href',
    '/change-password',
  );
  const row = rowOf('Ann Roy');
  expect(row).toHaveTextContent('account2@example.com');
  expect(row).toHaveTextContent(/Nov 23, 2026.*On.*2, last used Nov 23, 2026/);
  expect(
    within(row)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Rename', 'New link', 'End sessions', 'Turn off two steps', 'Remove']);
  expect(rowOf(invited.email)).toHaveTextContent(/Link not used yet; it expires on Jan 2, 2099/);
  expect(rowOf(late.email)).toHaveTextContent(/The link expired on Nov 23, 2026.*: create a new one/);
});

it.each([
  ['en', 'Add an account', /^E-mail/, 'Name', 'Role', /^Your own password/, 'One-time link', '/login'],
  [
    ...(['fr', 'Ajouter un compte', /^Courriel/, 'Nom', 'Rôle', /^Votre propre mot de passe/] as const),
    ...(['Lien à usage unique', '/connexion'] as const),
  ],
] as const)('adds an account and shows its link once (%s)', async (...words) => {
  const [language, add, email, name, role, password, link, path] = words;
  const store = await open(language);
  response = Response.json({ id: 9, token: 'secret-token', endsAt: noon });
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: add }));
  const dialog = within(await screen.findByRole('dialog'));
  await paste(dialog.getByLabelText(email), ' lea@example.com ');
  await paste(dialog.getByLabelText(name), 'Léa');
  await userEvent.selectOptions(dialog.getByLabelText(role), 'superUser');
  await confirm(password, add);
  const field = await screen.findByLabelText(link);
  expect(sent).toEqual([
    [
      'POST',
      '/api/accounts',
      {
        email: 'lea@example.com',
        name: 'Léa',
        role: 'superUser',
        current_password: 'my own password',
      },
    ],
  ]);
  const address = `http://localhost${path}#invitation=secret-token`;
  expect(field).toHaveValue(address);
  expect(screen.getByRole('dialog')).toHaveTextContent(/23.*2026|2026.*23/);
  await userEvent.click(screen.getByRole('button', { name: /^Cop/ }));
  expect(writeText).toHaveBeenCalledWith(address);
  expect(JSON.stringify(redactState(store.getState()))).not.toMatch(/secret-token|my own password/);
  await userEvent.click(screen.getByRole('button', { name: /^(?:Done|Terminé)$/ }));
  await waitFor(() => expect(screen.queryByLabelText(link)).toBeNull());
  expect(JSON.stringify(store.getState())).not.toContain('secret-token');
});

it('asks for the address and the password before it sends anything', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add an account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add an account' }));
  expect(dialog.getByLabelText(/^E-mail/)).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByLabelText(/^Your own password/)).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

it('each action asks with the password, and says what it did', async () => {
  await open();
  for (const [action, path, done] of [
    ['End sessions', '/api/accounts/2/sessions', 'The sessions of Ann Roy are ended.'],
    ['Turn off two steps', '/api/accounts/2/secondFactor', 'Two-step verification of Ann Roy is off.'],
    ['Remove', '/api/accounts/2', 'The account of Ann Roy was removed.'],
  ] as const) {
    sent = [];
    await userEvent.click(screen.getByRole('button', { name: `${action}: Ann Roy` }));
    await confirm(/^Your own password/, action);
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toEqual([['DELETE', path, { current_password: 'my own password' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add an account' })).toHaveFocus());
  }
});

it('gives an account another name', async () => {
  await open('fr');
  await userEvent.click(screen.getByRole('button', { name: /^Renommer\s: Ann Roy$/ }));
  const name = within(await screen.findByRole('dialog')).getByLabelText('Nom');
  expect(name).toHaveValue('Ann Roy');
  await userEvent.clear(name);
  await paste(name, 'Anne Roy-Côté');
  await confirm(/^Votre propre mot de passe/, 'Renommer');
  expect(await screen.findByText(/Nouveau nom enregistré\s: Anne Roy-Côté/)).toBeVisible();
  expect(sent).toEqual([
    ['PUT', '/api/accounts/2/name', { name: 'Anne Roy-Côté', current_password: 'my own password' }],
  ]);
});

it('a reset shows the new link', async () => {
  await open();
  response = Response.json({ token: 'new-token', endsAt: noon });
  await userEvent.click(screen.getByRole('button', { name: 'New link: Ann Roy' }));
  await confirm(/^Your own password/, 'New link');
  expect(await screen.findByLabelText('One-time link')).toHaveValue(
    'http://localhost/login#invitation=new-token',
  );
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Link for Ann Roy');
});

it('says in the dialog why something was refused', async () => {
  await open();
  response = Response.json({ message: 'The current password is not right.' }, { status: 409 });
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Ann Roy' }));
  await confirm(/^Your own password/, 'Remove');
  expect(await screen.findByText('The current password is not right.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('an administrator who is not the super-user sees no account', async () => {
  await open('fr', false);
  expect(screen.getByText('Seul le superutilisateur gère les comptes.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
