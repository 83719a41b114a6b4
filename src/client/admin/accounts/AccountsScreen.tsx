import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { hasPermission } from '../../../model/permissions';
import { endpoints } from '../../store/api/adminApi';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/selectors';
import { Button } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { LoadingFailed } from '../controls/listNotices';
import { AccountDialog } from './AccountDialog';
import type { AccountTask } from './accountTask';
import { AccountTable } from './AccountTable';

interface AccountListProps {
  readonly onChoose: (task: AccountTask) => void;
}

const AccountList = ({ onChoose }: AccountListProps) => {
  const { data: accounts, error, refetch, fulfilledTimeStamp = 0 } = endpoints.accounts.useQuery();
  if (error) return <LoadingFailed page="accounts" cause={error} retry={() => void refetch()} />;
  if (!accounts) return <ScreenLoading />;
  return <AccountTable accounts={accounts} now={fulfilledTimeStamp} onChoose={onChoose} />;
};

/** The accounts, and the dialog for an action of the super-user on one of them. */
const Accounts = () => {
  const text = useTexts('accounts');
  const [task, setTask] = useState<AccountTask>();
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <AdminPage
      title={text('title')}
      introduction={text('introduction')}
      beside={
        <Button ref={addButton} variant="primary" onClick={() => setTask({ action: 'add' })}>
          <UserPlus aria-hidden="true" size={20} />
          {text('add')}
        </Button>
      }
    >
      <AccountList onChoose={setTask} />
      {task ? (
        <AccountDialog
          task={task}
          onClose={() => setTask(undefined)}
          fallbackFocus={() => addButton.current}
        />
      ) : null}
    </AdminPage>
  );
};

/** `/accounts`: who may log in, for the super-user. */
const AccountsScreen = () => {
  const text = useTexts('accounts');
  const mayManage = useAppSelector((state) => hasPermission(selectRole(state), 'manageAccounts'));
  if (mayManage) return <Accounts />;
  return (
    <AdminPage title={text('title')}>
      <EmptyState>{text('super-only')}</EmptyState>
    </AdminPage>
  );
};

export default AccountsScreen;
