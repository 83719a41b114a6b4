import { screen, within } from '@testing-library/react';
import { ErrorScreen } from '../../../src/client/app/ErrorScreen';
import { renderScreen } from '../../support/jsdom/renderScreen';

it('the error screen has its own title, and shows the logo of the brand', () => {
  document.title = 'Tankers for sale | Norcuve';
  renderScreen(ErrorScreen, { language: 'fr' });
  expect(document.title).toBe('Une erreur s’est produite | Norcuve');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('img', { name: 'Norcuve' })).toHaveAttribute(
    'src',
    expect.stringContaining('logo-inverse.svg'),
  );
  expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});
