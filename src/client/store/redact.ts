import type { Action } from '@reduxjs/toolkit';

/*
 * What Redux DevTools shows of the administration. Passwords, tokens and codes are replaced by dots, files by their names.
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
]);

const dots = '•••';

type IsSecret = (name: string) => boolean;

const isSecret: IsSecret = (name) => secretNames.has(name);

/** In the argument of a request `code` is a one-time code. Elsewhere it is the code of an error. */
const isSecretArgument: IsSecret = (name) => name === 'code' || isSecret(name);

const redactProperties = (value: object, isHidden: IsSecret): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      isHidden(name) && typeof each !== 'number'
        ? dots
        : redactValue(each, name === 'originalArgs' ? isSecretArgument : isHidden),
    ]),
  );

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

/** Redacts the actions that may have secrets: those of requests and of the session. */
export function redactAction<Shown extends Action>(action: Shown): Shown {
  return /^(?:api|session)\//.test(action.type) ? (redact(action) as Shown) : action; // the same properties
}

/** Redacts the slices that may have secrets. */
export function redactState<State>(state: State): State {
  const { session, api } = state as { readonly session?: unknown; readonly api?: unknown }; // the root state of `createStore`
  return { ...state, session: redact(session), api: redact(api) };
}
