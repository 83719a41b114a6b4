import { chakra } from '@chakra-ui/react';
import { BriefcaseBusiness, Building2, Languages, Phone, Truck, Wrench } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Card } from '../../ui/components/Grid';
import { useTexts } from '../../ui/text/useTexts';
import { DashboardButton } from './DashboardButton';
import type { DashboardGroup } from './dashboardGroups';

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
  const Icon = icons[group.title];
  return (
    <Card boxShadow="raised" borderTopWidth="4px" borderTopColor="accent.solid">
      <chakra.div padding="5" display="grid" gap="2">
        <chakra.h2 fontSize="2xl" display="flex" alignItems="center" gap="2.5">
          {Icon ? <Icon aria-hidden="true" size={26} /> : null}
          {text(group.title)}
        </chakra.h2>
        <chakra.p color="fg.muted">{text(group.text)}</chakra.p>
      </chakra.div>
      <chakra.ul listStyle="none" display="grid" padding="2" paddingTop="0">
        {group.links.map((link) => (
          <li key={link.label}>
            <DashboardButton link={link} />
          </li>
        ))}
      </chakra.ul>
    </Card>
  );
}
