import type { Inquiry } from '../../../model/inquiries/inquiry';
import type { Language, Localized } from '../../../model/site/languages';
import { brands } from '../../../model/site/brands';
import type { InquiryContext } from '../inquiryContext';
import { listInquiries } from './readInquiries';
import { textsIn } from '../textsIn';

const stateTexts = { new: 'is-new', taken: 'is-taken-by-nobody', answered: 'is-answered-by-nobody' } as const;

/** The words of the inbox, in the reader's language. */
type Words = ReturnType<typeof textsIn<'inbox'>>;

const namesOfUnits = ({ units }: Inquiry, words: Words): string =>
  units.map(({ name, isGone }) => (isGone ? words('unit-gone', { name }) : name)).join('\n');

/** The columns of the file: the title, and the value. */
const columns: readonly (readonly [Localized, (inquiry: Inquiry, words: Words) => string])[] = [
  [{ en: 'Reference', fr: 'Référence' }, ({ reference }) => reference],
  [{ en: 'Time (UTC)', fr: 'Heure (UTC)' }, ({ at }) => new Date(at).toISOString()],
  [{ en: 'Brand', fr: 'Marque' }, ({ brand }) => brands[brand].name],
  [{ en: 'Subject', fr: 'Sujet' }, ({ subject }, words) => words(`subject-${subject}`)],
  [{ en: 'About', fr: 'À propos de' }, namesOfUnits],
  [{ en: 'Name', fr: 'Nom' }, ({ name }) => name],
  [{ en: 'E-mail', fr: 'Courriel' }, ({ email }) => email],
  [{ en: 'Telephone', fr: 'Téléphone' }, ({ telephone }) => telephone],
  [{ en: 'Language', fr: 'Langue' }, ({ language }, words) => words(`language-${language}`)],
  [{ en: 'Message', fr: 'Message' }, ({ message }) => message],
  [{ en: 'Vehicle', fr: 'Véhicule' }, ({ vehicle }) => vehicle],
  [{ en: 'Preferred week', fr: 'Semaine souhaitée' }, ({ week }) => week],
  [{ en: 'State', fr: 'État' }, ({ state }, words) => words(stateTexts[state])],
  [{ en: 'Taken by', fr: 'Prise en charge par' }, ({ takenBy }) => takenBy ?? ''],
  [{ en: 'Note', fr: 'Note' }, ({ note }) => note],
];

/**
 * Prevents formula injection: a spreadsheet computes a cell that begins with one of these signs, wide ones too. An apostrophe
 * turns the cell into text. A spreadsheet that expects semicolons between cells, as in French, ignores the quotes: then each line
 * of a text begins a cell, and each part after a semicolon.
 */
const escapeFormulas = (value: string): string =>
  value.replace(/(^|[;\t\r\n])([" ]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");

const cellOf = (value: string): string => `"${escapeFormulas(value).replaceAll('"', '""')}"`;

const lineOf = (values: readonly string[]): string => `${values.map(cellOf).join(',')}\r\n`;

/** Spreadsheets read UTF-8 only after this mark. */
const byteOrderMark = '\uFEFF';

/** All inquiries as CSV (RFC 4180), newest first, in the words of a language. @throws AppError if they are encrypted with another key */
export async function exportInquiries(context: InquiryContext, language: Language): Promise<string> {
  const inquiries = await listInquiries(context, { limit: Infinity });
  const words = textsIn(context.content, language, 'inbox');
  const titles = columns.map(([title]) => title[language]);
  const lines = inquiries.map((inquiry) => lineOf(columns.map(([, valueOf]) => valueOf(inquiry, words))));
  return [byteOrderMark, lineOf(titles), ...lines].join('');
}
