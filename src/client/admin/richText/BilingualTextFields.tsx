import { chakra } from '@chakra-ui/react';
import type { Language } from '../../../model/site/languages';
import { languagesFrom } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { Field } from '../controls/inputs/Field';
import { TextArea } from '../controls/inputs/input';
import { LazyRichTextEditor } from './LazyRichTextEditor';
import type { Localized } from '../../../model/site/languages';

interface BothLanguagesProps {
  readonly values: Localized;
  readonly isHtml: (language: Language) => boolean;
  readonly isReadOnly: (language: Language) => boolean;
  readonly errorOf?: (language: Language) => string | undefined;
  readonly hintOf?: (language: Language) => string | undefined;
  readonly isRequired?: boolean;
  readonly onChange: (language: Language, text: string) => void;
}

/** A text in both languages, side by side, stacked on a phone. HTML texts have a rich-text editor. */
export function BilingualTextFields({
  values,
  isHtml,
  isReadOnly,
  errorOf,
  hintOf,
  isRequired = false,
  onChange,
}: BothLanguagesProps) {
  const text = useTexts('edit-resources');
  const shownLanguages = languagesFrom(useAppSelector(selectLanguage));
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {shownLanguages.map((language) => (
        <Field
          key={language}
          label={text(language)}
          error={errorOf?.(language)}
          hint={hintOf?.(language)}
          isRequired={isRequired}
        >
          {(control) =>
            isHtml(language) ? (
              <LazyRichTextEditor
                id={control.id}
                label={text(language)}
                describedBy={control['aria-describedby']}
                isInvalid={control['aria-invalid']}
                isRequired={isRequired}
                isReadOnly={isReadOnly(language)}
                language={language}
                value={values[language]}
                onChange={(html) => onChange(language, html)}
              />
            ) : (
              <TextArea
                {...control}
                lang={language}
                readOnly={isReadOnly(language)}
                value={values[language]}
                onChange={({ target }) => onChange(language, target.value)}
              />
            )
          }
        </Field>
      ))}
    </chakra.div>
  );
}
