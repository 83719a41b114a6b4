import type { InquiryAbout } from '../../../model/inquiries/aboutAddress';
import { useTexts } from '../../ui/text/useTexts';

/** The title of the form. It names 'this tanker' or 'this part' only where the question has one. */
export function useInquiryTitle({ subject, rowIds }: InquiryAbout): string {
  const text = useTexts('inquiry');
  const isOfRow = subject === 'tanker' || subject === 'part';
  if (isOfRow && rowIds.length === 0) return text('title-general');
  return text(subject === 'tanker' && rowIds.length > 1 ? 'title-tankers' : `title-${subject}`);
}
