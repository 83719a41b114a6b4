import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { changedWords } from '../../../model/parity/changedWords';
import { plainTextOf } from '../../../model/parity/meaning';
import { hasPermission } from '../../../model/permissions';
import type { LanguagePair } from '../../../model/parity/pairs';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { Language } from '../../../model/site/languages';
import { maxAltLength } from '../../../model/images/variants';
import type { AuthoredMove, PairFacts } from '../../store/api/endpoints/languageEndpoints';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import type { ControlProps } from '../controls/inputs/Field';
import { Field } from '../controls/inputs/Field';
import { Input, TextArea } from '../controls/inputs/input';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';
import { LazyRichTextEditor } from '../richText/LazyRichTextEditor';
import type { PairForm } from './usePairForm';
import { languageKeys } from '../controls/languageKeys';

/** Returns when and by whom a language was changed last. */
const useChangeText = () => {
  const text = useTexts('languages');
  const formatDateTime = useFormatDateTime('short');
  return (move: AuthoredMove | null | undefined): string => {
    if (!move) return text('unchanged');
    const time = formatDateTime(move.at);
    return move.author === null
      ? text('changed-on', { time })
      : text('changed-by', { time, author: move.author });
  };
};

interface ChangedWordsProps {
  readonly was: string;
  readonly now: string;
  readonly language: Language;
}

/** The words that have changed since the last change of the other language. */
const ChangedWords = ({ was, now, language }: ChangedWordsProps) => {
  const text = useTexts('languages');
  const id = useId();
  return (
    <chakra.div
      aria-labelledby={id}
      role="group"
      padding="3"
      bg="bg.sunken"
      borderRadius="sm"
      lineHeight="normal"
      overflowWrap="anywhere"
      maxHeight="15rem"
      overflowY="auto"
    >
      <chakra.p id={id} fontSize="xs" fontWeight="semibold" color="fg.muted">
        {text('changed-words')}
      </chakra.p>
      <p lang={language}>
        {changedWords(was, now).map(({ kind, text: words }, index) => {
          if (kind === 'same') return <span key={index}>{words}</span>;
          const isAdded = kind === 'added';
          return (
            <chakra.span
              key={index}
              {...(isAdded
                ? { bg: 'success.subtle', fontWeight: 'semibold', textDecoration: 'underline' }
                : { bg: 'danger.subtle', textDecoration: 'line-through' })}
            >
              <chakra.span srOnly>{` ${text(isAdded ? 'added' : 'removed')}: `}</chakra.span>
              {words}
            </chakra.span>
          );
        })}
      </p>
    </chakra.div>
  );
};

/** Whether the editor of a value has one line only. */
const isOneLine = ({ source }: LanguagePair): boolean => {
  if (source.kind !== 'row') return source.kind === 'picture';
  const field = columnsOfEntity(source.entity).find(({ fieldName }) => fieldName === source.field)?.field;
  return field?.kind === 'localizedText' && !field.multiline;
};

interface PairSideProps {
  readonly pair: LanguagePair;
  readonly language: Language;
  readonly facts: PairFacts | undefined;
  readonly form: PairForm;
  /** Whether this language must be corrected, so that its input gets the focus. */
  readonly isToMend: boolean;
}

interface PairInputProps extends Omit<PairSideProps, 'facts'> {
  readonly isReadOnly: boolean;
  readonly control: ControlProps;
}

/** The input that the value has in its editor. */
const PairInput = ({ pair, language, form, isToMend, isReadOnly, control }: PairInputProps) => {
  const words = useTexts('super');
  const { values, change } = form;
  if (pair.isRich)
    return (
      <LazyRichTextEditor
        id={control.id}
        label={words(languageKeys[language])}
        describedBy={control['aria-describedby']}
        isInvalid={control['aria-invalid']}
        isReadOnly={isReadOnly}
        language={language}
        value={values[language]}
        onChange={(html) => change(language, html)}
      />
    );
  const shared = {
    ...control,
    lang: language,
    readOnly: isReadOnly,
    autoFocus: isToMend,
    value: values[language],
    ...(pair.source.kind === 'picture' && { maxLength: maxAltLength }),
  };
  return isOneLine(pair) ? (
    <Input {...shared} autoComplete="off" onChange={({ target }) => change(language, target.value)} />
  ) : (
    <TextArea
      {...shared}
      rows={3}
      css={{ fieldSizing: 'content' }}
      onChange={({ target }) => change(language, target.value)}
    />
  );
};

/** One language of a pair: its field, the words that changed, and who changed it when. */
export function PairSide({ facts, ...side }: PairSideProps) {
  const { pair, language, form } = side;
  const text = useTexts('languages');
  const names = useTexts('edit-resources');
  const words = useTexts('super');
  const role = useAppSelector(selectRole);
  const changeText = useChangeText();
  const { source, isRich } = pair;
  const mayEdit = source.kind !== 'text' || pair.values[language] !== '' || hasPermission(role, 'addText');
  const was = facts?.behind && facts.behind !== language ? facts.was : null;
  return (
    <chakra.div display="grid" gap="3" alignContent="start" minWidth="0">
      <Field
        label={words(languageKeys[language])}
        hint={mayEdit ? changeText(facts?.moves[language]) : text('may-not-add')}
        error={form.isInvalid(language) ? names('text-blank') : undefined}
      >
        {(control) => <PairInput {...side} isReadOnly={form.isBusy || !mayEdit} control={control} />}
      </Field>
      {was === null ? null : (
        <ChangedWords
          was={plainTextOf(was, isRich)}
          now={plainTextOf(pair.values[language], isRich)}
          language={language}
        />
      )}
    </chakra.div>
  );
}
