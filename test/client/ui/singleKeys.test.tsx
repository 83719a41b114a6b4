import { fireEvent, screen } from '@testing-library/react';
import { listenForSearchKey } from '../../../src/client/app/shell/searchKey';
import { SingleKeysCheck } from '../../../src/client/ui/components/SingleKeysCheck';
import { renderScreen } from '../../support/jsdom/renderScreen';

const Screen = () => (
  <main>
    <SingleKeysCheck />
    <input type="search" name="q" aria-label="Search" />
  </main>
);

const pressSlash = (): void => void fireEvent.keyDown(document.body, { key: '/' });

it('single keys can be turned off for all pages, and on again', () => {
  listenForSearchKey();
  const { unmount } = renderScreen(Screen);
  pressSlash();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Single keys work/ }));
  unmount();
  renderScreen(Screen, { language: 'fr' });
  const check = screen.getByRole('checkbox', { name: /^Les touches seules fonctionnent/ });
  expect(check).not.toBeChecked();
  pressSlash();
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  fireEvent.click(check);
  pressSlash();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});
