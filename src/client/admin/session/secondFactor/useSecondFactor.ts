import { fromPromise } from 'xstate';
import { secondFactorSetupExpired } from '../../../../model/account/secondFactor';
import { isWorthRetrying } from '../../../../model/admin/retry';
import { endpoints } from '../../../store/api/adminApi';
import { isApiError } from '../../../store/api/api';
import { useAppDispatch } from '../../../store/hooks';
import { useTexts } from '../../../ui/text/useTexts';
import { serverMessage } from '../../requests/requestError';
import { useInspectedMachine } from '../../../store/useInspectedMachine';
import { useToasts } from '../../toasts/useToasts';
import { useUnsavedChanges } from '../../unsaved/useUnsavedChanges';
import { secondFactorMachine } from './secondFactor.machine';
import { useCodeForm } from '../../controls/inputs/useCodeForm';
import { useTextForm } from '../../controls/inputs/useTextForm';

/**
 * The forms of the steps: the password starts the setup, a code confirms it or renews the recovery codes, both turn the
 * second factor off.
 */
const useForms = () => {
  const text = useTexts('common');
  const login = useTexts('login');
  const validatePassword = (value: string) => (value ? undefined : text('error-current-password-required'));
  const validateCode = (value: string) => (value.trim() ? undefined : login('error-code-required'));
  const start = useTextForm({ current_password: '' }, { current_password: validatePassword });
  const confirm = useCodeForm();
  const renew = useCodeForm();
  const turnOff = useTextForm(
    { current_password: '', code: '' },
    { current_password: validatePassword, code: validateCode },
  );
  const reset = (): void => {
    for (const form of [start, confirm, renew, turnOff]) form.reset();
  };
  return { start, confirm, renew, turnOff, reset };
};

const isSetupOver = (cause: unknown): boolean => isApiError(cause) && cause.code === secondFactorSetupExpired;

/** The requests. Their responses have secrets, which the store must not keep: `track: false`. */
const useRequests = (forms: ReturnType<typeof useForms>) => {
  const dispatch = useAppDispatch();
  const untracked = { track: false } as const;
  return {
    load: () =>
      dispatch(endpoints.secondFactor.initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap(),
    start: () => dispatch(endpoints.secondFactorStart.initiate(forms.start.values, untracked)).unwrap(),
    confirm: () => dispatch(endpoints.secondFactorConfirm.initiate(forms.confirm.values, untracked)).unwrap(),
    renew: () => dispatch(endpoints.renewRecoveryCodes.initiate(forms.renew.values, untracked)).unwrap(),
    turnOff: () => dispatch(endpoints.secondFactorTurnOff.initiate(forms.turnOff.values, untracked)).unwrap(),
  };
};

/** The steps, by the tags of the machine. No step is shown before the state is loaded. */
const steps = ['unknown', 'off', 'setup', 'codes', 'codesNotShown', 'on', 'renewal', 'newCodes'] as const;

/** The machine with its requests and toasts. */
const useProvidedMachine = (forms: ReturnType<typeof useForms>) => {
  const text = useTexts('second-factor');
  const toasts = useToasts();
  const requests = useRequests(forms);
  const announce = (key: 'is-on-now' | 'codes-renewed' | 'turned-off'): void => {
    forms.reset();
    toasts.success(text(key));
  };
  return useInspectedMachine(
    secondFactorMachine.provide({
      actors: {
        load: fromPromise(requests.load),
        start: fromPromise(requests.start),
        confirm: fromPromise(requests.confirm),
        renew: fromPromise(requests.renew),
        turnOff: fromPromise(requests.turnOff),
      },
      actions: {
        clearForms: forms.reset,
        announceOn: () => announce('is-on-now'),
        announceRenewed: () => announce('codes-renewed'),
        announceOff: () => announce('turned-off'),
      },
      guards: { isSetupOver: (_, { cause }) => isSetupOver(cause) },
    }),
    'second factor',
  );
};

/** Runs the machine of the second factor of the own account. */
export function useSecondFactor() {
  const toast = useTexts('toast');
  const forms = useForms();
  const [snapshot, send] = useProvidedMachine(forms);
  const { failure, ...rest } = snapshot.context;
  useUnsavedChanges(snapshot.hasTag('codes') || snapshot.hasTag('newCodes'));
  const messageOf = (cause: unknown): string => serverMessage(cause) ?? toast('back-end-error');
  return {
    send,
    forms,
    step: steps.find((step) => snapshot.hasTag(step)),
    isBusy: snapshot.hasTag('busy'),
    /** The message of the last failed step. */
    failure: failure && messageOf(failure.cause),
    mayRetry: isWorthRetrying(failure?.cause),
    ...rest,
  };
}

export type SecondFactor = ReturnType<typeof useSecondFactor>;
