import type { ReactNode } from 'react';
import { BusyButton } from '../BusyButton';

interface SubmitButtonProps {
  readonly isBusy: boolean;
  /** The label while the form is being sent. */
  readonly busyText: string;
  readonly children: ReactNode;
}

/** The button that submits a form. */
export function SubmitButton({ isBusy, busyText, children }: SubmitButtonProps) {
  return (
    <BusyButton type="submit" variant="primary" isBusy={isBusy}>
      {isBusy ? busyText : children}
    </BusyButton>
  );
}
