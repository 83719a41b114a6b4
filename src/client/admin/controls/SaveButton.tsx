import type { ComponentProps } from 'react';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
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
    <Button
      variant="primary"
      aria-disabled={isSaving || isBlocked}
      {...(isInRow ? saveKeyProps : saveShortcutProps(text('save-shortcut')))}
      {...props}
    >
      {isSaving ? <Spinner aria-hidden="true" /> : null}
      <span aria-live="polite">{label ?? text(isSaving ? 'saving' : 'save')}</span>
    </Button>
  );
}
