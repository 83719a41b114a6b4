import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasPermission } from '../../../model/permissions';
import { superTextsClassKey } from '../../../model/text/texts';
import { endpoints } from '../../store/api/adminApi';
import { useAppSelector } from '../../store/hooks';
import { selectRole, selectTexts } from '../../store/selectors';
import { Button, LinkButton } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { NotFound } from '../../ui/components/page/NotFound';
import { usePathTo } from '../../ui/text/usePathTo';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { useTitle } from '../useTitle';
import { AddTextDialog } from './AddTextDialog';
import { HtmlTextDialog } from './HtmlTextDialog';
import { SearchBox } from '../controls/SearchBox';
import { isTextPage, storedPage } from '../../../model/text/textPages';
import { isHtmlRow, missingLanguages, rowsOf, searchRows } from './table/textRows';
import type { TextRow } from './table/textRows';
import { isRequestUnknown } from '../requests/requestError';
import { useLanguageFacts } from '../requests/useLanguageReview';
import { TextsTable } from './table/TextsTable';
import { usePageName } from '../controls/usePageName';
import type { TextEditor } from './useTextEditor';
import { useTextEditor } from './useTextEditor';
import { useTextFromAddress } from './useTextFromAddress';

/** A link to the index of texts. */
const AllTextsLink = () => {
  const text = useTexts('edit-resources');
  const path = usePathTo();
  return <LinkButton to={path('editTextsIndex')}>{text('all-texts')}</LinkButton>;
};

const useCountText = (shown: number, count: number): string => {
  const text = useTexts('edit-resources');
  const plural = usePlural();
  if (shown !== count) return text(`count-of-${plural(count)}`, { shown, count });
  return text(`count-${plural(count)}`, { count });
};

const noKeys: ReadonlySet<string> = new Set();

/**
 * The keys of the texts that the site came with, for which its screens ask.
 * A back-end without this request can restore none of them.
 */
const useInitialKeys = (classKey: string): ReadonlySet<string> | 'loading' => {
  const page = isTextPage(classKey) ? storedPage(classKey) : classKey;
  const { data, error } = endpoints.textInitialKeys.useQuery(page);
  return useMemo(() => (isRequestUnknown(error) ? noKeys : data ? new Set(data) : 'loading'), [data, error]);
};

/** The row that is edited. It stays if another administrator has deleted it, so that typed values are not lost. */
const useEditedRow = (rows: readonly TextRow[], { form }: TextEditor): TextRow | undefined => {
  const found = form && rows.find((row) => row.key === form.key);
  const [edited, setEdited] = useState(found);
  if (found !== undefined && found !== edited) setEdited(found);
  if (!form) return undefined;
  return found ?? (edited?.key === form.key ? edited : { key: form.key, en: undefined, fr: undefined });
};

/** Whether a text is edited as HTML: the state when editing began, even if another administrator changes the flag. */
const useIsRich = (row: TextRow | undefined): boolean => {
  const isHtml = row !== undefined && isHtmlRow(row);
  const [initial, setInitial] = useState({ key: row?.key, isHtml });
  if (initial.key === row?.key) return initial.isHtml;
  setInitial({ key: row?.key, isHtml });
  return isHtml;
};

const Editor = ({ classKey }: { classKey: string }) => {
  const text = useTexts('edit-resources');
  const pageName = usePageName();
  const path = usePathTo();
  const role = useAppSelector(selectRole);
  const texts = useAppSelector(selectTexts);
  const [parameters] = useSearchParams();
  const [search, setSearch] = useState(() => parameters.get('search') ?? '');
  const [isAdding, setIsAdding] = useState(false);
  const deferredSearch = useDeferredValue(search);
  const editor = useTextEditor(classKey);
  useLanguageFacts();
  const rows = useMemo(() => rowsOf(texts, classKey), [texts, classKey]);
  useTextFromAddress(editor, rows);
  const found = useMemo(() => searchRows(rows, deferredSearch), [rows, deferredSearch]);
  const taken = useMemo(
    () => new Set(rows.filter((row) => missingLanguages(row).length === 0).map(({ key }) => key)),
    [rows],
  );
  const initialKeys = useInitialKeys(classKey);
  const countText = useCountText(found.length, rows.length);
  const mayAdd = hasPermission(role, 'addText');
  // The edited row stays visible even if the search no longer matches it.
  const current = useEditedRow(rows, editor);
  const isRich = useIsRich(current);
  const shown = current && !found.includes(current) ? [current, ...found] : found;
  return (
    <AdminPage
      title={pageName(classKey)}
      introduction={text(classKey === superTextsClassKey ? 'introduction-super' : 'introduction')}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="4" marginBottom="6">
        <SearchBox label={text('search')} value={search} onChange={setSearch} found={countText} />
        {mayAdd ? (
          <Button variant="primary" marginTop={{ sm: '7' }} onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" size={20} />
            {text('add-text')}
          </Button>
        ) : null}
        <LinkButton
          to={path('editTextsIndex')}
          variant="ghost"
          marginTop={{ sm: '7' }}
          marginInlineStart={{ md: 'auto' }}
        >
          {text('all-texts')}
        </LinkButton>
      </chakra.div>
      {shown.length > 0 ? (
        <TextsTable
          caption={pageName(classKey)}
          rows={shown}
          editor={editor}
          isRich={isRich}
          hasHtmlFlag={hasPermission(role, 'changeHtmlFlag')}
          mayAdd={mayAdd}
          initialKeys={initialKeys}
        />
      ) : (
        <EmptyState>{text(search ? 'search-none' : 'empty', { search })}</EmptyState>
      )}
      {current && isRich && editor.form ? (
        <HtmlTextDialog
          key={current.key}
          row={current}
          mayAdd={mayAdd}
          isBusy={editor.isBusy}
          failure={editor.failure}
          conflicts={editor.conflicts}
          draft={editor.form.draft}
          draftName={editor.form.draftName}
          send={editor.send}
        />
      ) : null}
      {isAdding ? (
        <AddTextDialog classKey={classKey} takenKeys={taken} onClose={() => setIsAdding(false)} />
      ) : null}
    </AdminPage>
  );
};

const UnknownPage = ({ classKey }: { classKey: string }) => {
  const text = useTexts('edit-resources');
  useTitle(useTexts('titles')('not-found'));
  return (
    <NotFound introduction={text('unknown-page', { page: classKey })}>
      <AllTextsLink />
    </NotFound>
  );
};

/** The editor of the texts of a class key: a page, or `shared` for the texts without a page. */
export function TextsEditor({ classKey }: { classKey: string }) {
  const text = useTexts('edit-resources');
  const role = useAppSelector(selectRole);
  const isKnown = useAppSelector(
    (state) => isTextPage(classKey) || selectTexts(state).some(({ page }) => page === classKey),
  );
  if (!isKnown) return <UnknownPage classKey={classKey} />;
  if (classKey === superTextsClassKey && !hasPermission(role, 'changeSuperText')) {
    return (
      <AdminPage title={text('page-super')}>
        <EmptyState action={<AllTextsLink />}>{text('super-only')}</EmptyState>
      </AdminPage>
    );
  }
  return <Editor classKey={classKey} />;
}
