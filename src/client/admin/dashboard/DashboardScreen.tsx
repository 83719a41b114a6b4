import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/components/Grid';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { BackupNotice } from './BackupNotice';
import { DashboardCard } from './DashboardCard';
import { dashboardGroups } from '../navigation/dashboardGroups';
import { DashboardSection } from './DashboardSection';
import { InquiriesNotice } from './InquiriesNotice';
import { Shortcuts } from './Shortcuts';
import { Tasks } from './Tasks';
import { TemporaryPasswordNotice } from './TemporaryPasswordNotice';

interface DashboardScreenProps {
  /** The button that opens the search. */
  readonly search: ReactNode;
  readonly lastChanges: ReactNode;
}

/**
 * The start screen of the administration: the tasks, the last changes, the commonest jobs, and links to all
 * editors in six groups, with the number of items in each.
 */
export function DashboardScreen({ search, lastChanges }: DashboardScreenProps) {
  const text = useTexts('admin');
  const words = useTexts('dashboard');
  return (
    <AdminPage title={text('dashboard')} introduction={text('dashboard-introduction')}>
      <chakra.div marginBottom="6" hideFrom="lg">
        {search}
      </chakra.div>
      <TemporaryPasswordNotice />
      <chakra.div display="grid" gap={{ base: '8', md: '9' }}>
        <chakra.div
          display="grid"
          gap={{ base: '8', lg: '6' }}
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        >
          <DashboardSection title={words('what-to-do')}>
            <InquiriesNotice />
            <Tasks />
            <BackupNotice />
          </DashboardSection>
          {lastChanges}
        </chakra.div>
        <DashboardSection title={words('shortcuts')}>
          <Shortcuts />
        </DashboardSection>
        <DashboardSection title={words('everything')}>
          <CardGrid gap="4">
            {dashboardGroups.map((group) => (
              <li key={group.title}>
                <DashboardCard group={group} />
              </li>
            ))}
          </CardGrid>
        </DashboardSection>
      </chakra.div>
    </AdminPage>
  );
}
