import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { Language } from '../../../model/site/languages';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';
import { useAutoFocus } from '../controls/inputs/useAutoFocus';
import { plainText } from '../richText/html/plainText';
import type { ConflictSide } from './useConflictChoices';
import { RichText } from '../../ui/text/RichText';

/** Replaces each link by underlined text and its URL: no click may leave the page while a version is chosen. */
const replaceLinks = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a')) {
    const url = link.getAttribute('href') ?? '';
    const underlined = document.createElement('u');
    underlined.append(...link.childNodes);
    link.replaceWith(underlined, url === '' ? '' : ` (${url})`);
  }
  return body.innerHTML;
};

/** A version of a rich text with its formatting: two versions may differ in nothing else. */
function FormattedVersion({ html }: { readonly html: string }) {
  return <RichText html={replaceLinks(html)} whiteSpace="normal" />;
}

/** A field that two administrators changed, with both versions. */
export interface ConflictingField {
  readonly name: string;
  readonly label: string;
  readonly language?: Language | undefined;
  readonly mine: string;
  readonly theirs: string;
  /** Whether both versions are rich text. */
  readonly isRich: boolean;
  /** The chosen version; undefined until the administrator chooses. */
  readonly side: ConflictSide | undefined;
  /** Whether the form shows that the choice is missing. */
  readonly isMissing: boolean;
}

interface ConflictChoiceProps {
  readonly author: string | null;
  /** Milliseconds since 1970. */
  readonly at: number | null;
  readonly fields: readonly ConflictingField[];
  /** The prefix of the ids and names of the radio buttons. */
  readonly group: string;
  readonly isDisabled: boolean;
  /** The hint below the choices. By default it says that the replaced version stays in the history. */
  readonly hint?: string;
  readonly onChoose: (name: string, side: ConflictSide) => void;
}

interface VersionProps {
  readonly field: ConflictingField;
  readonly side: ConflictSide;
  readonly group: string;
  readonly isDisabled: boolean;
  readonly onChoose: ConflictChoiceProps['onChoose'];
}

/** The content of a version, formatted as on the site. */
const VersionContent = ({ version, isRich }: { readonly version: string; readonly isRich: boolean }) => {
  const text = useTexts('editors');
  if ((isRich ? plainText(version) : version) === '') return text('conflict-empty');
  return isRich ? <FormattedVersion html={version} /> : version;
};

const Version = ({ field, side, group, isDisabled, onChoose }: VersionProps) => {
  const text = useTexts('editors');
  const isChosen = field.side === side;
  return (
    <chakra.label
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      gap="2"
      alignItems="start"
      padding="3"
      cursor="pointer"
      bg="bg.surface"
      borderWidth="2px"
      borderStyle="solid"
      borderColor={isChosen ? 'accent.solid' : 'line.subtle'}
    >
      <input
        id={side === 'mine' ? `${group}${field.name}` : undefined}
        type="radio"
        name={`${group}${field.name}`}
        aria-describedby={field.isMissing ? `${group}${field.name}-missing` : undefined}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose(field.name, side)}
      />
      <span>
        <chakra.span display="block" fontSize="sm" fontWeight="semibold">
          {text(side === 'mine' ? 'conflict-mine' : 'conflict-theirs')}
        </chakra.span>
        <chakra.span
          display="block"
          lang={field.language}
          overflowWrap="anywhere"
          whiteSpace="pre-line"
          maxHeight="40"
          overflowY="auto"
        >
          <VersionContent version={field[side]} isRich={field.isRich} />
        </chakra.span>
      </span>
    </chakra.label>
  );
};

/** Ignores the second click of a double click: it was meant for the element that was here before. */
const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Both versions of each conflicting field, side by side: the administrator chooses one per field. */
export function ConflictChoice({
  author,
  at,
  fields,
  group,
  isDisabled,
  hint,
  onChoose,
}: ConflictChoiceProps) {
  const text = useTexts('editors');
  const formatDateTime = useFormatDateTime('short');
  const section = useAutoFocus<HTMLElement>();
  const time = at === null ? '' : formatDateTime(at);
  return (
    <chakra.section
      ref={section}
      tabIndex={-1}
      scrollMarginBlock="4"
      onClickCapture={ignoreSecondClick}
      aria-label={text('conflict-title')}
      display="grid"
      gap="4"
      padding="4"
      bg="bg.subtle"
      borderInlineStartWidth="6px"
      borderInlineStartStyle="solid"
      borderInlineStartColor="primary.bg"
    >
      <chakra.p role="alert" fontWeight="medium" overflowWrap="anywhere">
        {author === null ? text('conflict-text-unknown') : text('conflict-text', { author, time })}
      </chakra.p>
      {fields.map((field) => (
        <chakra.fieldset key={field.name} minWidth="0" display="grid" gap="2">
          <chakra.legend fontSize="sm" color="fg.muted">
            {field.label}
          </chakra.legend>
          <chakra.div
            display="grid"
            gap="2"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            {(['mine', 'theirs'] as const).map((side) => (
              <Version
                key={side}
                field={field}
                side={side}
                group={group}
                isDisabled={isDisabled}
                onChoose={onChoose}
              />
            ))}
          </chakra.div>
          {field.isMissing ? (
            <chakra.p
              id={`${group}${field.name}-missing`}
              role="alert"
              fontSize="sm"
              fontWeight="medium"
              color="danger.solid"
            >
              {text('conflict-choose', { label: field.label })}
            </chakra.p>
          ) : null}
        </chakra.fieldset>
      ))}
      <chakra.p fontSize="sm" color="fg.muted">
        {hint ?? text('conflict-hint')}
      </chakra.p>
    </chakra.section>
  );
}
