import { screen, within } from '@testing-library/react';
import PrivacyScreen from '../../../src/client/site/privacy/PrivacyScreen';
import { renderScreen } from '../../support/jsdom/renderScreen';

const name = 'Jeanne Roy, responsable de la protection des renseignements personnels';

const responsible = () => within(screen.getByRole('region', { name: 'Qui est responsable' }));

it('the privacy page names the responsible person once the owner has filled in the name', () => {
  const { unmount } = renderScreen(PrivacyScreen, { language: 'fr' });
  expect(responsible().getByText(/^Norcuve inc\./)).toBeVisible();
  expect(responsible().queryByRole('strong')).toBeNull();
  unmount();
  renderScreen(PrivacyScreen, { language: 'fr', texts: { 'privacy/responsible-name': name } });
  expect(responsible().getByRole('strong')).toHaveTextContent(name);
});
