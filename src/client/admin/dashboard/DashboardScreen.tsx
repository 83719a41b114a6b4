import { CardGrid } from '../../ui/components/Grid';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { BackupNotice } from './BackupNotice';
import { DashboardCard } from './DashboardCard';
import { dashboardGroups } from '../navigation/dashboardGroups';
import { InquiriesNotice } from './InquiriesNotice';
import { TemporaryPasswordNotice } from './TemporaryPasswordNotice';

/** The start screen of the administration: links to all editors in six groups, with the number of items in each. */
const DashboardScreen = () => {
  const text = useTexts('admin');
  return (
    <AdminPage title={text('dashboard')} introduction={text('dashboard-introduction')}>
      <TemporaryPasswordNotice />
      <InquiriesNotice />
      <BackupNotice />
      <CardGrid>
        {dashboardGroups.map((group) => (
          <li key={group.title}>
            <DashboardCard group={group} />
          </li>
        ))}
      </CardGrid>
    </AdminPage>
  );
};

export default DashboardScreen;
