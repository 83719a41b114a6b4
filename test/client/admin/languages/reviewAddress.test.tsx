import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Location } from 'react-router';
import { MemoryRouter, useLocation } from 'react-router';
import { useReviewAddress } from '../../../../src/client/admin/languages/useReview';

const state = { openedFrom: '/dashboard' };

const Router = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={[{ pathname: '/language-review', search: '?group=home', state }]}>
    {children}
  </MemoryRouter>
);

it('a filter stays when another one is chosen before its address is shown, and so does the way back', () => {
  const { result } = renderHook(
    () => {
      const location: Location<unknown> = useLocation();
      return { location, address: useReviewAddress() };
    },
    { wrapper: Router },
  );
  act(() => {
    result.current.address.change({ brand: 'propacuve' });
    result.current.address.change({ language: 'fr' });
  });
  const { address, location } = result.current;
  expect(address.filter).toEqual({ group: 'home', brand: 'propacuve', language: 'fr' });
  expect(location.state).toEqual(state);
});
