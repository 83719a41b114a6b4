import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { ScheduleDialog } from './ScheduleDialog';

interface ScheduleButtonProps {
  readonly entity: EntityName;
  readonly rowId: number;
  /** The name of the row, part of the label. */
  readonly name: string;
  readonly isDisabled: boolean;
}

/** Opens the schedule of a row. */
export function ScheduleButton({ isDisabled, ...row }: ScheduleButtonProps) {
  const label = useTexts('admin')('schedule-of', { name: row.name });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        disabled={isDisabled}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(true)}
      >
        <Clock aria-hidden="true" size={20} />
      </Button>
      {isOpen ? <ScheduleDialog {...row} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
