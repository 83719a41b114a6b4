import { screen } from '@testing-library/react';
import SecondFactorScreen from '../../../src/client/admin/secondFactor/SecondFactorScreen';
import { joinAdministration } from '../../../src/client/store/administration';
import { useAppStore } from '../../../src/client/store/hooks';
import { renderScreen } from '../../support/renderScreen';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', 0, 'Recovery codes left: 0.'],
  ['en', 1, 'Recovery code left: 1.'],
  ['en', 2, 'Recovery codes left: 2.'],
  ['fr', 0, 'Code de récupération restant : 0.'],
  ['fr', 1, 'Code de récupération restant : 1.'],
  ['fr', 2, 'Codes de récupération restants : 2.'],
] as const)('in %s, of %i recovery codes is said: %s', async (language, recoveryCodes, said) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ isOn: true, recoveryCodes }));
  renderScreen(
    () => {
      joinAdministration(useAppStore());
      return <SecondFactorScreen />;
    },
    { language, route: '*', path: '/two-step-verification' },
  );
  expect(await screen.findByText(said)).toBeVisible();
});
