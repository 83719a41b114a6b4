import { chakra } from '@chakra-ui/react';
import { memo, useEffect, useId } from 'react';
import { languagesFrom } from '../../../../model/site/languages';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { useTexts } from '../../../ui/text/useTexts';
import { tableStyles } from './tableStyles';
import { TextRowForm } from './TextRowForm';
import type { TextRow } from './textRows';
import type { RemovalKind } from './TextRowView';
import { TextRowView } from './TextRowView';
import type { TextDraft } from '../../../../model/admin/textEdit';
import type { TextEditor } from '../useTextEditor';

interface RowProps {
  readonly textKey: string;
  readonly name: string | undefined;
  readonly brand: TextRow['brand'];
  readonly en: TextRow['en'];
  readonly fr: TextRow['fr'];
  readonly hasHtmlFlag: boolean;
  readonly mayAdd: boolean;
  readonly removal: RemovalKind | 'loading' | undefined;
  /** Whether the text is edited in the row and not in a dialog. */
  readonly isForm: boolean;
  readonly isEditing: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly conflicts: TextEditor['conflicts'];
  readonly draft: TextDraft | null;
  readonly draftName: string;
  readonly begin: TextEditor['begin'];
  readonly send: TextEditor['send'];
  readonly discardEdit: TextEditor['discardEdit'];
}

/** One text. It is memoized: it renders again only when its own props change. */
const Row = memo(({ textKey, name, brand, en, fr, isForm, isEditing, removal, begin, ...form }: RowProps) => {
  const editId = `${useId()}edit`;
  const row: TextRow = { key: textKey, name, brand, en, fr };
  useEffect(() => {
    if (!isEditing) return;
    return () => {
      // The focused form is gone: focus the button that opened it.
      if (document.activeElement === document.body) document.getElementById(editId)?.focus();
    };
  }, [isEditing, editId]);
  return isForm ? (
    <TextRowForm key={JSON.stringify(form.draft)} row={row} {...form} />
  ) : (
    <TextRowView row={row} editId={editId} hasHtmlFlag={form.hasHtmlFlag} removal={removal} begin={begin} />
  );
});

Row.displayName = 'Row';

const noConflicts: TextEditor['conflicts'] = [];

interface TextsTableProps {
  readonly caption: string;
  /** The heading of the names of the texts. */
  readonly nameHeading?: string;
  readonly rows: readonly TextRow[];
  readonly editor: TextEditor;
  /** Whether the edited text is HTML, which is edited in a dialog. */
  readonly isRich: boolean;
  readonly hasHtmlFlag: boolean;
  readonly mayAdd: boolean;
  /** The keys of the texts that screens ask for; undefined if no text of the table can be removed. */
  readonly initialKeys?: ReadonlySet<string> | 'loading';
}

const removalOf = (key: string, initialKeys: TextsTableProps['initialKeys']) => {
  if (typeof initialKeys !== 'object') return initialKeys;
  return initialKeys.has(key) ? 'restore' : 'delete';
};

/** The texts of a page: key, values in both languages, and buttons. */
export function TextsTable({
  caption,
  nameHeading,
  rows,
  editor,
  isRich,
  hasHtmlFlag,
  mayAdd,
  initialKeys,
}: TextsTableProps) {
  const text = useTexts('edit-resources');
  const { key: currentKey, form, isBusy, failure, conflicts, begin, send, discardEdit } = editor;
  return (
    <chakra.table css={tableStyles}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <colgroup>
        <col data-column="key" />
        <col />
        <col />
        {hasHtmlFlag ? <col data-column="html" /> : null}
        <col data-column="actions" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{nameHeading ?? text('object-key')}</th>
          {languagesFrom(useAppSelector(selectLanguage)).map((language) => (
            <th key={language} scope="col">
              {text(language)}
            </th>
          ))}
          {hasHtmlFlag ? <th scope="col">{text('is-html')}</th> : null}
          <th scope="col">
            <chakra.span srOnly>{text('actions')}</chakra.span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, brand, en, fr }) => {
          const isCurrent = key === currentKey;
          const ownForm = form?.key === key ? form : undefined;
          return (
            <Row
              key={key}
              textKey={key}
              name={name}
              brand={brand}
              en={en}
              fr={fr}
              hasHtmlFlag={hasHtmlFlag}
              mayAdd={mayAdd}
              removal={removalOf(key, initialKeys)}
              isForm={ownForm !== undefined && !isRich}
              isEditing={ownForm !== undefined}
              isBusy={isCurrent && isBusy}
              failure={isCurrent ? failure : null}
              conflicts={isCurrent ? conflicts : noConflicts}
              draft={ownForm?.draft ?? null}
              draftName={ownForm?.draftName ?? ''}
              begin={begin}
              send={send}
              discardEdit={discardEdit}
            />
          );
        })}
      </tbody>
    </chakra.table>
  );
}
