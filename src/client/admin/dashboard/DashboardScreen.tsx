import { CardGrid } from '../../ui/components/Grid';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { DashboardCard } from './DashboardCard';
import { dashboardGroups } from './dashboardGroups';
import { TemporaryPasswordNotice } from './TemporaryPasswordNotice';

/** Where an administrator begins: everything that can be edited, in six groups, with how much there is of each. */
const DashboardScreen = () => {
  const text = useTexts('admin');
  return (
    <AdminPage title={text('dashboard')} introduction={text('dashboard-introduction')} hasWayBack={false}>
      <TemporaryPasswordNotice />
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
