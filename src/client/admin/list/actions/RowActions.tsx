import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { EntityName } from '../../../../model/schema/entities';
import { AnchorButton, Button } from '../../../ui/components/button';
import { Spinner } from '../../../ui/components/Spinner';
import { newTab } from '../../../ui/navigation/newTab';
import { useTexts } from '../../../ui/text/useTexts';
import type { Action } from '../../controls/ActionMenu';
import { ActionMenu } from '../../controls/ActionMenu';
import { useIsHidden } from '../rows/HiddenMark';
import { useOpenSchedule } from './ScheduleProvider';
import { useRowActions } from './useRowActions';

interface RowActionsProps {
  readonly entity: EntityName;
  readonly rowId: number;
  /** The name of the row, part of the buttons' labels. */
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly isDeleting: boolean;
  /** Whether there is little room: below a picture of a grid. */
  readonly isCompact?: boolean;
  readonly onEdit: () => void;
  readonly onDuplicate?: () => void;
  readonly onDelete: () => void;
}

/** An action with a button beside the menu, on a wide screen. */
const DirectAction = ({
  name,
  icon,
  href,
  onSelect,
  isBusy = false,
  isDisabled,
}: Action & { readonly isDisabled: boolean }) =>
  href === undefined ? (
    <Button
      hideBelow="md"
      variant="ghost"
      size="icon"
      disabled={isDisabled}
      aria-disabled={isBusy}
      aria-label={name}
      title={name}
      onClick={onSelect}
    >
      {icon}
    </Button>
  ) : (
    <AnchorButton
      hideBelow="md"
      variant="ghost"
      size="icon"
      aria-label={name}
      title={name}
      href={href}
      {...newTab(href)}
    >
      {icon}
    </AnchorButton>
  );

type EditProps = Required<Pick<RowActionsProps, 'name' | 'isCompact' | 'isDisabled' | 'onEdit'>>;

const EditButton = ({ name, isCompact, isDisabled, onEdit }: EditProps) => {
  const label = useTexts('editors')('edit-of', { name });
  const word = useTexts('admin')('edit');
  return (
    <Button
      variant="outline"
      size="sm"
      minHeight="11"
      minWidth="11"
      disabled={isDisabled}
      aria-label={label}
      title={isCompact ? label : undefined}
      onClick={onEdit}
    >
      <Pencil aria-hidden="true" size={18} />
      {isCompact ? null : <span>{word}</span>}
    </Button>
  );
};

/**
 * The actions on a row. A wide screen has the usual actions as buttons; a narrow one has all but Edit in a
 * menu. A hidden row that only another brand shows has a gap in place of the link to its page, so that the
 * buttons of all rows stand below each other.
 */
export function RowActions({
  entity,
  rowId,
  name,
  isDisabled = false,
  isDeleting,
  isCompact = false,
  onEdit,
  onDuplicate,
  onDelete,
}: RowActionsProps) {
  const text = useTexts('editors');
  const admin = useTexts('admin');
  const isHidden = useIsHidden(entity, rowId);
  const openSchedule = useOpenSchedule();
  const actions = useRowActions({
    entity,
    rowId,
    name,
    onSchedule: () => openSchedule({ rowId, name }),
    onDuplicate,
  }).map((action) => (isCompact && action.href !== undefined ? { ...action, isDirect: false } : action));
  const deletion: Action = {
    id: 'delete',
    label: admin('delete'),
    name: text('delete-of', { name }),
    icon: <Trash2 aria-hidden="true" size={20} />,
    onSelect: onDelete,
    isDirect: true,
    isDangerous: true,
  };
  return (
    <chakra.div
      data-row-id={rowId}
      display="flex"
      gap={{ base: '1', md: isCompact ? '0' : '1' }}
      flexShrink="0"
      width={isCompact ? 'full' : undefined}
    >
      <EditButton name={name} isCompact={isCompact} isDisabled={isDisabled} onEdit={onEdit} />
      {isHidden && !isCompact && !actions.some(({ id }) => id === 'view') ? (
        <chakra.span hideBelow="md" width="11" flexShrink="0" />
      ) : null}
      {actions
        .filter(({ isDirect }) => isDirect)
        .map((action) => (
          <DirectAction key={action.id} {...action} isDisabled={isDisabled} />
        ))}
      <ActionMenu
        label={text('more-of', { name })}
        actions={[...actions, deletion]}
        isDisabled={isDisabled}
      />
      <Button
        hideBelow="md"
        variant="danger"
        size="icon"
        bg="transparent"
        borderColor="transparent"
        marginInlineStart={isCompact ? 'auto' : undefined}
        disabled={isDisabled}
        aria-label={deletion.name}
        title={deletion.label}
        onClick={onDelete}
      >
        {isDeleting ? <Spinner aria-hidden="true" /> : deletion.icon}
      </Button>
    </chakra.div>
  );
}
