import { chakra } from '@chakra-ui/react';
import type { InquirySubject } from '../../../model/inquiries/inquiry';
import { languagesFrom } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { Field, Input, TextArea } from './Field';
import type { InquiryFormState } from './useInquiryForm';

type FieldsProps = Pick<InquiryFormState, 'register' | 'problemOf' | 'isFirstProblem' | 'served'>;

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Legend = chakra('legend', { base: { marginBottom: '2', fontSize: 'sm', color: 'fg.muted' } });

/** The name of the visitor, and how to reply. */
const ContactFields = ({ register, problemOf, isFirstProblem, served }: FieldsProps) => {
  const text = useTexts('inquiry');
  return (
    <>
      <Field name="name" label={text('name')} problem={problemOf('name')} isFirst={isFirstProblem('name')}>
        {(control) => (
          <Input
            {...control}
            {...register('name')}
            required
            autoComplete="name"
            defaultValue={served?.values.name}
          />
        )}
      </Field>
      <fieldset>
        <Legend>{text('one-is-enough')}</Legend>
        <Pair>
          <Field
            name="email"
            label={text('email')}
            problem={problemOf('email')}
            isFirst={isFirstProblem('email')}
          >
            {(control) => (
              <Input
                {...control}
                {...register('email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                defaultValue={served?.values.email}
              />
            )}
          </Field>
          <Field
            name="telephone"
            label={text('telephone')}
            problem={problemOf('telephone')}
            isFirst={isFirstProblem('telephone')}
          >
            {(control) => (
              <Input
                {...control}
                {...register('telephone', { deps: 'email' })}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                defaultValue={served?.values.telephone}
              />
            )}
          </Field>
        </Pair>
      </fieldset>
    </>
  );
};

const VehicleFields = ({ register, problemOf, isFirstProblem, served }: FieldsProps) => {
  const text = useTexts('inquiry');
  return (
    <Pair>
      {(['vehicle', 'week'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={text(name)}
          isOptional
          problem={problemOf(name)}
          isFirst={isFirstProblem(name)}
          isStart={name === 'vehicle'}
        >
          {(control) => (
            <Input
              {...control}
              {...register(name)}
              autoComplete="off"
              placeholder={text(`example-${name}`)}
              defaultValue={served?.values[name]}
            />
          )}
        </Field>
      ))}
    </Pair>
  );
};

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    marginInlineEnd: '6',
    '& > input': { width: '5', height: '5', accentColor: '{colors.accent.solid}' },
  },
});

/** The language of the reply; the language of the page comes first. */
const LanguageField = ({ register, served }: FieldsProps) => {
  const text = useTexts('inquiry');
  const language = useAppSelector(selectLanguage);
  const first = served?.values.language ?? language;
  return (
    <fieldset>
      <chakra.legend fontWeight="semibold" fontSize="sm">
        {text('answer-in')}
      </chakra.legend>
      {languagesFrom(language).map((each) => (
        <Choice key={each}>
          <input {...register('language')} type="radio" value={each} defaultChecked={each === first} />
          {text(`answer-in-${each}`)}
        </Choice>
      ))}
    </fieldset>
  );
};

/** A honeypot against spam: people neither see nor hear this field, and programs fill it in. */
const Honeypot = ({ register }: FieldsProps) => {
  const text = useTexts('inquiry');
  return (
    <chakra.label aria-hidden="true" position="absolute" insetInlineStart="-200vw">
      {text('website')}
      <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
    </chakra.label>
  );
};

interface InquiryFieldsProps extends FieldsProps {
  readonly subject: InquirySubject;
}

/** The fields of a question. */
export function InquiryFields({ subject, ...props }: InquiryFieldsProps) {
  const { register, problemOf, isFirstProblem, served } = props;
  const text = useTexts('inquiry');
  const label =
    subject === 'inspection' || subject === 'career' ? (`message-${subject}` as const) : 'message';
  return (
    <>
      {subject === 'inspection' ? <VehicleFields {...props} /> : null}
      <Field
        name="message"
        label={text(label)}
        problem={problemOf('message')}
        isFirst={isFirstProblem('message')}
        isStart={subject !== 'inspection'}
      >
        {(control) => (
          <TextArea
            {...control}
            {...register('message')}
            required
            placeholder={text(`example-${subject}`)}
            defaultValue={served?.values.message}
          />
        )}
      </Field>
      <ContactFields {...props} />
      <LanguageField {...props} />
      <Honeypot {...props} />
    </>
  );
}
