import { chakra } from '@chakra-ui/react';
import { hasPermission } from '../../../model/permissions';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/selectors';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { ImportForm } from './ImportForm';
import { ImportDone, ImportFailure, ImportProgress, ImportReview } from './ImportResult';
import { useImport } from './useImport';

/** The steps of an import: the form, the report of its changes, and the result. */
const ImportSteps = () => {
  const running = useImport();
  const { state, report } = running;
  useUnsavedChanges(state === 'applying');
  if (state === 'done') return <ImportDone running={running} />;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <ImportForm running={running} />
      <ImportFailure running={running} />
      <ImportProgress running={running} />
      {report ? <ImportReview running={running} report={report} /> : null}
    </chakra.div>
  );
};

/** `/import`: imports the content of a file, for the super-user. */
const ImportScreen = () => {
  const text = useTexts('import');
  const admin = useTexts('admin');
  const mayImport = useAppSelector((state) => hasPermission(selectRole(state), 'importContent'));
  return (
    <AdminPage title={admin('import-content')} introduction={text('introduction')}>
      {mayImport ? <ImportSteps /> : <EmptyState>{text('super-only')}</EmptyState>}
    </AdminPage>
  );
};

export default ImportScreen;
