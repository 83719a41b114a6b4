import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { BriefcaseBusiness, Building2, Languages, Phone, Truck, Wrench, ChevronRight } from 'lucide-react';
import { Card } from '../../ui/components/Grid';
import { useTexts } from '../../ui/text/useTexts';
import type { DashboardGroup, DashboardLink } from '../navigation/dashboardGroups';
import { LinkButton } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { usePlural } from '../../ui/text/usePlural';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/selectors';
import { hasPermission, routeAction } from '../../../model/permissions';
import { useCount } from '../navigation/useCount';

/** A link to an editor, with the number of its items if they are counted. */
const DashboardButton = ({ link }: { link: DashboardLink }) => {
  const text = useTexts('admin');
  const plural = usePlural();
  const path = usePathTo();
  const count = useCount(link);
  return (
    <LinkButton
      to={path(link.route, link.params)}
      variant="ghost"
      size="sm"
      minHeight="11"
      width="full"
      justifyContent="flex-start"
      paddingInline="2"
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
};

const icons: Readonly<Partial<Record<DashboardGroup['title'], LucideIcon>>> = {
  'about-us': Building2,
  products: Truck,
  services: Wrench,
  careers: BriefcaseBusiness,
  'join-us': Phone,
  resources: Languages,
};

/** A group of the dashboard: its description, and a link to each of its editors. */
export function DashboardCard({ group }: { group: DashboardGroup }) {
  const text = useTexts('admin');
  const role = useAppSelector(selectRole);
  const Icon = icons[group.title];
  return (
    <Card>
      <chakra.div padding="4" paddingBottom="2" display="grid" gap="1">
        <chakra.h3 fontSize="xl" display="flex" alignItems="center" gap="2.5">
          {Icon ? <Icon aria-hidden="true" size={22} /> : null}
          {text(group.title)}
        </chakra.h3>
        <chakra.p fontSize="sm" lineHeight="snug" color="fg.muted">
          {text(group.text)}
        </chakra.p>
      </chakra.div>
      <chakra.ul listStyle="none" display="grid" padding="2" paddingTop="0">
        {group.links
          .filter(({ route }) => hasPermission(role, routeAction(route)))
          .map((link) => (
            <li key={link.label}>
              <DashboardButton link={link} />
            </li>
          ))}
      </chakra.ul>
    </Card>
  );
}
