import { chakra, defineRecipe } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { InquiryProblem } from '../../../model/inquiries/checkInquiry';
import type { InquiryField } from '../../../model/inquiries/inquiry';
import { inquiryLengths } from '../../../model/inquiries/inquiry';
import { fieldStyle } from '../../ui/components/fieldStyle';
import type { TextOf } from '../../ui/text/useTexts';
import { useTexts } from '../../ui/text/useTexts';
import type { InquiryFormState } from './useInquiryForm';

const recipe = defineRecipe({
  base: {
    _placeholder: { color: 'fg.muted', opacity: '1' },
    ...fieldStyle,
  },
});

export const Input = chakra('input', recipe);

export const TextArea = chakra('textarea', recipe, { defaultProps: { rows: 4 } });

const problemText = (text: TextOf<'inquiry'>, field: InquiryField, problem: InquiryProblem): string => {
  if (problem === 'tooLong') return text('problem-too-long', { count: inquiryLengths[field] });
  if (problem === 'required') return text(field === 'name' ? 'problem-name' : 'problem-message');
  return text(`problem-${problem}`);
};

export type FieldsState = Pick<
  InquiryFormState,
  'register' | 'problemOf' | 'isFirstProblem' | 'served' | 'isSending'
>;

/** The props that connect a control to the form, to its label and to its problem. */
interface ControlProps extends UseFormRegisterReturn {
  readonly id: string;
  readonly defaultValue: string | undefined;
  readonly readOnly: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly autoFocus: boolean;
  readonly 'data-autofocus'?: '';
}

interface FieldProps {
  readonly form: FieldsState;
  readonly name: InquiryField;
  readonly label: string;
  readonly isOptional?: boolean;
  /** A field that is checked again after each change of this one. */
  readonly deps?: InquiryField;
  /** Whether a dialog focuses it when the dialog opens. */
  readonly isStart?: boolean;
  /** Renders the control with these props. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, and its problem below. */
export function Field({
  form: { register, problemOf, isFirstProblem, served, isSending },
  name,
  label,
  isOptional = false,
  deps,
  isStart = false,
  children,
}: FieldProps) {
  const text = useTexts('inquiry');
  const problem = problemOf(name);
  const id = useId();
  const problemId = `${id}problem`;
  return (
    <chakra.div display="grid" gap="1" alignContent="start" minWidth="0">
      <chakra.label htmlFor={id} fontWeight="semibold" fontSize="sm">
        {label}
        {isOptional ? (
          <chakra.span fontWeight="normal" color="fg.muted">
            {` (${text('optional')})`}
          </chakra.span>
        ) : null}
      </chakra.label>
      {children({
        ...register(name, deps && { deps }),
        id,
        defaultValue: served?.values[name],
        readOnly: isSending, // what is typed now would be lost
        'aria-invalid': problem !== undefined,
        'aria-describedby': problem && problemId,
        autoFocus: isFirstProblem(name), // of a form that was posted without scripts
        ...(isStart && { 'data-autofocus': '' }),
      })}
      {problem ? (
        <chakra.p
          id={problemId}
          display="flex"
          gap="1.5"
          alignItems="flex-start"
          fontSize="sm"
          fontWeight="medium"
          lineHeight="snug"
          color="danger.solid"
        >
          <CircleAlert aria-hidden="true" size={18} style={{ flexShrink: 0 }} />
          {problemText(text, name, problem)}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
