import { useCallback } from 'react';
import { writeHistoryItem } from '../../../model/admin/historyFilter';
import type { EntityName } from '../../../model/schema/entities';
import { usePathTo } from '../../ui/text/usePathTo';

/** Returns the path of the history of an item: `const itemHistoryPath = useItemHistoryPath(); itemHistoryPath('tanker', 3)`. */
export function useItemHistoryPath(): (entity: EntityName, id: number) => string {
  const path = usePathTo();
  return useCallback((entity, id) => `${path('history')}?item=${writeHistoryItem({ entity, id })}`, [path]);
}
