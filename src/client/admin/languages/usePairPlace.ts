import { useCallback } from 'react';
import { openSearch } from '../../../model/admin/openRequest';
import { imageLink } from '../../../model/images/variants';
import { pictureGroup } from '../../../model/parity/place';
import type { LanguagePair } from '../../../model/parity/pairs';
import { entityNames, isEntityName } from '../../../model/schema/entities';
import { imageColumn } from '../../../model/schema/rowNames';
import { classKeyOf } from '../../../model/text/textPages';
import { selectEditedRow, selectEditedRows } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { useFieldLabel } from '../fields/labels';
import { nameInEither } from '../fields/rowNames';
import { usePageName } from '../controls/usePageName';
import { useRowLink } from '../navigation/useRowLink';

/** Returns the name of a group of pairs: a page of texts, a kind of content, or the pictures. */
export function useGroupName() {
  const text = useTexts('languages');
  const kinds = useTexts('import');
  const pageName = usePageName();
  return useCallback(
    (group: string): string => {
      if (group === pictureGroup) return text('pictures');
      return isEntityName(group) ? kinds(`kind-${group}`) : pageName(group.replace(/^text\//, ''));
    },
    [text, kinds, pageName],
  );
}

/** The names of a pair, and the address where it is edited. */
export interface PairPlace {
  readonly name: string;
  readonly link: string | undefined;
  /** The picture that the words are about. */
  readonly picture?: string;
}

/** Returns where a pair is: its name within its group, and its editor. */
export function usePairPlace() {
  const text = useTexts('languages');
  const editors = useTexts('editors');
  const store = useAppStore();
  const language = useAppSelector(selectLanguage);
  const path = usePathTo();
  const rowLink = useRowLink();
  const fieldLabel = useFieldLabel();
  const placeOfPicture = (name: string): PairPlace => {
    const picture = imageLink(name);
    for (const entity of entityNames) {
      const column = imageColumn(entity);
      const rows: readonly StoredRow[] =
        column === undefined ? [] : selectEditedRows(store.getState(), entity);
      const row = column === undefined ? undefined : rows.find((each) => each[column] === picture);
      if (row) return { name: editors('image-alt'), link: rowLink(entity, row), picture };
    }
    return { name: editors('image-alt'), link: undefined, picture };
  };
  return ({ source }: LanguagePair): PairPlace => {
    if (source.kind === 'picture') return placeOfPicture(source.name);
    if (source.kind === 'text') {
      const address = path('editTexts', { classKey: classKeyOf({ page: source.page }) });
      return { name: source.key, link: address + openSearch(source.key) };
    }
    const { entity, id, field } = source;
    const row: StoredRow | undefined = selectEditedRow(store.getState(), entity, id);
    const name = (row ? nameInEither(entity, row, language) : '') || editors('unnamed');
    return {
      name: text('of-field', { name, field: fieldLabel(entity, field) }),
      link: row && rowLink(entity, row),
    };
  };
}
