import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { showToast } from '../../../src/client/ui/toasts/showToast';
import { clearToasts } from '../../support/jsdom/jsdomToasts';

afterEach(clearToasts);

it('a toast stays if Chromium reports too early that its time is over, and closes at its end', async () => {
  const words = { close: 'Close', notifications: 'Notifications' };
  act(() => void showToast({ level: 'info', text: 'Saved a moment ago', words }));
  const toast = (await screen.findByText('Saved a moment ago')).closest('.Toastify__toast');
  const bar = toast?.querySelector('.Toastify__progress-bar--animated');
  if (!bar) throw new Error('The toast has no bar.');
  const endAfter = (seconds: number): void => {
    const end = createEvent.animationEnd(bar);
    Object.assign(end, { elapsedTime: seconds }); // jsdom has no events of animations
    fireEvent(bar, end);
  };
  endAfter(0);
  expect(toast).toHaveAttribute('data-in', 'true');
  endAfter(3.5);
  await waitFor(() => expect(toast).toHaveAttribute('data-in', 'false'));
});
