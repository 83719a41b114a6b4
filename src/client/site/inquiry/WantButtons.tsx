import type { ReactNode } from 'react';
import { inquirySubjects } from '../../../model/inquiries/inquiry';
import { publicPages } from '../../../model/site/pages';
import { LinkButton } from '../../ui/components/button';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useInquiryLink } from './useInquiryLink';

const routes = { achievement: 'achievements', assembly: 'assemblies' } as const;

interface WantButtonsProps {
  readonly subject: keyof typeof routes;
  readonly id: number;
  readonly children: ReactNode;
}

/** How to ask for an item like the one in the open dialog: by telephone, or with the form, which names that item. */
export function WantButtons({ subject, id, children }: WantButtonsProps) {
  const link = useInquiryLink(subject, [id], publicPages[routes[subject]].opens.parameter);
  return (
    <>
      <TelephoneButton topic={inquirySubjects[subject].topic} />
      <LinkButton {...link} variant="primary">
        {children}
      </LinkButton>
    </>
  );
}
