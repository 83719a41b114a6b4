import { act, screen, waitFor, within } from '@testing-library/react';
import DashboardScreen from '../../../../src/client/admin/Dashboard';
import ChangePasswordScreen from '../../../../src/client/admin/session/password/ChangePasswordScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import type { Language } from '../../../../src/model/site/languages';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

const words = {
  en: {
    labels: [/^Current password/, /^New password/, /^Confirm/],
    rule: /Use 12 to 128 characters/,
    meter: 'Strength of the new password',
    verdicts: ['Too short', 'Easy to guess', 'Hard to guess', 'Very hard to guess'],
    notice: /temporary password/,
    end: 'After November 29, 2026 at 4:05',
    link: 'Change password',
  },
  fr: {
    labels: [/^Mot de passe actuel/, /^Nouveau mot de passe/, /^Confirm/],
    tooEasy: /Le nouveau mot de passe est facile à deviner/,
    notice: /mot de passe temporaire/,
    end: 'Après le 29 novembre 2026 à 16',
    link: 'Modifier le mot de passe',
  },
} as const satisfies Record<Language, unknown>;

const session = { email: 'admin@example.com', isSuperUser: false, imageHost: null };

const openForm = (language: Language) => {
  const { store } = renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <ChangePasswordScreen />;
    },
    { language, route: '*', path: '/change-password' },
  );
  const [current, next, confirmation] = words[language].labels.map((label) => screen.getByLabelText(label));
  if (!current || !next || !confirmation) throw new Error('A field is missing.');
  return { store, current, next, confirmation };
};

const Dashboard = () => {
  injectAdminApi(useAppStore());
  return <DashboardScreen />;
};

const type = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await paste(field, text);
};

let fetchSpy: jest.SpyInstance<Promise<Response>>;

beforeEach(() => {
  fetchSpy = jest.spyOn(globalThis, 'fetch');
});

afterEach(() => jest.restoreAllMocks());

test('a meter shows how hard a new password is to guess, and a screen reader announces it', async () => {
  const { rule, meter, verdicts } = words.en;
  const { next } = openForm('en');
  expect(next).toHaveAccessibleDescription(rule);
  expect(screen.queryByRole('meter')).toBeNull();
  for (const [at, [password, value]] of (
    [
      ['citernes!7', '3'],
      ['password1234', '1'],
      ['chosen-password', '3'],
      ['les citernes bleues roulent', '4'],
    ] as const
  ).entries()) {
    await type(next, password);
    const shown = await screen.findByRole('meter', { name: meter });
    expect(shown).toHaveAttribute('aria-valuetext', verdicts[at]);
    expect(shown).toHaveAttribute('aria-valuenow', value);
    expect(screen.getByRole('status')).toHaveTextContent(verdicts[at] ?? '');
  }
  await userEvent.clear(next);
  expect(screen.queryByRole('meter')).toBeNull();
});

test('a known password shows an error at its field, and is not sent', async () => {
  const { current, next, confirmation } = openForm('fr');
  await type(current, 'a password of before');
  await type(next, 'password1234');
  await screen.findByRole('meter');
  await type(confirmation, 'password1234');
  await userEvent.keyboard('{Enter}');
  expect(next).toBeInvalid();
  expect(next).toHaveFocus();
  expect(next).toHaveAccessibleDescription(words.fr.tooEasy);
  expect(fetchSpy).not.toHaveBeenCalled();
});

test.each(['en', 'fr'] as const)(
  'in %s, the dashboard asks an administrator with a temporary password to change it',
  (language) => {
    const { notice, end, link } = words[language];
    const { store } = renderScreen(Dashboard, { language });
    expect(screen.queryByRole('note')).toBeNull();
    const updateSession = (
      hasTemporaryPassword: boolean,
      temporaryPasswordEndsAt: number | null = null,
    ): void =>
      act(() => {
        store.dispatch(sessionConfirmed({ ...session, hasTemporaryPassword, temporaryPasswordEndsAt }));
      });
    updateSession(true);
    expect(screen.getByRole('note')).toHaveTextContent(notice);
    expect(screen.getByRole('note')).not.toHaveTextContent('2026');
    updateSession(true, new Date(2026, 10, 29, 16, 5).getTime());
    expect(screen.getByRole('note')).toHaveTextContent(notice);
    expect(screen.getByRole('note')).toHaveTextContent(end);
    expect(within(screen.getByRole('note')).getByRole('link', { name: link })).toHaveAttribute(
      'href',
      expect.stringMatching(/password|mot-de-passe/),
    );
    updateSession(false);
    expect(screen.queryByRole('note')).toBeNull();
  },
);

test.each([
  ['en', /^Last backup: .*2026/, 'Backups are missing', 'has not been backed up'],
  ['fr', /^Dernière sauvegarde.*2026/, 'Des sauvegardes manquent', 'pas encore été sauvegardé'],
] as const)('in %s, the dashboard says when the last backup was made', (language, last, missing, none) => {
  const { store } = renderScreen(Dashboard, { language });
  expect(screen.queryByText(last)).toBeNull();
  const show = (lastAt: number | null, isLate: boolean): void =>
    act(() => {
      store.dispatch(sessionConfirmed({ ...session, backup: { lastAt, isLate } }));
    });
  show(new Date(2026, 10, 29, 16, 5).getTime(), false);
  expect(screen.getByText(last)).not.toHaveTextContent(missing);
  show(new Date(2026, 10, 29, 16, 5).getTime(), true);
  expect(screen.getByText(last)).toHaveTextContent(missing);
  show(null, false);
  expect(screen.getByText(new RegExp(none))).toBeVisible();
});

const jsonResponse = (status: number, body: unknown): Response => Response.json(body, { status });

const change = async ({ current, next, confirmation }: ReturnType<typeof openForm>): Promise<void> => {
  await type(current, 'a password of before');
  for (const field of [next, confirmation]) await type(field, 'les citernes bleues roulent');
  await userEvent.keyboard('{Enter}');
};

test('the server error about a new password is shown at its field until it changes', async () => {
  const message = 'Somebody knows this one.';
  fetchSpy.mockResolvedValue(jsonResponse(400, { status: 'fail', message }));
  const form = openForm('en');
  await change(form);
  await waitFor(() => expect(form.next).toBeInvalid());
  expect(form.next).toHaveAccessibleDescription(expect.stringContaining(message));
  await type(form.next, 'les citernes rouges roulent');
  expect(form.next).toBeValid();
});

test('after a password change the dashboard no longer asks for it', async () => {
  fetchSpy.mockResolvedValue(jsonResponse(200, { status: 'success', message: 'Changed' }));
  const form = openForm('en');
  act(() => {
    form.store.dispatch(sessionConfirmed({ ...session, hasTemporaryPassword: true }));
  });
  await change(form);
  await waitFor(() => expect(form.store.getState().session.hasTemporaryPassword).toBe(false));
  expect(form.store.getState().session).toMatchObject(session);
});
