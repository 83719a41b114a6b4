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
import { theirsIn } from './DescriptionConflict';
import { fieldsOf, pickFields } from './describedFields';
import type { Description } from './useDescription';

/** Saves what is said of an image; what was refused is told, and what another has said meanwhile is shown. */
export const useDescribing = (name: string, form: Description, onSaved: () => void) => {
  const call = useRequest();
  const toasts = useToasts();
  const [conflict, setConflict] = useState<EditConflict>();
  const refuse = (failure: RequestError): void => {
    const [found] = conflictsOf(failure);
    setConflict(found);
    if (found) form.see(theirsIn(found));
    toasts.failed(failure.reason);
  };
  const submit = async (signal: AbortSignal): Promise<SubmissionOutcome> => {
    const { changed } = form;
    const base = pickFields(form.base, fieldsOf(changed));
    try {
      const made = await dataOrThrow(call(endpoints.imageDescribe, { name, ...changed, base }));
      if (!signal.aborted) toasts.modifiedDescription(made?.version);
      return { isAccepted: true };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      refuse(error);
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
    /** That it failed, with the server's words where it had some. */
    failure: snapshot.hasTag('failed') && !conflict ? { message: snapshot.context.message } : null,
    /** What another has said meanwhile, where that is why. */
    conflict,
    submit: () => send({ type: 'submit' }),
  };
};
