import { readAbout } from '../../model/inquiries/about';
import type { InquiryAbout } from '../../model/inquiries/aboutAddress';
import type { InquiryForm } from '../../model/inquiries/inquiry';
import { recordOfTexts } from '../../model/inquiries/inquiry';
import { fieldsInvalid } from '../../model/inquiries/errorCodes';
import type { InquiryValues, ServedForm } from '../../model/inquiries/servedForm';
import { hiddenFields } from '../../model/inquiries/servedForm';
import type { Language } from '../../model/site/languages';
import { defaultLanguage, isLanguage } from '../../model/site/languages';
import { isRecord } from '../../model/schema/isRecord';
import type { AppError } from '../errors';
import { errorBodyOf } from '../http/errors';

/** A form that a browser without scripts has posted. */
export interface PostedForm {
  readonly about: InquiryAbout;
  /** The language of the page that had the form. */
  readonly language: Language;
  /** The key of the question, to send it again under; undefined where it is none of ours. */
  readonly requestKey: string | undefined;
  readonly values: InquiryValues;
  /** Undefined where it is none of ours. */
  readonly token: string | undefined;
}

const languageOr = (text: string, otherwise: Language): Language => (isLanguage(text) ? text : otherwise);

/** Reads the fields. Those that are missing are empty, and others do not count. */
export function readPostedForm(body: URLSearchParams): PostedForm {
  const field = (name: string): string => body.get(name) ?? '';
  const language = languageOr(field(hiddenFields.pageLanguage), defaultLanguage);
  /** The page shows it again as it is, so it must have no characters of HTML. */
  const key = (name: string): string | undefined => /^[\w.-]{1,100}$/.exec(field(name))?.[0];
  return {
    about: readAbout(field(hiddenFields.about)),
    language,
    requestKey: key(hiddenFields.requestKey),
    token: key(hiddenFields.token),
    values: {
      ...recordOfTexts(field),
      language: languageOr(field('language'), language),
      website: field('website'),
    },
  };
}

/** The question of a posted form, as scripts send it. */
export function inquiryOf({ about, values, token = '' }: PostedForm, requestKey: string): InquiryForm {
  return { ...values, ...about, token, requestKey };
}

/** The form as its page shows it again. */
export function servedFormOf({ values, language }: PostedForm, failure: AppError): ServedForm {
  const { error, problems } = failure.details;
  if (error === fieldsInvalid && isRecord(problems)) return { values, problems, message: null };
  return { values, problems: {}, message: errorBodyOf(failure, language).message };
}
