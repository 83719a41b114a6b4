import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';

interface RowActionsProps {
  readonly rowId: number;
  /** The name of the row, part of the buttons' labels. */
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly isDeleting?: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit, and with some distance the dangerous Delete. */
export function RowActions({
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
    <chakra.div data-row-id={rowId} display="flex" gap={{ base: '3', md: '5' }} flexShrink="0">
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
