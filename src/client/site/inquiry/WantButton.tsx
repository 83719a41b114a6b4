import type { ReactNode } from 'react';
import { publicPages } from '../../../model/site/pages';
import { LinkButton } from '../../ui/components/button';
import { useInquiryLink } from './useInquiryLink';

const routes = { achievement: 'achievements', assembly: 'assemblies' } as const;

interface WantButtonProps {
  readonly subject: keyof typeof routes;
  readonly id: number;
  readonly children: ReactNode;
}

/** The link to the form that asks for an item like the one in the open dialog. The form names that item. */
export function WantButton({ subject, id, children }: WantButtonProps) {
  const link = useInquiryLink(subject, [id], publicPages[routes[subject]].opens.parameter);
  return (
    <LinkButton {...link} variant="primary">
      {children}
    </LinkButton>
  );
}
