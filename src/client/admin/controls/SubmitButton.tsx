import type { ReactNode } from 'react';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';

interface SubmitButtonProps {
  readonly isBusy: boolean;
  /** What it says while the form is on its way. */
  readonly busyText: string;
  readonly children: ReactNode;
}

/** Sends a form. While the form is on its way it turns, and keeps the focus. */
export const SubmitButton = ({ isBusy, busyText, children }: SubmitButtonProps) => (
  <Button type="submit" look="call" aria-disabled={isBusy} opacity={isBusy ? '0.85' : '1'}>
    {isBusy ? <Spinner aria-hidden="true" /> : null}
    <span aria-live="polite">{isBusy ? busyText : children}</span>
  </Button>
);
