import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { LinkButton } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import type { DashboardLink } from './dashboardGroups';
import { useCount } from './useCount';

/** A link to an editor, with the number of its items if they are counted. */
export function DashboardButton({ link }: { link: DashboardLink }) {
  const text = useTexts('admin');
  const plural = usePlural();
  const path = usePathTo();
  const count = useCount(link);
  return (
    <LinkButton
      to={path(link.route, link.params)}
      variant="ghost"
      width="full"
      justifyContent="flex-start"
      paddingInline="3"
      textAlign="start"
      borderTopColor="line.subtle"
      _hover={{ bg: 'accent.subtle', color: 'accent.solid' }}
    >
      <chakra.span flex="1" minWidth="0">
        {text(link.label)}
      </chakra.span>
      {count === undefined ? null : (
        <chakra.span fontFamily="body" fontSize="sm" fontWeight="medium" color="fg.muted" whiteSpace="nowrap">
          {text(`count-${plural(count)}`, { count })}
        </chakra.span>
      )}
      <ChevronRight aria-hidden="true" size={18} />
    </LinkButton>
  );
}
