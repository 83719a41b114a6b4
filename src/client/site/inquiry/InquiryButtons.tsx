import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inquirySubjects } from '../../../model/inquiries/inquiry';
import { publicPages } from '../../../model/site/pages';
import { LinkButton } from '../../ui/components/button';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useInquiryLink } from './useInquiryLink';

const routes = { achievement: 'achievements', assembly: 'assemblies' } as const;

/** One row; on a phone as wide as the dialog, and the words of the link may take two lines. */
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '2', md: '3' },
    width: { base: 'full', md: 'auto' },
    '& > *': { flexGrow: '1' },
    '& > :last-child': { flexShrink: '1', whiteSpace: 'normal', paddingInline: { base: '3', md: '5' } },
  },
});

interface InquiryButtonsProps {
  readonly subject: keyof typeof routes;
  readonly id: number;
  readonly children: ReactNode;
}

/** How to ask for an item like the one in the open dialog: by telephone, or with the form, which names that item. */
export function InquiryButtons({ subject, id, children }: InquiryButtonsProps) {
  const link = useInquiryLink(subject, [id], publicPages[routes[subject]].opens.parameter);
  return (
    <Buttons>
      <TelephoneButton topic={inquirySubjects[subject].topic} />
      <LinkButton {...link} variant="primary">
        {children}
      </LinkButton>
    </Buttons>
  );
}
