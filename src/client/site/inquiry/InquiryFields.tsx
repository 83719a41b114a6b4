import { chakra } from '@chakra-ui/react';
import type { InquirySubject } from '../../../model/inquiries/inquiry';
import { languagesFrom } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import type { FieldsState } from './Field';
import { Field, Input, TextArea } from './Field';

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Legend = chakra('legend', { base: { marginBottom: '2', fontSize: 'sm', color: 'fg.muted' } });

/** The name of the visitor, and how to reply. */
const ContactFields = (form: FieldsState) => {
  const text = useTexts('inquiry');
  return (
    <>
      <Field form={form} name="name" label={text('name')}>
        {(control) => <Input {...control} required autoComplete="name" />}
      </Field>
      <fieldset>
        <Legend>{text('one-is-enough')}</Legend>
        <Pair>
          <Field form={form} name="email" label={text('email')}>
            {(control) => <Input {...control} type="email" inputMode="email" autoComplete="email" />}
          </Field>
          <Field form={form} name="telephone" label={text('telephone')} deps="email">
            {(control) => <Input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
          </Field>
        </Pair>
      </fieldset>
    </>
  );
};

const VehicleFields = (form: FieldsState) => {
  const text = useTexts('inquiry');
  return (
    <Pair>
      {(['vehicle', 'week'] as const).map((name) => (
        <Field key={name} form={form} name={name} label={text(name)} isOptional isStart={name === 'vehicle'}>
          {(control) => <Input {...control} autoComplete="off" placeholder={text(`example-${name}`)} />}
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
const LanguageField = ({ register, served, isSending }: FieldsState) => {
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
          <input
            {...register('language')}
            type="radio"
            value={each}
            defaultChecked={each === first}
            onClick={(event) => isSending && event.preventDefault()}
          />
          {text(`answer-in-${each}`)}
        </Choice>
      ))}
    </fieldset>
  );
};

/** A honeypot against spam: people neither see nor hear this field, and programs fill it in. */
const Honeypot = ({ register }: FieldsState) => {
  const text = useTexts('inquiry');
  return (
    <chakra.label aria-hidden="true" position="absolute" insetInlineStart="-200vw">
      {text('website')}
      <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
    </chakra.label>
  );
};

/** The fields of a question. */
export function InquiryFields({ subject, form }: { subject: InquirySubject; form: FieldsState }) {
  const text = useTexts('inquiry');
  const label =
    subject === 'inspection' || subject === 'career' ? (`message-${subject}` as const) : 'message';
  return (
    <>
      {subject === 'inspection' ? <VehicleFields {...form} /> : null}
      <Field form={form} name="message" label={text(label)} isStart={subject !== 'inspection'}>
        {(control) => <TextArea {...control} required placeholder={text(`example-${subject}`)} />}
      </Field>
      <ContactFields {...form} />
      <LanguageField {...form} />
      <Honeypot {...form} />
    </>
  );
}
