import type { InquiryProblem, InquiryProblems } from '../../../model/inquiries/checkInquiry';
import type { InquiryField } from '../../../model/inquiries/inquiry';
import { inquiryLengths } from '../../../model/inquiries/inquiry';
import { fieldsInvalid } from '../../../model/inquiries/errorCodes';
import type { ErrorCode } from '../../../model/errors/catalogue';
import { AppError } from '../../errors';

const codes: Readonly<Record<Exclude<InquiryProblem, 'required' | 'tooLong'>, ErrorCode>> = {
  contact: 'inquiryContactMissing',
  email: 'inquiryEmailInvalid',
  telephone: 'inquiryTelephoneInvalid',
};

const codeOf = (field: InquiryField, problem: InquiryProblem): ErrorCode => {
  if (problem === 'tooLong') return 'fieldTooLong';
  if (problem === 'required') return field === 'name' ? 'inquiryNameMissing' : 'inquiryMessageMissing';
  return codes[problem];
};

/** The error of a form: its sentence is about the first invalid field. @returns undefined for a form that can be sent */
export function invalidForm(problems: InquiryProblems): AppError | undefined {
  const [first] = Object.entries(problems) as [InquiryField, InquiryProblem][]; // the keys of a problem are its fields
  if (!first) return undefined;
  const [field, problem] = first;
  const values = { field, limit: inquiryLengths[field] };
  return new AppError(codeOf(field, problem), values, { error: fieldsInvalid, problems });
}
