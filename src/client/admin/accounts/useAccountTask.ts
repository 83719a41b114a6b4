import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { AccountRole } from '../../../model/account/accountOverview';
import type { Invitation } from '../../store/api/endpoints/accountManagementEndpoints';
import { endpoints } from '../../store/api/adminApi';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { useTexts } from '../../ui/text/useTexts';
import type { SubmissionOutcome } from '../controls/inputs/submission.machine';
import { submissionMachine } from '../controls/inputs/submission.machine';
import { serverMessage } from '../requests/requestError';
import { useToasts } from '../toasts/useToasts';
import type { AccountAction, AccountTask } from './accountTask';
import { displayName } from '../../../model/account/displayName';

/** The values that the dialog asks for. */
interface Typed {
  readonly current_password: string;
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
}

const doneTexts = {
  rename: 'renamed',
  end: 'ended',
  'factor-off': 'factor-is-off',
  remove: 'removed',
} as const satisfies Record<Exclude<AccountAction, 'reset'>, string>;

/** The person of a change, by the new name. */
const whoOf = ({ action, account }: Exclude<AccountTask, { action: 'add' }>, { name }: Typed): string =>
  displayName(action === 'rename' ? name.trim() : account.name, account.email);

/** The requests of the dialog. Those without a link return no invitation. */
const useRequests = () => {
  const [add] = endpoints.accountAdd.useMutation();
  const [reset] = endpoints.accountReset.useMutation();
  const [rename] = endpoints.accountRename.useMutation();
  const [end] = endpoints.accountSessionsEnd.useMutation();
  const [factorOff] = endpoints.accountSecondFactorOff.useMutation();
  const [remove] = endpoints.accountRemove.useMutation();
  const changes = { reset, end, 'factor-off': factorOff, remove } as const;
  return (task: AccountTask, { current_password, ...values }: Typed) => {
    if (task.action === 'add') return add({ current_password, ...values });
    const { id } = task.account;
    return task.action === 'rename'
      ? rename({ current_password, id, name: values.name })
      : changes[task.action]({ current_password, id });
  };
};

/**
 * Sends what the dialog asks for. A link is shown in the dialog; any other success closes it and is a toast. The link is only in the
 * state of this component, which DevTools does not show.
 */
export function useAccountTask(task: AccountTask, typed: Typed, onClose: () => void) {
  const text = useTexts('accounts');
  const toast = useTexts('toast');
  const toasts = useToasts();
  const send = useRequests();
  const [invitation, setInvitation] = useState<Invitation>();
  const submit = async (): Promise<SubmissionOutcome> => {
    const { data, error } = await send(task, typed);
    if (error) return { isAccepted: false, message: serverMessage(error) };
    if (data) setInvitation(data);
    else if (task.action !== 'add' && task.action !== 'reset')
      toasts.success(text(doneTexts[task.action], { who: whoOf(task, typed) }));
    return { isAccepted: true };
  };
  const [snapshot, sendEvent, actor] = useInspectedMachine(
    submissionMachine.provide({
      actors: { submit: fromPromise(submit) },
      actions: {
        announceSuccess: () => {
          if (task.action !== 'add' && task.action !== 'reset') onClose();
        },
      },
    }),
    `account ${task.action}`,
  );
  return {
    isBusy: snapshot.hasTag('busy'),
    failure: snapshot.hasTag('failed') ? (snapshot.context.message ?? toast('back-end-error')) : undefined,
    invitation,
    /** Whether the change was made. While the dialog closes, no further rendering has it. */
    isDone: (): boolean => actor.getSnapshot().status === 'done',
    submit: (): void => sendEvent({ type: 'submit' }),
  };
}
