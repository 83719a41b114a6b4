import { useState } from 'react';
import type { AccountRole } from '../../../model/account/accountOverview';
import type { Invitation } from '../../store/api/accountsEndpoints';
import { endpoints } from '../../store/api/adminApi';
import { useTexts } from '../../ui/text/useTexts';
import { serverMessage } from '../requests/requestError';
import { useToasts } from '../toasts/useToasts';
import type { AccountAction, AccountTask } from './accountTask';
import { personOf } from './accountTask';

/** What the dialog asks for. */
interface Answers {
  readonly current_password: string;
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
}

const doneTexts = {
  end: 'ended',
  'factor-off': 'factor-is-off',
  remove: 'removed',
} as const satisfies Record<Exclude<AccountAction, 'reset'>, string>;

/** The requests of the dialog. Those without a link return no invitation. */
const useRequests = () => {
  const [add] = endpoints.accountAdd.useMutation();
  const [reset] = endpoints.accountReset.useMutation();
  const [end] = endpoints.accountSessionsEnd.useMutation();
  const [factorOff] = endpoints.accountSecondFactorOff.useMutation();
  const [remove] = endpoints.accountRemove.useMutation();
  const changes = { reset, end, 'factor-off': factorOff, remove } as const;
  return (task: AccountTask, { current_password, ...answers }: Answers) =>
    task.action === 'add'
      ? add({ current_password, ...answers })
      : changes[task.action]({ current_password, id: task.account.id });
};

/**
 * Sends what the dialog asks for. A link is shown in the dialog; any other success closes it and is a toast. The link is only in the
 * state of this component, which DevTools does not show.
 */
export function useAccountTask(task: AccountTask, onClose: () => void) {
  const text = useTexts('accounts');
  const toast = useTexts('toast');
  const toasts = useToasts();
  const send = useRequests();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [invitation, setInvitation] = useState<Invitation>();
  const submit = async (answers: Answers): Promise<void> => {
    setIsBusy(true);
    const { data, error } = await send(task, answers);
    setIsBusy(false);
    setFailure(error && (serverMessage(error) ?? toast('back-end-error')));
    if (error) return;
    if (data) setInvitation(data);
    if (task.action === 'add' || task.action === 'reset') return;
    toasts.success(text(doneTexts[task.action], { who: personOf(task.account) }));
    onClose();
  };
  return {
    isBusy,
    failure,
    invitation,
    submit: (answers: Answers): void => {
      if (!isBusy) void submit(answers);
    },
  };
}
