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

/** The data of a response. @throws if the request failed or the response has no data */
const dataOf = async <Data>(result: Promise<RequestResult<Data | undefined>>): Promise<Data> => {
  const data = await dataOrThrow(result);
  if (data === undefined) throw new TypeError('the server answered nothing');
  return data;
};

const isSetupOver = (cause: unknown): boolean =>
  cause instanceof RequestError && isApiError(cause.reason) && cause.reason.code === secondFactorSetupOver;

/** The steps, by the tags of the machine. No step is shown before the state is loaded. */
const steps = ['unknown', 'off', 'setup', 'codes', 'missed', 'on'] as const;

/** Runs the machine of the second factor of the own account. */
export function useSecondFactor() {
  const text = useTexts('second-factor');
  const toast = useTexts('toast');
  const toasts = useToasts();
  const request = useRequest();
  const forms = useForms();
  const announce = (key: 'is-on-now' | 'turned-off'): void => {
    forms.reset();
    toasts.success(text(key));
  };
  const [snapshot, send] = useInspectedMachine(
    secondFactorMachine.provide({
      actors: {
        load: fromPromise(() => dataOf(request(endpoints.secondFactor, undefined))),
        start: fromPromise(() => dataOf(request(endpoints.secondFactorStart, forms.start.values))),
        confirm: fromPromise(() => dataOf(request(endpoints.secondFactorConfirm, forms.confirm.values))),
        turnOff: fromPromise(() => dataOrThrow(request(endpoints.secondFactorTurnOff, forms.turnOff.values))),
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
  const { failure, ...rest } = snapshot.context;
  useUnsavedChanges(snapshot.hasTag('codes'));
  const messageOf = (cause: unknown): string =>
    (cause instanceof RequestError ? cause.serverMessage : null) ?? toast('back-end-error');
  return {
    send,
    forms,
    step: steps.find((step) => snapshot.hasTag(step)),
    isBusy: snapshot.hasTag('busy'),
    /** The message of the last failed step. */
    failure: failure && messageOf(failure.cause),
    ...rest,
  };
}

export type SecondFactor = ReturnType<typeof useSecondFactor>;
