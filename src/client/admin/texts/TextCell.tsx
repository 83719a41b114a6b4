import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import type { Language } from '../../../model/site/languages';
import { useTexts } from '../../ui/text/useTexts';
import { TextArea } from '../controls/input';

interface TextCellProps {
  readonly id: string;
  readonly textKey: string;
  readonly language: Language;
  readonly value: string;
  /** What the keys do, for a screen reader: the id of where it says so. */
  readonly hintId: string;
  /** The text is missing in this language, and may not be added. */
  readonly isMissing: boolean;
  /** It was emptied, and may not be. */
  readonly isRefused: boolean;
  readonly isBusy: boolean;
  readonly isFirst: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The cell in which a text is edited in one language. */
export const TextCell = ({
  id,
  textKey,
  language,
  value,
  hintId,
  isMissing,
  isRefused,
  isBusy,
  isFirst,
  onChange,
  onKeyDown,
}: TextCellProps) => {
  const text = useTexts('edit-resources');
  const described = [hintId, isMissing ? `${id}missing` : '', isRefused ? `${id}refused` : ''];
  return (
    <td>
      <span data-label="" aria-hidden="true">
        {text(language)}
      </span>
      <TextArea
        id={id}
        aria-label={`${text(language)}, ${textKey}`}
        aria-describedby={described.filter(Boolean).join(' ')}
        aria-invalid={isRefused}
        lang={language}
        rows={2}
        css={{ fieldSizing: 'content' }}
        autoFocus={isFirst}
        readOnly={isBusy || isMissing}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {isMissing ? (
        <chakra.p id={`${id}missing`} fontSize="sm" color="fg.muted">
          {text('missing-hint')}
        </chakra.p>
      ) : null}
      {isRefused ? (
        <chakra.p id={`${id}refused`} role="alert" fontSize="sm" fontWeight="medium" color="danger.solid">
          {text('text-blank')}
        </chakra.p>
      ) : null}
    </td>
  );
};
