import { companies } from '../../../model/site/brands';
import { inquiryStates, inquirySubjects } from '../../../model/inquiries/inquiry';
import type { Localized } from '../../../model/site/languages';

const subjects = Object.keys(inquirySubjects).join(', ');

/** The value that a field expects, in words, for the error message about an invalid one. */
export const expectations = {
  text: { en: 'a text', fr: 'un texte' },
  integer: { en: 'a whole number, 0 or more', fr: 'un nombre entier, 0 ou plus' },
  percentage: { en: 'a whole number from 0 to 100', fr: 'un nombre entier de 0 à 100' },
  time: {
    en: 'a time in UTC such as 2027-03-14T11:30Z',
    fr: 'une heure en UTC, comme 2027-03-14T11:30Z',
  },
  boolean: { en: 'true or false', fr: 'true ou false' },
  id: { en: 'the id of a row', fr: 'l’identifiant d’un élément' },
  company: { en: `one of ${companies.join(', ')}`, fr: `l’une de ${companies.join(', ')}` },
  language: { en: "'en' or 'fr'", fr: '« en » ou « fr »' },
  subject: { en: `one of ${subjects}`, fr: `l’une de ${subjects}` },
  inquiryState: { en: `one of ${inquiryStates.join(', ')}`, fr: `l’un de ${inquiryStates.join(', ')}` },
  fileName: { en: 'the name of a file', fr: 'le nom d’un fichier' },
} as const satisfies Record<string, Localized>;

export type Expectation = keyof typeof expectations;

export function isExpectation(value: unknown): value is Expectation {
  return typeof value === 'string' && Object.hasOwn(expectations, value);
}
