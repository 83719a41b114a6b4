import { Clock, Copy, History } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { EntityName } from '../../../../model/schema/entities';
import { useTexts } from '../../../ui/text/useTexts';
import type { Action } from '../../controls/ActionMenu';
import { useItemHistoryPath } from '../../controls/useItemHistoryPath';
import { useMayDiscard } from '../../unsaved/mayDiscard';
import { useSiteView } from './ViewOnSite';
import { useVisibility, VisibilityIcon } from './VisibilityButton';

interface RowActionOptions {
  readonly entity: EntityName;
  readonly rowId: number;
  /** The name of the row, part of the labels. */
  readonly name: string;
  readonly onSchedule: () => void;
  /** Undefined where rows cannot be duplicated. */
  readonly onDuplicate: (() => void) | undefined;
}

const iconProps = { 'aria-hidden': true, size: 20 } as const;

/** The actions on a row, besides editing and deleting it. */
export function useRowActions({
  entity,
  rowId,
  name,
  onSchedule,
  onDuplicate,
}: RowActionOptions): readonly Action[] {
  const text = useTexts('editors');
  const admin = useTexts('admin');
  const history = useTexts('history');
  const itemHistoryPath = useItemHistoryPath();
  const navigate = useNavigate();
  const mayDiscard = useMayDiscard();
  const view = useSiteView({ entity, rowId, name });
  const { isHidden, isBusy, toggle } = useVisibility(entity, rowId);
  const copy: Action = {
    id: 'duplicate',
    label: text('duplicate'),
    name: text('duplicate-of', { name }),
    icon: <Copy {...iconProps} />,
  };
  return [
    ...(view ? [{ ...view, id: 'view', icon: <view.Icon {...iconProps} />, isDirect: true as const }] : []),
    {
      id: 'visibility',
      label: text(isHidden ? 'show' : 'hide'),
      name: text(isHidden ? 'show-of' : 'hide-of', { name }),
      icon: <VisibilityIcon isHidden={isHidden} isBusy={isBusy} />,
      onSelect: toggle,
      isBusy,
      isDirect: true,
    },
    {
      id: 'schedule',
      label: admin('schedule'),
      name: admin('schedule-of', { name }),
      icon: <Clock {...iconProps} />,
      onSelect: onSchedule,
    },
    ...(onDuplicate ? [{ ...copy, onSelect: onDuplicate }] : []),
    {
      id: 'history',
      label: history('of-this-item'),
      name: admin('history-of', { name }),
      icon: <History {...iconProps} />,
      onSelect: () => {
        if (mayDiscard()) void navigate(itemHistoryPath(entity, rowId));
      },
    },
  ];
}
