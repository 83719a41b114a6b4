import { useCallback } from 'react';
import { rowAddress } from '../../../model/admin/rowAddress';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { selectEditedRow } from '../../store/content/hiddenRows';
import { useAppStore } from '../../store/hooks';
import { usePathTo } from '../../ui/text/usePathTo';

/** Returns the address of a row in its editor, with its form open. */
export function useRowLink() {
  const store = useAppStore();
  const path = usePathTo();
  return useCallback(
    (entity: EntityName, row: StoredRow): string => {
      const find = (kind: EntityName, id: number): StoredRow | undefined =>
        selectEditedRow(store.getState(), kind, id);
      const address = rowAddress(entity, row, find);
      return address ? path(address.route) + address.suffix : path('dashboard');
    },
    [store, path],
  );
}
