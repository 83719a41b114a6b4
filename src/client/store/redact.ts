import type { Action } from '@reduxjs/toolkit';

/*
 * Copies of the data of the administration and of the inquiry form for Redux DevTools. Dots replace
 * passwords, tokens and codes, and all that an inquiry says about a person. File names replace files.
 */

const secretNames = new Set([
  'password',
  'current_password',
  'confirm_password',
  'Authorization',
  'clientId', // lets its owner upload images
  'secret',
  'uri',
  'recoveryCodes',
  'inquiry', // what a visitor writes
  'token',
]);

const dots = '•••';

type IsSecret = (name: string) => boolean;

const isSecret: IsSecret = (name) => secretNames.has(name);

/** In the argument of a request `code` is a one-time code. Elsewhere it is the code of an error. */
const isSecretArgument: IsSecret = (name) => name === 'code' || isSecret(name);

/** The names of the inbox's endpoints begin like this, and so do their cache keys, which hold the words of a search. */
const ofInquiries = /^inquir\w*/i;

const isOfInquiries = (name: unknown): boolean => typeof name === 'string' && ofInquiries.test(name);

const inquirySecrets = new Set(['data', 'originalArgs', 'queryCacheKey']);

/** Adds the data that an endpoint of the inbox received and sent to the secrets. */
const secretsOf = (value: object, isHidden: IsSecret): IsSecret =>
  'endpointName' in value && isOfInquiries(value.endpointName)
    ? (name) => inquirySecrets.has(name) || isHidden(name)
    : isHidden;

/** `inquiries({"search":"Tremblay"})` becomes `inquiries`. */
const withoutArguments = (name: string): string => ofInquiries.exec(name)?.[0] ?? name;

const redactProperties = (value: object, inherited: IsSecret): object => {
  const isHidden = secretsOf(value, inherited);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      withoutArguments(name),
      isHidden(name) && typeof each !== 'number'
        ? dots
        : redactValue(each, name === 'originalArgs' ? isSecretArgument : inherited),
    ]),
  );
};

const redactValue = (value: unknown, isHidden: IsSecret): unknown => {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if (value instanceof File) return `File ${value.name}, ${value.size} bytes`;
  if (Array.isArray(value)) return value.map((each) => redactValue(each, isHidden));
  const properties = redactProperties(value, isHidden);
  return value instanceof Error ? { name: value.name, message: value.message, ...properties } : properties;
};

/** A copy without secrets and files, of plain data only. */
export function redact(value: unknown): unknown {
  return redactValue(value, isSecret);
}

/** Whether an action of the API is about inquiries. Its payload may then hold personal values. */
const mentionsInquiries = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([name, each]) => ofInquiries.test(name) || mentionsInquiries(each))
    : isOfInquiries(value);

/** Redacts the actions that may have secrets: those of requests and of the session. */
export function redactAction<Shown extends Action>(action: Shown): Shown {
  if (action.type.startsWith('api/') && mentionsInquiries(action))
    return { type: action.type, payload: dots } as unknown as Shown; // DevTools accepts any action
  return /^(?:api|session)\//.test(action.type) ? (redact(action) as Shown) : action; // the same properties
}

/** Redacts the slices that may have secrets. */
export function redactState<State>(state: State): State {
  const { session, api } = state as { readonly session?: unknown; readonly api?: unknown }; // the root state of `createStore`
  return { ...state, session: redact(session), api: redact(api) };
}
