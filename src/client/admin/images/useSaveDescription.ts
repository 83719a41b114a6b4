import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { EditConflict } from '../../../model/history';
import { endpoints } from '../../store/api/adminApi';
import { conflictsOf } from '../../../model/history';
import { serverMessage } from '../requests/requestError';
import type { SubmissionOutcome } from '../controls/inputs/submission.machine';
import { submissionMachine } from '../controls/inputs/submission.machine';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { useToasts } from '../toasts/useToasts';
import { otherDescriptionOf } from './DescriptionConflict';
import { fieldsOf, pickFields } from './describedFields';
import type { DescriptionForm } from './useDescriptionForm';

/** Saves the description of an image. Shows a toast for an error, and both versions for a conflict. */
export function useSaveDescription(name: string, form: DescriptionForm, onSaved: () => void) {
  const [describe] = endpoints.imageDescribe.useMutation();
  const toasts = useToasts();
  const [conflict, setConflict] = useState<EditConflict>();
  const showError = (error: unknown): void => {
    const [editConflict] = conflictsOf(error);
    setConflict(editConflict);
    if (editConflict) form.acknowledge(otherDescriptionOf(editConflict));
    toasts.failed(error);
  };
  const submit = async (): Promise<SubmissionOutcome> => {
    const { changed } = form;
    const base = pickFields(form.base, fieldsOf(changed));
    const { data, error } = await describe({ name, ...changed, base });
    if (error) {
      showError(error);
      return { isAccepted: false, message: serverMessage(error) };
    }
    toasts.modifiedDescription(data.version);
    return { isAccepted: true };
  };
  const [snapshot, send] = useInspectedMachine(
    submissionMachine.provide({
      actors: { submit: fromPromise(submit) },
      actions: { announceSuccess: onSaved },
    }),
    `${name} description`,
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
