import { types } from 'node:util';

/** The reason of a failed network request, in a few words. */
export function networkErrorReason(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  return (types.isNativeError(error.cause) && error.cause.message) || error.message;
}
