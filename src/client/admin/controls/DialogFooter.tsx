import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import { saveShortcutProps } from './saveShortcut';

interface DialogFooterProps {
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The Cancel and Save buttons of a dialog. */
export function DialogFooter({ isBusy, onSave, onCancel }: DialogFooterProps) {
  const text = useTexts('common');
  return (
    <>
      <Button variant="ghost" aria-disabled={isBusy} onClick={onCancel}>
        {text('cancel')}
      </Button>
      <Button
        variant="primary"
        aria-disabled={isBusy}
        onClick={onSave}
        {...saveShortcutProps(text('save-shortcut'))}
      >
        {isBusy ? <Spinner aria-hidden="true" /> : null}
        <span aria-live="polite">{text(isBusy ? 'saving' : 'save')}</span>
      </Button>
    </>
  );
}
