import { useMemo } from 'react';
import type { TextResource } from '../../../model/text/texts';
import { selectEditableTexts } from '../../store/content/editableTexts';
import { selectEditedRows } from '../../store/content/hiddenRows';
import { useAppSelector } from '../../store/hooks';
import type { DashboardLink } from './dashboardGroups';

/** Counts texts by their key, not by language: the English and the French version are one text. */
const countTexts = (texts: readonly TextResource[], pages: readonly string[] | 'all'): number =>
  new Set(
    texts
      .filter(({ page }) => pages === 'all' || pages.includes(page ?? ''))
      .map(({ page, object_key }) => `${page ?? ''}\n${object_key}`),
  ).size;

/** The number of items in an editor that the account may change, hidden ones too; undefined for a link that counts nothing. */
export function useCount(link: DashboardLink): number | undefined {
  const rowCount = useAppSelector((state) =>
    'rows' in link ? link.rows.reduce((sum, kind) => sum + selectEditedRows(state, kind).length, 0) : 0,
  );
  const texts = useAppSelector(selectEditableTexts);
  return useMemo(() => {
    if ('isUncounted' in link) return undefined;
    return 'rows' in link ? rowCount : countTexts(texts, link.textPages);
  }, [link, rowCount, texts]);
}
