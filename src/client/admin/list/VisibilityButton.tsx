import { Eye, EyeOff } from 'lucide-react';
import type { EntityName } from '../../../model/schema/entities';
import { endpoints } from '../../store/api/adminApi';
import { selectVisibility } from '../../store/content/hiddenRows';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import { useToasts } from '../toasts/useToasts';

interface VisibilityButtonProps {
  readonly entity: EntityName;
  readonly rowId: number;
  /** The name of the row, part of the label. */
  readonly name: string;
  readonly isDisabled: boolean;
}

/** Hides a row from visitors, or shows it to them again. */
export function VisibilityButton({ entity, rowId, name, isDisabled }: VisibilityButtonProps) {
  const text = useTexts('editors');
  const toasts = useToasts();
  const isHidden = useAppSelector((state) => selectVisibility(state, entity, rowId)?.isHidden === true);
  const [update, { isLoading }] = endpoints.visibilityUpdate.useMutation();
  const change = async (): Promise<void> => {
    if (isLoading) return;
    try {
      const row = { id: rowId, isHidden: !isHidden, base: { isHidden } };
      const { version } = await update({ entity, rows: [row] }).unwrap();
      toasts.modified(entity, version);
    } catch (error) {
      toasts.failed(error);
    }
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      disabled={isDisabled}
      aria-disabled={isLoading}
      aria-label={text(isHidden ? 'show-of' : 'hide-of', { name })}
      title={text(isHidden ? 'show-of' : 'hide-of', { name })}
      onClick={() => void change()}
    >
      {isLoading ? (
        <Spinner aria-hidden="true" />
      ) : isHidden ? (
        <Eye aria-hidden="true" size={20} />
      ) : (
        <EyeOff aria-hidden="true" size={20} />
      )}
    </Button>
  );
}
