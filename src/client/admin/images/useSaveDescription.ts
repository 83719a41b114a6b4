import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { EditConflict } from '../../../model/history';
import { endpoints } from '../../store/api/adminApi';
import { conflictsOf } from '../conflicts/conflictsOf';
import { RequestError, dataOrThrow } from '../requests/requestError';
import type { SubmissionOutcome } from '../machines/submission.machine';
import { submissionMachine } from '../machines/submission.machine';
import { useInspectedMachine } from '../machines/useInspectedMachine';
import { useRequest } from '../requests/useRequest';
import { useToasts } from '../toasts/useToasts';
import { otherDescriptionOf } from './DescriptionConflict';
import { fieldsOf, pickFields } from './describedFields';
import type { DescriptionForm } from './useDescriptionForm';

/** Saves the description of an image. Shows a toast for an error, and both versions for a conflict. */
export function useSaveDescription(name: string, form: DescriptionForm, onSaved: () => void) {
  const request = useRequest();
  const toasts = useToasts();
  const [conflict, setConflict] = useState<EditConflict>();
  const showError = (error: RequestError): void => {
    const [editConflict] = conflictsOf(error);
    setConflict(editConflict);
    if (editConflict) form.acknowledge(otherDescriptionOf(editConflict));
    toasts.failed(error.reason);
  };
  const submit = async (signal: AbortSignal): Promise<SubmissionOutcome> => {
    const { changed } = form;
    const base = pickFields(form.base, fieldsOf(changed));
    try {
      const change = await dataOrThrow(request(endpoints.imageDescribe, { name, ...changed, base }));
      if (!signal.aborted) toasts.modifiedDescription(change?.version);
      return { isAccepted: true };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      showError(error);
      return { isAccepted: false, message: error.serverMessage };
    }
  };
  const [snapshot, send] = useInspectedMachine(
    submissionMachine.provide({
      actors: { submit: fromPromise(({ signal }) => submit(signal)) },
      actions: { announceSuccess: onSaved },
    }),
    `describeImage ${name}`,
  );
  return {
    isBusy: snapshot.hasTag('busy'),
    /** The last failure, with the server's message if it sent one; null in a conflict. */
    failure: snapshot.hasTag('failed') && !conflict ? { message: snapshot.context.message } : null,
    /** The edit conflict, if that is why the save failed. */
    conflict,
    submit: () => send({ type: 'submit' }),
  };
}
