import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { hasPermission } from '../../../model/permissions';
import { textPages } from '../../../model/text/textPages';
import { superTextsClassKey } from '../../../model/text/texts';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/selectors';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { selectEditableTexts } from '../../store/content/editableTexts';
import { FoundTexts } from './table/FoundTexts';
import { SearchBox } from '../controls/SearchBox';
import { TextLinks } from './table/TextLinks';
import { textGroups } from './textGroups';
import type { PageTextRow } from './table/textRows';
import { classKeyOf, isTextPage } from '../../../model/text/textPages';
import { rowsOf, searchRows } from './table/textRows';

/** All texts that the account may edit, by page. */
const useAllRows = (): ReadonlyMap<string, readonly PageTextRow[]> => {
  const texts = useAppSelector(selectEditableTexts);
  const mayChangeSuperTexts = useAppSelector((state) => hasPermission(selectRole(state), 'changeSuperText'));
  return useMemo(() => {
    const classKeys = new Set([...textPages, ...texts.map(classKeyOf)]);
    if (!mayChangeSuperTexts) classKeys.delete(superTextsClassKey);
    return new Map(
      [...classKeys].map((classKey) => [
        classKey,
        rowsOf(texts, classKey).map((row) => ({ ...row, classKey })),
      ]),
    );
  }, [texts, mayChangeSuperTexts]);
};

/** `/edit-resources`: finds every text of the site, by page or by search. */
const TextsIndexScreen = () => {
  const text = useTexts('edit-resources');
  const plural = usePlural();
  const admin = useTexts('admin');
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  const rows = useAllRows();
  const allRows = useMemo(() => [...rows.values()].flat(), [rows]);
  const foundRows = useMemo(() => searchRows(allRows, deferredSearch), [allRows, deferredSearch]);
  const isSearching = deferredSearch.trim() !== '';
  const count = foundRows.length;
  const otherPages = [...rows.keys()].filter((classKey) => !isTextPage(classKey));
  const groups = [...textGroups, { title: 'group-others', pages: otherPages }] as const;
  return (
    <AdminPage title={admin('edit-resources')} introduction={text('index-introduction')}>
      <chakra.div display="grid" gap="7">
        <SearchBox
          label={text('search-all')}
          value={search}
          onChange={setSearch}
          found={text(`count-${plural(count)}`, { count })}
        />
        {isSearching ? (
          <FoundTexts rows={foundRows} search={deferredSearch} />
        ) : (
          groups.map(({ title, pages }) => (
            <TextLinks key={title} title={text(title)} pages={pages} rows={rows} />
          ))
        )}
      </chakra.div>
    </AdminPage>
  );
};

export default TextsIndexScreen;
