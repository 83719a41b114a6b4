import { DashboardScreen } from './dashboard/DashboardScreen';
import { LastChanges } from './history/LastChanges';
import { PaletteButton } from './palette/PaletteButton';

/** `/admin`: the dashboard with the parts of other features. */
const Dashboard = () => (
  <DashboardScreen
    search={<PaletteButton width={{ base: 'full', sm: '20rem' }} justifyContent="flex-start" />}
    lastChanges={<LastChanges />}
  />
);

export default Dashboard;
