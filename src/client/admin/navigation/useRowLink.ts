import { useCallback } from 'react';
import { rowAddress } from '../../../model/admin/rowAddress';
import type { EntityName } from '../../../model/schema/entities';
import { pathTo } from '../../../model/site/paths';
import type { StoredRow } from '../../store/content/storedRow';
import { selectEditedRow } from '../../store/content/hiddenRows';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

/** Returns the address of a row in its editor, with its form open. */
export function useRowLink() {
  const store = useAppStore();
  const language = useAppSelector(selectLanguage);
  return useCallback(
    (entity: EntityName, row: StoredRow): string => {
      const find = (kind: EntityName, id: number): StoredRow | undefined =>
        selectEditedRow(store.getState(), kind, id);
      return rowAddress(entity, row, find, language) ?? pathTo('dashboard', language);
    },
    [store, language],
  );
}
