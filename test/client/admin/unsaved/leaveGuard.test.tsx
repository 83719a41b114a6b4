import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLeaveGuard } from '../../../../src/client/admin/unsaved/useLeaveGuard';
import { useUnsavedChanges } from '../../../../src/client/admin/unsaved/useUnsavedChanges';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { announceHistoryMoves } from '../../../../src/client/ui/navigation/historyMoves';
import { renderScreen } from '../../../support/jsdom/renderScreen';

/* What is typed is not lost without a question when a link or the Back button leads elsewhere. */

const Form = () => {
  useLeaveGuard();
  useUnsavedChanges(true);
  return [
    '/language-review',
    '/bilan-des-langues?item=a',
    '/language-review?item=a&brand=fuel',
    '/edit-parts',
  ].map((href) => (
    <a key={href} href={href}>
      {href}
    </a>
  ));
};

beforeAll(announceHistoryMoves);

beforeEach(() => {
  jest.spyOn(window, 'confirm').mockReturnValue(false);
  window.addEventListener('click', (event) => event.preventDefault()); // jsdom follows no links
  window.history.replaceState({ idx: 0 }, '', '/language-review');
  window.history.pushState({ idx: 1 }, '', '/language-review?item=a');
  renderScreen(() => {
    injectAdminApi(useAppStore());
    return <Form />;
  });
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['/language-review', 1],
  ['/edit-parts', 1],
  ['/bilan-des-langues?item=a', 0],
  ['/language-review?item=a&brand=fuel', 0],
])('a link to %s asks %i times', (href, count) => {
  fireEvent.click(screen.getByRole('link', { name: href }));
  expect(window.confirm).toHaveBeenCalledTimes(count);
});

it('Back from a pair of the language review asks, and a no stays at the pair', async () => {
  act(() => window.history.back());
  await waitFor(() => expect(window.confirm).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.search).toBe('?item=a'));
});
