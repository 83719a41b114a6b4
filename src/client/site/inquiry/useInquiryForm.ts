import { useContext, useEffect } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { InquiryAbout } from '../../../model/inquiries/aboutAddress';
import { writeAbout } from '../../../model/inquiries/aboutAddress';
import type { InquiryProblem, InquiryProblems } from '../../../model/inquiries/checkInquiry';
import { checkInquiry } from '../../../model/inquiries/checkInquiry';
import type { InquiryField } from '../../../model/inquiries/inquiry';
import { inquiryTexts, recordOfTexts } from '../../../model/inquiries/inquiry';
import { isLanguage } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import type { InquiryDraft } from './draft';
import { storeInquiryDraft } from './draft';
import type { FilledInquiry } from './inquiry.machine';
import type { InquiryValues } from '../../../model/inquiries/servedForm';
import { inquiryFields } from '../../../model/inquiries/servedForm';
import { ServedFormContext } from './servedFormContext';
import { useInquiry } from './useInquiry';

/**
 * The values of all fields; '' for fields that the form lacks, such as the vehicle of a question about a
 * part.
 */
const complete = (values: Partial<InquiryValues>): InquiryValues => ({
  ...recordOfTexts(() => ''),
  ...{ website: '', language: 'en' },
  ...values,
});

const entriesOf = (problems: InquiryProblems): [InquiryField, InquiryProblem][] =>
  Object.entries(problems) as [InquiryField, InquiryProblem][]; // the keys of problems are fields

const resolver: Resolver<InquiryValues> = (values) => {
  const problems = entriesOf(checkInquiry(complete(values)));
  if (problems.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(problems.map(([field, type]) => [field, { type }])) };
};

type Form = UseFormReturn<InquiryValues>;

/** Stores what is typed in this tab until it is sent. @returns a function to call after each change */
const useDraft = ({ getValues, setValue }: Form, key: string, draft: InquiryDraft): (() => void) => {
  useEffect(() => {
    // after hydration: the values that were typed before it are newer than the draft
    for (const field of inquiryFields) {
      const stored = draft.values[field];
      if (stored !== undefined && (!getValues(field) || field === 'language')) setValue(field, stored);
    }
  }, [draft, getValues, setValue]);
  return () => storeInquiryDraft(key, { requestKey: draft.requestKey, values: getValues() });
};

/** The first field on the page with a problem that the server has found. */
const firstOf = (problems: InquiryProblems = {}): InquiryField | undefined =>
  inquiryTexts.find((field) => problems[field]);

/** Shows the problems that only the server has found. */
const useServerProblems = ({ setError }: Form, problems: InquiryProblems): void => {
  useEffect(() => {
    const first = firstOf(problems);
    for (const [field, type] of entriesOf(problems))
      setError(field, { type }, { shouldFocus: field === first });
  }, [problems, setError]);
};

/** The form of a question: its fields, its problems, and the machine that sends it. */
export function useInquiryForm(about: InquiryAbout) {
  const served = useContext(ServedFormContext);
  const language = useAppSelector(selectLanguage);
  const { draft, snapshot, send } = useInquiry(about);
  const form = useForm<InquiryValues>({ resolver });
  const saveDraft = useDraft(form, writeAbout(about), draft);
  useServerProblems(form, snapshot.context.problems);
  const { errors } = form.formState;
  const filled = (values: InquiryValues): FilledInquiry => ({
    ...complete(values),
    ...about,
    language: isLanguage(values.language) ? values.language : language,
  });
  return {
    served,
    snapshot,
    saveDraft,
    register: form.register,
    problemOf: (field: InquiryField): InquiryProblem | undefined =>
      (errors[field]?.type as InquiryProblem | undefined) ?? served?.problems[field], // as the resolver names it
    isFirstProblem: (field: InquiryField): boolean => field === firstOf(served?.problems),
    isSending: snapshot.hasTag('busy'),
    hasProblems: Object.keys(errors).length > 0,
    submit: form.handleSubmit((values) => send({ type: 'send', inquiry: filled(values) })),
  };
}

export type InquiryFormState = ReturnType<typeof useInquiryForm>;
