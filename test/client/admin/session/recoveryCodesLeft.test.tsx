import { screen } from '@testing-library/react';
import SecondFactorScreen from '../../../../src/client/admin/session/secondFactor/SecondFactorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { renderScreen } from '../../../support/jsdom/renderScreen';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', 0, '0 recovery codes left.'],
  ['en', 1, '1 recovery code left.'],
  ['en', 2, '2 recovery codes left.'],
  ['fr', 0, 'Il reste 0 code de récupération.'],
  ['fr', 1, 'Il reste 1 code de récupération.'],
  ['fr', 2, 'Il reste 2 codes de récupération.'],
] as const)('in %s, the message for %i recovery codes is: %s', async (language, recoveryCodes, message) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ isOn: true, recoveryCodes }));
  renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <SecondFactorScreen />;
    },
    { language, route: '*', path: '/two-step-verification' },
  );
  expect(await screen.findByText(message)).toBeVisible();
});
