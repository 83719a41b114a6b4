import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { SaveButton } from './SaveButton';

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
      <SaveButton isSaving={isBusy} onClick={onSave} />
    </>
  );
}
