import { screen } from '@testing-library/react';
import DashboardScreen from '../../../src/client/admin/dashboard/DashboardScreen';
import TextsIndexScreen from '../../../src/client/admin/texts/TextsIndexScreen';
import { useAppDispatch } from '../../../src/client/store/hooks';
import { sessionConfirmed } from '../../../src/client/store/session';
import { superTexts } from '../../../src/model/textKeys/superTexts';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { renderScreen } from '../../support/renderScreen';

const shownBy = (Screen: ComponentType, isSuperUser: boolean, language: 'en' | 'fr'): number => {
  const Known = () => {
    const dispatch = useAppDispatch();
    useEffect(() => {
      dispatch(sessionConfirmed({ email: 'admin@example.com', isSuperUser, imageHost: null }));
    }, [dispatch]);
    return <Screen />;
  };
  const { unmount } = renderScreen(Known, { language });
  const place =
    Screen === DashboardScreen
      ? screen.getByRole('link', { name: /^(?:Texts of the site|Textes du site)/ })
      : screen.getByRole('status');
  const count = Number(/\d+/.exec(place.textContent)?.[0]);
  unmount();
  return count;
};

test.each(['en', 'fr'] as const)(
  'the dashboard counts the texts that its editor shows, in %s',
  (language) => {
    const ofAdministrator = shownBy(DashboardScreen, false, language);
    const ofSuperUser = shownBy(DashboardScreen, true, language);
    expect(ofAdministrator).toBe(shownBy(TextsIndexScreen, false, language));
    expect(ofSuperUser).toBe(shownBy(TextsIndexScreen, true, language));
    expect(ofSuperUser - ofAdministrator).toBe(superTexts.length);
  },
);
