import type { ReactNode } from 'react';
import { Button } from '../../../ui/components/button';
import { Spinner } from '../../../ui/components/Spinner';

interface SubmitButtonProps {
  readonly isBusy: boolean;
  /** The label while the form is being sent. */
  readonly busyText: string;
  readonly children: ReactNode;
}

/** Submits a form. While the form is being sent the button shows a spinner and does not lose the focus. */
export function SubmitButton({ isBusy, busyText, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" aria-disabled={isBusy} opacity={isBusy ? '0.85' : '1'}>
      {isBusy ? <Spinner aria-hidden="true" /> : null}
      <span aria-live="polite">{isBusy ? busyText : children}</span>
    </Button>
  );
}
