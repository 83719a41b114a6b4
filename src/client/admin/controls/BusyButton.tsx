import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  readonly isBusy: boolean;
  /** Shown while it is not busy. */
  readonly icon?: ReactNode;
}

/** A button whose request may be running. While it runs it shows a spinner and does not lose the focus; its words are announced. */
export function BusyButton({ isBusy, icon = null, children, ...props }: BusyButtonProps) {
  return (
    <Button aria-disabled={isBusy} {...props}>
      {isBusy ? <Spinner aria-hidden="true" /> : icon}
      <span aria-live="polite">{children}</span>
    </Button>
  );
}
