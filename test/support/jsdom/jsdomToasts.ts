import { act, fireEvent, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';

/** Ends the animation of closing toasts, which removes them. jsdom animates nothing. */
export function settleToasts(): void {
  for (const closingToast of document.querySelectorAll('.Toastify__toast[data-in="false"]'))
    fireEvent.animationEnd(closingToast);
}

/** Removes all toasts, which otherwise outlive the screen that showed them. */
export async function clearToasts(): Promise<void> {
  act(() => toast.dismiss());
  await waitFor(() => {
    settleToasts();
    expect(document.querySelector('.Toastify__toast')).toBeNull();
  });
}
