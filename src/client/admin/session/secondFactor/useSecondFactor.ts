import { fromPromise } from 'xstate';
import { secondFactorSetupOver } from '../../../../model/account/secondFactor';
import { endpoints } from '../../../store/api/adminApi';
import { isApiError } from '../../../store/api/api';
import { useTexts } from '../../../ui/text/useTexts';
import { RequestError, dataOrThrow } from '../../requests/requestError';
import { useInspectedMachine } from '../../machines/useInspectedMachine';
import type { RequestResult } from '../../requests/useRequest';
import { useRequest } from '../../requests/useRequest';
import { useToasts } from '../../toasts/useToasts';
import { useUnsavedChanges } from '../../unsaved/useUnsavedChanges';
import { secondFactorMachine } from './secondFactor.machine';
import { useForms } from './useForms';

/** What the server answered. @throws where it failed, or answered nothing */
const answerOf = async <Answer>(call: Promise<RequestResult<Answer | undefined>>): Promise<Answer> => {
  const answer = await dataOrThrow(call);
  if (answer === undefined) throw new TypeError('the server answered nothing');
  return answer;
};

const isSetupOver = (cause: unknown): boolean =>
  cause instanceof RequestError && isApiError(cause.reason) && cause.reason.code === secondFactorSetupOver;

/** What is shown; nothing before anything is known. */
const steps = ['unknown', 'off', 'setup', 'codes', 'missed', 'on'] as const;

/** Runs the second factor of the own account: what is shown of it, and what can be done. */
export const useSecondFactor = () => {
  const text = useTexts('second-factor');
  const toast = useTexts('toast');
  const toasts = useToasts();
  const call = useRequest();
  const forms = useForms();
  const announce = (said: 'is-on-now' | 'turned-off'): void => {
    forms.reset();
    toasts.success(text(said));
  };
  const [snapshot, send] = useInspectedMachine(
    secondFactorMachine.provide({
      actors: {
        load: fromPromise(() => answerOf(call(endpoints.secondFactor, undefined))),
        start: fromPromise(() => answerOf(call(endpoints.secondFactorStart, forms.start.values))),
        confirm: fromPromise(() => answerOf(call(endpoints.secondFactorConfirm, forms.confirm.values))),
        turnOff: fromPromise(() => dataOrThrow(call(endpoints.secondFactorTurnOff, forms.turnOff.values))),
      },
      actions: {
        forgetTyped: forms.reset,
        announceOn: () => announce('is-on-now'),
        announceOff: () => announce('turned-off'),
      },
      guards: { isSetupOver: (_, { cause }) => isSetupOver(cause) },
    }),
    'second factor',
  );
  const { failure, ...shown } = snapshot.context;
  useUnsavedChanges(snapshot.hasTag('codes'));
  const inWords = (cause: unknown): string =>
    (cause instanceof RequestError ? cause.serverMessage : null) ?? toast('back-end-error');
  return {
    send,
    forms,
    step: steps.find((step) => snapshot.hasTag(step)),
    isBusy: snapshot.hasTag('busy'),
    /** Why the last step failed, in words. */
    failure: failure && inWords(failure.cause),
    ...shown,
  };
};

export type SecondFactor = ReturnType<typeof useSecondFactor>;
