import { Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { languagesFrom } from '../../../../model/site/languages';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { TextChips } from '../../controls/LanguageChips';
import type { TextEditor } from '../useTextEditor';
import { TextName } from './TextName';
import type { TextRow } from './textRows';
import { isHtmlRow, valuesOf } from './textRows';
import { TextValue } from './TextValue';

/**
 * A text that a screen uses must not be missing: it cannot be deleted, only replaced by the text that the
 * site came with.
 */
export type RemovalKind = 'delete' | 'restore';

const RemovalButton = ({
  textKey,
  name,
  removal,
  begin,
}: Pick<TextRowViewProps, 'begin'> & { textKey: string; name: string; removal: RemovalKind }) => {
  const label = useTexts('edit-resources')(`${removal}-of`, { key: name });
  const isDeletion = removal === 'delete';
  return (
    <Button
      variant="ghost"
      size="icon"
      {...(isDeletion && { color: 'danger.solid' })}
      aria-label={label}
      title={label}
      onClick={() => begin({ type: removal, key: textKey })}
    >
      {isDeletion ? <Trash2 aria-hidden="true" size={20} /> : <RotateCcw aria-hidden="true" size={20} />}
    </Button>
  );
};

interface TextRowViewProps {
  readonly row: TextRow;
  /** The id of the Edit button, which gets the focus after editing. */
  readonly editId: string;
  readonly hasHtmlFlag: boolean;
  /** Whether the text can be deleted or restored; undefined if neither. */
  readonly removal: RemovalKind | 'loading' | undefined;
  readonly begin: TextEditor['begin'];
}

/** Takes the place of a button that arrives later, so that the buttons beside it do not move. */
const ButtonPlace = () => <Button variant="ghost" size="icon" visibility="hidden" />;

/** The row of a text with its buttons. */
export function TextRowView({ row, editId, hasHtmlFlag, removal, begin }: TextRowViewProps) {
  const text = useTexts('edit-resources');
  const { key, name = key } = row;
  const isHtml = isHtmlRow(row);
  return (
    <tr>
      <TextName row={row} />
      {languagesFrom(useAppSelector(selectLanguage)).map((language, index) => (
        <td key={language}>
          <span data-label="">{text(language)}</span>
          <TextValue text={row[language]} />
          {index === 1 ? <TextChips en={row.en} fr={row.fr} /> : null}
        </td>
      ))}
      {hasHtmlFlag ? (
        <td>
          <span data-label="" aria-hidden="true">
            {text('is-html')}
          </span>
          <input
            type="checkbox"
            aria-label={text('html-of', { key: name })}
            checked={isHtml}
            onChange={() => begin({ type: 'flag', key, isHtml: !isHtml })}
          />
        </td>
      ) : null}
      <td>
        <span data-actions="">
          <Button
            id={editId}
            variant="ghost"
            size="icon"
            aria-label={text('edit-of', { key: name })}
            title={text('edit-of', { key: name })}
            onClick={() => begin({ type: 'edit', key, initialValues: valuesOf(row), isHtml })}
          >
            <Pencil aria-hidden="true" size={20} />
          </Button>
          {removal === 'loading' ? <ButtonPlace /> : null}
          {removal === 'delete' || removal === 'restore' ? (
            <RemovalButton textKey={key} name={name} removal={removal} begin={begin} />
          ) : null}
        </span>
      </td>
    </tr>
  );
}
