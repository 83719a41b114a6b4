import { screen } from '@testing-library/react';
import DashboardScreen from '../../../../src/client/admin/Dashboard';
import TextsIndexScreen from '../../../../src/client/admin/texts/TextsIndexScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppDispatch, useAppStore } from '../../../../src/client/store/hooks';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import { superTexts } from '../../../../src/content/texts/superTexts';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const countOn = (Screen: ComponentType, isSuperUser: boolean): number => {
  const LoggedIn = () => {
    injectAdminApi(useAppStore());
    const dispatch = useAppDispatch();
    useEffect(() => {
      dispatch(sessionConfirmed({ email: 'admin@example.com', isSuperUser, imageHost: null }));
    }, [dispatch]);
    return <Screen />;
  };
  const { unmount } = renderScreen(LoggedIn);
  const element =
    Screen === DashboardScreen
      ? screen.getByRole('link', { name: /^Texts of the site/ })
      : screen.getByRole('status');
  const count = Number(/\d+/.exec(element.textContent.replaceAll(',', ''))?.[0]);
  unmount();
  return count;
};

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('there is no server')); // of the other numbers
});

afterEach(() => jest.restoreAllMocks());

test('the dashboard counts the texts that its editor shows', () => {
  const ofAdministrator = countOn(DashboardScreen, false);
  const ofSuperUser = countOn(DashboardScreen, true);
  expect(ofAdministrator).toBe(countOn(TextsIndexScreen, false));
  expect(ofSuperUser).toBe(countOn(TextsIndexScreen, true));
  expect(ofSuperUser - ofAdministrator).toBe(Object.keys(superTexts).length);
});
