import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { InquiryAbout } from '../../../model/inquiries/aboutAddress';
import { aboutParameter, askParameter, writeAbout } from '../../../model/inquiries/aboutAddress';
import { isPlainClick } from '../../ui/navigation/isPlainClick';
import { useQueryParameter } from '../../ui/navigation/useQueryParameter';
import { usePathTo } from '../../ui/text/usePathTo';

/**
 * The properties of a link that opens the form of a question: in a dialog over the page or, without scripts, as a page.
 * @param replaced the parameter of an open dialog, which the form replaces until the visitor goes back
 */
export function useInquiryLink(
  subject: InquiryAbout['subject'],
  rowIds: readonly number[] = [],
  replaced?: string,
) {
  const about = writeAbout({ subject, rowIds });
  const path = usePathTo();
  const navigate = useNavigate();
  const { pushLink } = useQueryParameter(askParameter, replaced);
  return {
    to: `${path('inquiry')}?${aboutParameter}=${about}`,
    rel: 'nofollow',
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (event.detail > 1) return; // the second click of a double click
      const { to, state } = pushLink(about);
      void navigate(to, { state });
    },
  } as const;
}
