import { act, screen } from '@testing-library/react';
import CareerScreen from '../../../../src/client/site/careers/CareerScreen';
import '../../../../src/client/site/search/FoundInstead';
import { searchCode } from '../../../../src/client/site/search/searchCode';
import TankerScreen from '../../../../src/client/site/tankers/TankerScreen';
import { renderScreen } from '../../../support/jsdom/renderScreen';

beforeAll(searchCode.load);

it.each(['999', '01'])('no tanker is found for the id %s', async (id) => {
  const path = `/tankers/${id}`;
  await act(() => Promise.resolve(renderScreen(TankerScreen, { route: '/tankers/:id', path })));
  expect(await screen.findByText('Search the site')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This tanker is no longer listed');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('a posting that does not exist is closed', async () => {
  await act(() =>
    Promise.resolve(renderScreen(CareerScreen, { route: '/careers/:id', path: '/careers/999' })),
  );
  expect(await screen.findByText('Search the site')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This posting is closed');
  expect(screen.getByRole('link', { name: 'All job postings' })).toHaveAttribute('href', '/careers');
});
