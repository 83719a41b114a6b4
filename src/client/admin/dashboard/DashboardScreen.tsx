import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/components/Grid';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { DashboardCard } from './DashboardCard';
import { dashboardGroups } from '../navigation/dashboardGroups';
import { InquiriesNotice } from './InquiriesNotice';
import { Shortcuts } from './Shortcuts';
import { Tasks } from './Tasks';
import { TemporaryPasswordNotice } from './TemporaryPasswordNotice';
import { useAppSelector } from '../../store/hooks';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';

interface DashboardSectionProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  readonly title: ReactNode;
}

/** A part of the dashboard under its heading. */
function DashboardSection({ title, children, ...props }: DashboardSectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} minWidth="0" {...props}>
      <chakra.h2 id={id} fontSize="2xl" marginBottom="3">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

/** Shows the time of the last automatic backup, and warns when backups are missing. */
function BackupNotice() {
  const text = useTexts('admin');
  const formatDateTime = useFormatDateTime('long');
  const backup = useAppSelector(({ session }) => session.backup);
  if (!backup) return null;
  const { lastAt, isLate } = backup;
  return (
    <chakra.p marginBottom="4" color={isLate ? 'fg.error' : 'fg.muted'} fontSize="sm">
      {lastAt === null ? text('backup-none') : text('backup-last', { date: formatDateTime(lastAt) })}
      {isLate && ` ${text('backup-late')}`}
    </chakra.p>
  );
}

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
