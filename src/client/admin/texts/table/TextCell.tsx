import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import type { Language } from '../../../../model/site/languages';
import { useTexts } from '../../../ui/text/useTexts';
import { TextArea } from '../../controls/inputs/input';

interface TextCellProps {
  readonly id: string;
  readonly textKey: string;
  readonly language: Language;
  readonly value: string;
  /** The id of the keyboard hint for screen readers. */
  readonly hintId: string;
  /** The text does not exist in this language, and the account may not add it. */
  readonly isMissing: boolean;
  /** The text is empty, but must not be. */
  readonly isInvalid: boolean;
  readonly isBusy: boolean;
  readonly isFirst: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The cell to edit a text in one language. */
export function TextCell({
  id,
  textKey,
  language,
  value,
  hintId,
  isMissing,
  isInvalid,
  isBusy,
  isFirst,
  onChange,
  onKeyDown,
}: TextCellProps) {
  const text = useTexts('edit-resources');
  const descriptionIds = [hintId, isMissing ? `${id}missing` : '', isInvalid ? `${id}refused` : ''];
  return (
    <td>
      <span data-label="" aria-hidden="true">
        {text(language)}
      </span>
      <TextArea
        id={id}
        aria-label={`${text(language)}, ${textKey}`}
        aria-describedby={descriptionIds.filter(Boolean).join(' ')}
        aria-invalid={isInvalid}
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
      {isInvalid ? (
        <chakra.p id={`${id}refused`} role="alert" fontSize="sm" fontWeight="medium" color="danger.solid">
          {text('text-blank')}
        </chakra.p>
      ) : null}
    </td>
  );
}
