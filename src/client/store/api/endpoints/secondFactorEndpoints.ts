import type { SecondFactorSetup, SecondFactorState } from '../../../../model/account/secondFactor';
import { api } from '../api';
import { isRecord } from '../../../../model/schema/isRecord';

/** The endpoints for the second factor of the administrator's own account. */

const readState = (response: unknown): SecondFactorState => {
  const { isOn, isRequired, recoveryCodes } = isRecord(response) ? response : {};
  if (typeof isOn !== 'boolean') throw new TypeError('the second factor response has no isOn');
  return {
    isOn,
    isRequired: isRequired === true,
    recoveryCodes: typeof recoveryCodes === 'number' ? recoveryCodes : 0,
  };
};

const readSetup = (response: unknown): SecondFactorSetup => {
  const { secret, uri } = isRecord(response) ? response : {};
  if (typeof secret !== 'string' || typeof uri !== 'string')
    throw new TypeError('the second factor response has no secret');
  return { secret, uri };
};

interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

const readCodes = (response: unknown): RecoveryCodes => {
  const codes = isRecord(response) ? response.recoveryCodes : undefined;
  if (!Array.isArray(codes)) throw new TypeError('the second factor response has no recovery codes');
  return { recoveryCodes: codes.map(String) };
};

export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query<SecondFactorState, void>({
      query: () => ({ url: 'user/secondFactor' }),
      transformResponse: readState,
      keepUnusedDataFor: 0,
    }),
    secondFactorStart: build.mutation<SecondFactorSetup, { readonly current_password: string }>({
      query: (body) => ({ url: 'user/secondFactor/start', method: 'POST', body }),
      transformResponse: readSetup,
    }),
    secondFactorConfirm: build.mutation<RecoveryCodes, { readonly code: string }>({
      query: (body) => ({ url: 'user/secondFactor/confirm', method: 'POST', body }),
      transformResponse: readCodes,
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, { readonly code: string }>({
      query: (body) => ({ url: 'user/secondFactor/renewRecoveryCodes', method: 'POST', body }),
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
