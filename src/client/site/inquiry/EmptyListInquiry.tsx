import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inquirySubjects } from '../../../model/inquiries/inquiry';
import { LinkButton } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useInquiryLink } from './useInquiryLink';

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
});

interface EmptyListInquiryProps {
  readonly subject: 'tanker' | 'part';
  /** The words of the link that opens the form. */
  readonly ask: string;
  /** A button that shows the full list again. */
  readonly clear?: ReactNode;
  /** Says that nothing was found. */
  readonly children: ReactNode;
}

/** Replaces an empty list: a telephone number and a link to the form, to ask for the missing item. */
export function EmptyListInquiry({ subject, ask, clear, children }: EmptyListInquiryProps) {
  const link = useInquiryLink(subject);
  return (
    <EmptyState
      action={
        <Actions>
          {clear}
          <TelephoneButton topic={inquirySubjects[subject].topic} />
          <LinkButton {...link} variant="primary">
            {ask}
          </LinkButton>
        </Actions>
      }
    >
      {children}
    </EmptyState>
  );
}
