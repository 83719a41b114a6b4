import { screen } from '@testing-library/react';
import ChangePasswordScreen from '../../../../src/client/admin/session/password/ChangePasswordScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { maxPasswordLength, minPasswordLength } from '../../../../src/model/limits';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

const words = {
  en: {
    passwords: [/^Current password/, /^New password/, /^Confirm/],
    short: `The new password is too short. Use at least ${minPasswordLength} characters.`,
    long: `The new password is too long. Use no more than ${maxPasswordLength} characters.`,
  },
  fr: {
    passwords: [/^Mot de passe actuel/, /^Nouveau mot de passe/, /^Confirm/],
    short: `Le nouveau mot de passe est trop court. Utilisez au moins ${minPasswordLength} caractères.`,
    long: `Le nouveau mot de passe est trop long. Utilisez au plus ${maxPasswordLength} caractères.`,
  },
} as const;

afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', 'short', minPasswordLength - 1],
  ['fr', 'long', maxPasswordLength + 1],
] as const)(
  'in %s, a new password that is too %s shows an error at its field',
  async (language, fault, length) => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch');
    renderScreen(
      () => {
        injectAdminApi(useAppStore());
        return <ChangePasswordScreen />;
      },
      { language },
    );
    const { passwords, ...messages } = words[language];
    const fields = passwords.map((label) => screen.getByLabelText(label));
    for (const field of fields) await paste(field, 'x'.repeat(length));
    await userEvent.keyboard('{Enter}');
    const [, password] = fields;
    expect(password).toHaveFocus();
    expect(password).toBeInvalid();
    expect(screen.getByText((text) => plain(text) === messages[fault])).toBeVisible();
    expect(fetchSpy).not.toHaveBeenCalled();
  },
);
