import type { Inquiry } from '../../../model/inquiries/inquiry';
import { inquiryTexts } from '../../../model/inquiries/inquiry';
import { foldWord } from '../../../model/text/foldWord';

/** From this many digits on, a word may be a part of a telephone number, which people write in many ways. */
const minTelephoneDigits = 4;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const textOf = ({ units, ...inquiry }: Omit<Inquiry, 'mail'>): string => {
  const { reference, note, takenBy } = inquiry;
  const texts = [reference, ...inquiryTexts.map((field) => inquiry[field]), note, takenBy ?? ''];
  return foldWord([...texts, ...units.map((unit) => unit.name)].join('\n'));
};

/** A filter of the inquiries that hold every word of a search. It works on what is decrypted, so the database cannot do it. */
export function createInquiryFilter(search: string): (inquiry: Omit<Inquiry, 'mail'>) => boolean {
  const words = foldWord(search)
    .split(' ')
    .filter((word) => word !== '');
  return (inquiry) => {
    if (words.length === 0) return true;
    const text = textOf(inquiry);
    const telephone = digitsOf(inquiry.telephone);
    const isTelephone = (word: string): boolean =>
      digitsOf(word).length >= minTelephoneDigits && telephone.includes(digitsOf(word));
    return words.every((word) => text.includes(word) || isTelephone(word));
  };
}
