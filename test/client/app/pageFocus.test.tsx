import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { usePageChange } from '../../../src/client/app/router/usePageChange';
import { renderScreen } from '../../support/jsdom/renderScreen';
import { userEvent } from '../../support/jsdom/userEvent';

let links: Readonly<Record<string, readonly string[]>>;

/** Two pages with links in their content. */
const Screen = () => {
  const { pathname } = useLocation();
  usePageChange();
  return (
    <main id="content" tabIndex={-1}>
      {(links[pathname] ?? []).map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </main>
  );
};

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  links = { '/parts': ['/mission', '/careers'], '/careers': ['/gallery'] };
});

const followCareers = async () => {
  const { history } = renderScreen(Screen, { route: '*', path: '/parts' });
  screen.getByRole('link', { name: '/careers' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: '/gallery' });
  expect(screen.getByRole('main')).toHaveFocus();
  return history;
};

it('Back returns the focus to the link that was followed', async () => {
  const history = await followCareers();
  history.back();
  await waitFor(() => expect(screen.getByRole('link', { name: '/careers' })).toHaveFocus());
});

it('Back moves the focus to the content if the link is gone', async () => {
  const history = await followCareers();
  links = { '/parts': ['/mission'] };
  history.back();
  await screen.findByRole('link', { name: '/mission' });
  expect(screen.getByRole('main')).toHaveFocus();
});
