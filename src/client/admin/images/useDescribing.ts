import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { EditConflict } from '../../../model/history';
import type { ImageDescription } from '../../../model/pictures';
import { calls } from '../../store/administration';
import { conflictsOf } from '../conflicts/conflictsOf';
import { CallFailure, dataOf } from '../editors/callFailure';
import type { SubmissionOutcome } from '../machines/submission.machine';
import { submissionMachine } from '../machines/submission.machine';
import { useInspectedMachine } from '../machines/useInspectedMachine';
import { useCall } from '../session/useCall';
import { useToasts } from '../toasts/useToasts';
import { theirsIn } from './DescriptionConflict';
import { fieldsOf, pickFields } from './describedFields';
import type { Description } from './useDescription';

/** What two have said of an image. */
interface Contest {
  readonly conflict: EditConflict;
  readonly mine: ImageDescription;
}

/** Saves what is said of an image; what was refused is told, and what another has said meanwhile is shown. */
export const useDescribing = (name: string, form: Description, onSaved: () => void) => {
  const call = useCall();
  const toasts = useToasts();
  const [contest, setContest] = useState<Contest>();
  const refuse = (failure: CallFailure): void => {
    const [conflict] = conflictsOf(failure);
    setContest(conflict && { conflict, mine: form.values });
    if (conflict) form.see(theirsIn(conflict));
    else toasts.failed(failure.reason);
  };
  const submit = async (signal: AbortSignal): Promise<SubmissionOutcome> => {
    const { changed } = form;
    const base = pickFields(form.base, fieldsOf(changed));
    try {
      const made = await dataOf(call(calls.imageDescribe, { name, ...changed, base }));
      if (!signal.aborted) toasts.modifiedDescription(made?.version);
      return { isAccepted: true };
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
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
    failure: snapshot.hasTag('failed') && !contest ? { message: snapshot.context.message } : null,
    contest,
    submit: () => send({ type: 'submit' }),
  };
};
