import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { EntityName } from '../../../model/schema/entities';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import { ScheduleButton } from './ScheduleButton';
import { VisibilityButton } from './VisibilityButton';

interface RowActionsProps {
  readonly entity: EntityName;
  readonly rowId: number;
  /** The name of the row, part of the buttons' labels. */
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly isDeleting?: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit, Hide or Show, Schedule, and with some distance the dangerous Delete. */
export function RowActions({
  entity,
  rowId,
  name,
  isDisabled = false,
  isDeleting = false,
  onEdit,
  onDelete,
}: RowActionsProps) {
  const text = useTexts('editors');
  const admin = useTexts('admin');
  return (
    <chakra.div
      data-row-id={rowId}
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      maxWidth="full"
      gap={{ base: '1', md: '3' }}
      flexShrink="0"
    >
      <Button
        variant="outline"
        size="sm"
        minHeight="11"
        disabled={isDisabled}
        aria-label={text('edit-of', { name })}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" size={18} />
        <chakra.span display={{ base: 'none', sm: 'inline' }}>{admin('edit')}</chakra.span>
      </Button>
      <VisibilityButton entity={entity} rowId={rowId} name={name} isDisabled={isDisabled} />
      <ScheduleButton entity={entity} rowId={rowId} name={name} isDisabled={isDisabled} />
      <Button
        variant="danger"
        size="icon"
        borderColor="transparent"
        disabled={isDisabled}
        aria-label={text('delete-of', { name })}
        title={admin('delete')}
        onClick={onDelete}
      >
        {isDeleting ? <Spinner aria-hidden="true" /> : <Trash2 aria-hidden="true" size={20} />}
      </Button>
    </chakra.div>
  );
}
