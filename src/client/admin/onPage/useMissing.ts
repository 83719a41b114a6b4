import type { PageTarget } from '../../../model/admin/onPage/pageSource';
import { targetId } from '../../../model/admin/onPage/pageSource';
import { isLocalizedField } from '../../../model/schema/fields';
import { columnsOfEntity } from '../../../model/schema/rows';
import { languages } from '../../../model/site/languages';
import type { TextIndex } from '../../../model/text/texts';
import { lookupText, mayBeBlank } from '../../../model/text/texts';
import { selectEditedRow } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { selectTextIndex } from '../../store/selectors';
import type { RootState } from '../../store/store';
import { plainText } from '../richText/plainText';

/** Whether one of several values is blank while another one is not. */
const isHalf = (values: readonly string[]): boolean => {
  const blank = values.filter((value) => plainText(value).trim() === '');
  return blank.length > 0 && blank.length < values.length;
};

const isTextMissing = (index: TextIndex, page: string | null, key: string): boolean =>
  !mayBeBlank({ page, object_key: key }) &&
  isHalf(languages.map((language) => lookupText(index, language, key, page ?? undefined)?.resource ?? ''));

const isFieldMissing = (state: RootState, target: Extract<PageTarget, { kind: 'row' }>): boolean => {
  const row = selectEditedRow(state, target.entity, target.id) as StoredRow | undefined; // a row of any kind
  if (!row) return false;
  return target.fields.some((name) => {
    const columns = columnsOfEntity(target.entity).filter(
      ({ fieldName, field }) => fieldName === name && isLocalizedField(field),
    );
    return columns.length > 0 && isHalf(columns.map((column) => String(row[column.name] ?? '')));
  });
};

const missingOf = (state: RootState, targets: readonly PageTarget[]): readonly PageTarget[] => {
  const index = selectTextIndex(state);
  const missing = targets.filter((target) => {
    if (target.kind === 'text') return isTextMissing(index, target.page, target.key);
    return target.kind === 'row' && isFieldMissing(state, target);
  });
  return [...new Map(missing.map((target) => [targetId(target), target])).values()];
};

const isSame = (one: readonly PageTarget[], other: readonly PageTarget[]): boolean =>
  one.map(targetId).join() === other.map(targetId).join();

/** What of a page lacks one of the languages. */
export function useMissing(targets: readonly PageTarget[]): readonly PageTarget[] {
  return useAppSelector((state) => missingOf(state, targets), isSame);
}
