import { act, screen, waitFor } from '@testing-library/react';
import { createToasts } from '../../../../src/client/admin/toasts/toasts';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { userEvent } from '../../../support/jsdom/userEvent';

afterEach(clearToasts);

it('leaves the focus near what an undo has removed', async () => {
  const [before, copy] = ['the row before', 'the copy'].map((label) => {
    const button = document.createElement('button');
    button.textContent = label;
    document.body.append(button);
    return button;
  });
  const undo = () => Promise.resolve(copy?.remove()).then(() => ({}));
  const toasts = createToasts(
    (key) => `${key} near`,
    (key) => key,
    undo,
  );
  act(() => toasts.added('tanker', 7));
  await screen.findByRole('button', { name: 'undo near' });
  copy?.focus();
  await userEvent.click(screen.getByRole('button', { name: 'undo near' }));
  await waitFor(() => expect(before).toHaveFocus());
  before?.remove();
});
