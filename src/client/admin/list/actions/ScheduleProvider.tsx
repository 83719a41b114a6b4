import type { ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';
import type { EntityName } from '../../../../model/schema/entities';
import { ScheduleDialog } from './ScheduleDialog';

interface ScheduledRow {
  readonly rowId: number;
  readonly name: string;
}

const ScheduleContext = createContext<(row: ScheduledRow) => void>(() => undefined);

/** Opens the schedule of a row of the list. */
export function useOpenSchedule(): (row: ScheduledRow) => void {
  return useContext(ScheduleContext);
}

interface ScheduleProviderProps {
  readonly entity: EntityName;
  readonly children: ReactNode;
}

/** The schedules of a list. The dialog stays open if another administrator's change takes its row from the list. */
export function ScheduleProvider({ entity, children }: ScheduleProviderProps) {
  const [row, setRow] = useState<ScheduledRow>();
  return (
    <ScheduleContext value={setRow}>
      {children}
      {row ? <ScheduleDialog entity={entity} {...row} onClose={() => setRow(undefined)} /> : null}
    </ScheduleContext>
  );
}
