import { api } from './api';

/** The calls about the second factor of the own account. */

export interface SecondFactorState {
  readonly isOn: boolean;
  /** Of every account: it cannot be turned off. */
  readonly isRequired: boolean;
  /** How many are left. */
  readonly recoveryCodes: number;
}

/** What an authenticator application takes: the key to type, and the same as a link that a picture can hold. */
export interface SecondFactorSetup {
  readonly secret: string;
  readonly uri: string;
}

const isAnswer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readState = (answer: unknown): SecondFactorState => {
  const { isOn, isRequired, recoveryCodes } = isAnswer(answer) ? answer : {};
  if (typeof isOn !== 'boolean') throw new TypeError('the server did not say whether it is on');
  return {
    isOn,
    isRequired: isRequired === true,
    recoveryCodes: typeof recoveryCodes === 'number' ? recoveryCodes : 0,
  };
};

const readSetup = (answer: unknown): SecondFactorSetup => {
  const { secret, uri } = isAnswer(answer) ? answer : {};
  if (typeof secret !== 'string' || typeof uri !== 'string') throw new TypeError('the server gave no key');
  return { secret, uri };
};

const readCodes = (answer: unknown): readonly string[] => {
  const codes = isAnswer(answer) ? answer.recoveryCodes : undefined;
  if (!Array.isArray(codes)) throw new TypeError('the server gave no recovery codes');
  return codes.map(String);
};

export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, as nothing of it is kept. */
    secondFactor: build.mutation<SecondFactorState, void>({
      query: () => ({ url: 'user/secondFactor' }),
      transformResponse: readState,
    }),
    secondFactorStart: build.mutation<SecondFactorSetup, { readonly current_password: string }>({
      query: (body) => ({ url: 'user/secondFactor/start', method: 'POST', body }),
      transformResponse: readSetup,
    }),
    secondFactorConfirm: build.mutation<readonly string[], { readonly code: string }>({
      query: (body) => ({ url: 'user/secondFactor/confirm', method: 'POST', body }),
      transformResponse: readCodes,
    }),
    secondFactorTurnOff: build.mutation<
      unknown,
      { readonly current_password: string; readonly code: string }
    >({
      query: (body) => ({ url: 'user/secondFactor/turnOff', method: 'POST', body }),
    }),
  }),
});
