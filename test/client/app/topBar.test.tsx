import { screen } from '@testing-library/react';
import { TopBar } from '../../../src/client/app/shell/TopBar';
import { renderScreen } from '../../support/jsdom/renderScreen';

const currentButtons = () =>
  screen.getAllByRole('button', { current: true }).map(({ textContent }) => textContent);

describe('the top bar', () => {
  it.each([
    ['/parts', 'Products'],
    ['/tankers/1', 'Products'],
    ['/certification', 'Services'],
    ['/gallery', 'About us'],
  ])('marks the menu of the current page (%s)', (path, menu) => {
    renderScreen(TopBar, { route: '*', path });
    expect(currentButtons()).toEqual([menu]);
  });

  it.each(['/', '/careers', '/nowhere'])('marks no menu for a page outside of the menus (%s)', (path) => {
    renderScreen(TopBar, { route: '*', path });
    expect(screen.queryByRole('button', { current: true })).not.toBeInTheDocument();
  });
});
