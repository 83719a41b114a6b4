import type { InquiryForm, InquiryReceipt, InquiryField } from '../../../model/inquiries/inquiry';
import { checkInquiry } from '../../../model/inquiries/checkInquiry';
import type { BrandId } from '../../../model/site/brands';
import { cleanForm } from './cleanForm';
import type { InquiryContext } from '../inquiryContext';
import { unitsOf } from './inquiryUnits';
import type { NewInquiry } from '../storage/storeInquiry';
import { findReference, findSentInquiry, referenceOfRequest, storeInquiry } from '../storage/storeInquiry';
import type { InquiryProblem, InquiryProblems } from '../../../model/inquiries/checkInquiry';
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
function invalidForm(problems: InquiryProblems): AppError | undefined {
  const [first] = Object.entries(problems) as [InquiryField, InquiryProblem][]; // the keys of a problem are its fields
  if (!first) return undefined;
  const [field, problem] = first;
  const values = { field, limit: inquiryLengths[field] };
  return new AppError(codeOf(field, problem), values, { error: fieldsInvalid, problems });
}

/** Where a form came from. */
export interface InquiryOrigin {
  readonly brand: BrandId;
  /** The IP address. It is counted for the limits, and not stored with the inquiry. */
  readonly address: string;
}

/** Identifies who asks what. It is signed, so that the database alone does not confirm a guess of it. */
const wordsKeyOf = (
  { secret }: InquiryContext,
  { subject, rowIds }: InquiryForm,
  { name, email, telephone, message, vehicle, week }: ReturnType<typeof cleanForm>,
): Promise<string> =>
  secret.sign(
    JSON.stringify(['inquiry words', subject, rowIds, name, email, telephone, message, vehicle, week]),
  );

interface IdentifiedForm {
  readonly form: InquiryForm;
  readonly cleaned: ReturnType<typeof cleanForm>;
  readonly wordsKey: string;
  /**
   * The key of the form with that of its words. A visitor whose response was lost may correct the words before sending them again:
   * then they are another inquiry, and none of them is lost.
   */
  readonly requestKey: string;
}

const identify = async (context: InquiryContext, form: InquiryForm): Promise<IdentifiedForm> => {
  const cleaned = cleanForm(form);
  const wordsKey = await wordsKeyOf(context, form, cleaned);
  return { form, cleaned, wordsKey, requestKey: `${form.requestKey} ${wordsKey}` };
};

/** @throws AppError if the form is not acceptable */
const checkForm = async (
  context: InquiryContext,
  { form, cleaned, wordsKey, requestKey }: IdentifiedForm,
): Promise<Pick<NewInquiry, 'requestKey' | 'tokenKey' | 'wordsKey' | 'at'>> => {
  const tokenKey = await context.tokens.check(form.token);
  const error = invalidForm(checkInquiry(cleaned));
  if (error) throw error;
  return { requestKey, tokenKey, wordsKey, at: context.now() };
};

const describeInquiry = async (
  { content }: InquiryContext,
  { form, cleaned }: IdentifiedForm,
): Promise<Pick<NewInquiry, 'subject' | 'language' | 'units' | 'personal'>> => {
  const { subject, language } = form;
  const units = JSON.stringify(await unitsOf(content, form));
  return { subject, language, units, personal: { ...cleaned, note: '' } };
};

/**
 * Stores what a visitor asks. Sending the same form again returns the same reference.
 * @throws AppError if a field is invalid, if its token is, or if there were too many inquiries
 */
export async function sendInquiry(
  { inquiries: context }: { readonly inquiries: InquiryContext },
  form: InquiryForm,
  origin: InquiryOrigin,
): Promise<InquiryReceipt> {
  // A program that fills in the honeypot gets the response of a stored inquiry, so that it learns nothing.
  if (form.website !== '') return { reference: await referenceOfRequest(context, form.requestKey) };
  const identified = await identify(context, form);
  const known = await findReference(context.database.system, identified.requestKey);
  if (known !== undefined) return { reference: known };
  const keys = await checkForm(context, identified);
  // A repeated form is not counted, so that one form cannot use up a limit.
  const sent = await findSentInquiry(context.database.system, keys);
  if (sent !== undefined) return { reference: sent };
  await context.limits.take(origin.address, identified.cleaned.email);
  const inquiry = { ...keys, ...(await describeInquiry(context, identified)), brand: origin.brand };
  const { reference, isNew } = await storeInquiry(context, inquiry, async (transaction, id) =>
    context.mails?.add(transaction, id, { ...inquiry, ...inquiry.personal }),
  );
  if (isNew) context.mails?.wake();
  return { reference };
}
