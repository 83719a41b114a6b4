import { useMemo } from 'react';
import { useAppStore } from '../../store/hooks';
import type { AppStore } from '../../store/store';
import type { CommittedVersions } from '../../../model/admin/textEdit';
import { isTextPage, storedPage } from '../../../model/text/textPages';
import { createTextRequests } from './createTextRequests';
import { createTextSaves, storedTextsOf } from './textSaves';

const createTextActions = (store: AppStore, classKey: string) => {
  const page = isTextPage(classKey) ? storedPage(classKey) : classKey;
  const requests = createTextRequests(store, page);
  const { removeText, restore } = requests;
  const remove = async (key: string): Promise<CommittedVersions> => {
    const removed = new Set<number>();
    const changes: (number | null)[] = [];
    for (const { id } of storedTextsOf(store, classKey, key)) {
      if (removed.has(id)) continue;
      const { ids, version } = await removeText(id);
      for (const each of ids) removed.add(each);
      changes.push(version);
    }
    return changes;
  };
  return {
    ...createTextSaves(store, classKey, requests),
    remove,
    restore: async (key: string) => [await restore(key)],
  };
};

/**
 * The requests for the texts of a class key. Each compares with the store when it starts, so that a retry sends only the
 * rest.
 * @returns the committed changes. @throws ApiError
 */
export function useTextRequests(classKey: string) {
  const store = useAppStore();
  return useMemo(() => createTextActions(store, classKey), [store, classKey]);
}
