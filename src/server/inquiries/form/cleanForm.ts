import type { InquiryField, InquiryForm } from '../../../model/inquiries/inquiry';
import { recordOfTexts } from '../../../model/inquiries/inquiry';
import { stripInvalidCharacters } from '../../content/rows/fieldCodecs';

/** Characters that turn the direction of the text around them: with them, text can look like other text. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/gu;

const oneLine = (text: string): string =>
  stripInvalidCharacters(text)
    .replace(directionMarks, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Cleans a text of several lines: of control characters, only the ends of lines and tabs stay. */
export function cleanLines(text: string): string {
  return stripInvalidCharacters(text)
    .replace(directionMarks, '')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** The texts of a form without control characters, so that none of them can reach the header of a mail or another line. */
export function cleanForm(form: InquiryForm): Pick<InquiryForm, InquiryField> {
  return recordOfTexts((field) => (field === 'message' ? cleanLines : oneLine)(form[field]));
}
