import { act, fireEvent, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';

/** Nothing is animated here: toasts that are on their way out go when their animation is said to have ended. */
export const settleToasts = (): void => {
  for (const leaving of document.querySelectorAll('.Toastify__toast[data-in="false"]'))
    fireEvent.animationEnd(leaving);
};

/** Takes all toasts away: they outlive the screen that showed them. */
export const clearToasts = async (): Promise<void> => {
  act(() => toast.dismiss());
  await waitFor(() => {
    settleToasts();
    expect(document.querySelector('.Toastify__toast')).toBeNull();
  });
};
