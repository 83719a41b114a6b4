import { Eye, EyeOff } from 'lucide-react';
import type { EntityName } from '../../../../model/schema/entities';
import { endpoints } from '../../../store/api/adminApi';
import { selectVisibility } from '../../../store/content/hiddenRows';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/components/button';
import { Spinner } from '../../../ui/components/Spinner';
import { useTexts } from '../../../ui/text/useTexts';
import { useToasts } from '../../toasts/useToasts';
import { useMayShow } from './useMayShow';
import { useRowExtras } from '../useToastExtras';

/** Whether administrators have hidden a row, and a function that hides it, or shows it again. */
export function useVisibility(entity: EntityName, rowId: number) {
  const toasts = useToasts();
  const extrasOf = useRowExtras(entity);
  const mayShow = useMayShow(entity);
  const isHidden = useAppSelector((state) => selectVisibility(state, entity, rowId)?.isHidden === true);
  const [update, { isLoading: isBusy }] = endpoints.visibilityUpdate.useMutation();
  const change = async (): Promise<void> => {
    if (isBusy) return;
    if (isHidden && !mayShow([rowId])) return;
    try {
      const row = { id: rowId, isHidden: !isHidden, base: { isHidden } };
      const { version } = await update({ entity, rows: [row] }).unwrap();
      toasts.modified(entity, version, extrasOf(rowId));
    } catch (error) {
      toasts.failed(error);
    }
  };
  return { isHidden, isBusy, toggle: () => void change() };
}

interface VisibilityButtonProps {
  readonly entity: EntityName;
  readonly rowId: number;
  /** The name of the row, part of the label. */
  readonly name: string;
  readonly isDisabled: boolean;
}

interface IconProps {
  readonly isHidden: boolean;
  readonly isBusy: boolean;
}

/** The icon of the action: an open eye shows a row. */
export function VisibilityIcon({ isHidden, isBusy }: IconProps) {
  if (isBusy) return <Spinner aria-hidden="true" />;
  const Icon = isHidden ? Eye : EyeOff;
  return <Icon aria-hidden="true" size={20} />;
}

/** Hides a row from visitors, or shows it to them again. */
export function VisibilityButton({ entity, rowId, name, isDisabled }: VisibilityButtonProps) {
  const text = useTexts('editors');
  const { isHidden, isBusy, toggle } = useVisibility(entity, rowId);
  const label = text(isHidden ? 'show-of' : 'hide-of', { name });
  return (
    <Button
      variant="ghost"
      size="icon"
      disabled={isDisabled}
      aria-disabled={isBusy}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <VisibilityIcon isHidden={isHidden} isBusy={isBusy} />
    </Button>
  );
}
