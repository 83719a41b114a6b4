import { useMemo } from 'react';
import { isTextPage, storedPage } from '../../../model/text/textPages';
import { endpoints } from '../../store/api/adminApi';
import { isRequestUnknown } from '../requests/requestError';

const noKeys: ReadonlySet<string> = new Set();

/**
 * The keys of the texts that the site came with, for which its screens ask; undefined until the back-end has responded.
 * A back-end without this request can restore none of them.
 */
export function useInitialKeys(classKey: string): ReadonlySet<string> | undefined {
  const page = isTextPage(classKey) ? storedPage(classKey) : classKey;
  const { data, error } = endpoints.textInitialKeys.useQuery(page);
  return useMemo(() => (isRequestUnknown(error) ? noKeys : data && new Set(data)), [data, error]);
}
