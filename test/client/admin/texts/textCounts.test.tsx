import { screen } from '@testing-library/react';
import DashboardScreen from '../../../../src/client/admin/dashboard/DashboardScreen';
import TextsIndexScreen from '../../../../src/client/admin/texts/TextsIndexScreen';
import { useAppDispatch } from '../../../../src/client/store/hooks';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import { superTexts } from '../../../../src/content/texts/superTexts';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const shownBy = (Screen: ComponentType, isSuperUser: boolean): number => {
  const Known = () => {
    const dispatch = useAppDispatch();
    useEffect(() => {
      dispatch(sessionConfirmed({ email: 'admin@example.com', isSuperUser, imageHost: null }));
    }, [dispatch]);
    return <Screen />;
  };
  const { unmount } = renderScreen(Known);
  const place =
    Screen === DashboardScreen
      ? screen.getByRole('link', { name: /^Texts of the site/ })
      : screen.getByRole('status');
  const count = Number(/\d+/.exec(place.textContent)?.[0]);
  unmount();
  return count;
};

test('the dashboard counts the texts that its editor shows', () => {
  const ofAdministrator = shownBy(DashboardScreen, false);
  const ofSuperUser = shownBy(DashboardScreen, true);
  expect(ofAdministrator).toBe(shownBy(TextsIndexScreen, false));
  expect(ofSuperUser).toBe(shownBy(TextsIndexScreen, true));
  expect(ofSuperUser - ofAdministrator).toBe(Object.keys(superTexts).length);
});
