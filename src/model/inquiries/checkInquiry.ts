import { isMailAddress } from '../text/mailAddress';
import type { InquiryField, InquiryForm } from './inquiry';
import { inquiryLengths, inquiryTexts } from './inquiry';

/** Why a field of the form is invalid. `contact`: neither an email address nor a telephone number is given. */
export type InquiryProblem = 'required' | 'tooLong' | 'email' | 'telephone' | 'contact';

/** The problem of each invalid field of a form; empty for a form that can be sent. */
export type InquiryProblems = Partial<Record<InquiryField, InquiryProblem>>;

/** Whether an answer can reach this address: its domain is complete. `name@gmail` is a typing error. */
const canReceiveMail = (text: string): boolean =>
  isMailAddress(text) && /@([^.。]+[.。])+[^.。]{2,}[.。]?$/u.test(text);

/** A local number has seven digits. */
const canBeCalled = (text: string): boolean => text.replace(/\D/g, '').length >= 7;

const problemOf = (
  form: Pick<InquiryForm, InquiryField>,
  field: InquiryField,
): InquiryProblem | undefined => {
  const text = form[field].trim();
  if ([...text].length > inquiryLengths[field]) return 'tooLong';
  if (field === 'name' || field === 'message') return text === '' ? 'required' : undefined;
  if (field === 'email' && text === '' && form.telephone.trim() === '') return 'contact';
  if (field === 'email' && text !== '' && !canReceiveMail(text)) return 'email';
  return field === 'telephone' && text !== '' && !canBeCalled(text) ? 'telephone' : undefined;
};

/** Checks a form, in the browser before it is sent and on the server before it is stored. */
export function checkInquiry(form: Pick<InquiryForm, InquiryField>): InquiryProblems {
  return Object.fromEntries(
    inquiryTexts.flatMap((field) => {
      const problem = problemOf(form, field);
      return problem ? [[field, problem]] : [];
    }),
  );
}
