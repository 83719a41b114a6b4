import type { ComponentProps } from 'react';
import type { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { BusyButton } from './BusyButton';
import { saveKeyProps, saveShortcutProps } from './saveShortcut';

interface SaveButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly isSaving: boolean;
  /** Whether nothing can be saved yet, because a file is being sent. */
  readonly isBlocked?: boolean;
  /** Other words than 'Save'. They stay while it saves. */
  readonly label?: string | undefined;
  /** Whether it saves a row of a table: there Enter saves, and Ctrl+S is its only other shortcut. */
  readonly isInRow?: boolean;
}

/** The Save button of a form. While the form is being saved it shows a spinner and keeps the focus. */
export function SaveButton({
  isSaving,
  isBlocked = false,
  label,
  isInRow = false,
  ...props
}: SaveButtonProps) {
  const text = useTexts('common');
  return (
    <BusyButton
      variant="primary"
      isBusy={isSaving}
      aria-disabled={isSaving || isBlocked}
      {...(isInRow ? saveKeyProps : saveShortcutProps(text('save-shortcut')))}
      {...props}
    >
      {label ?? text(isSaving ? 'saving' : 'save')}
    </BusyButton>
  );
}
