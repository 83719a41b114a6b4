import type { InquiryAbout } from '../../../model/inquiries/aboutAddress';
import { useTexts } from '../../ui/text/useTexts';

/** The title of the form. */
export function useInquiryTitle({ subject, rowIds }: InquiryAbout): string {
  const text = useTexts('inquiry');
  return text(subject === 'tanker' && rowIds.length > 1 ? 'title-tankers' : `title-${subject}`);
}
