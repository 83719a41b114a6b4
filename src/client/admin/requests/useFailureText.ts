import { isWorthRetrying } from '../../../model/admin/retry';
import { useTexts } from '../../ui/text/useTexts';
import { serverMessage } from './requestError';

/** A message as a sentence among others: it ends with a full stop, unless it ends already. */
const asSentence = (message: string): string => (/[.!?…]$/.test(message) ? message : `${message}.`);

/**
 * The message of a failed save: the reason, from the server if it sent one, and the next step.
 * @param failure null if the save did not fail, or if something else tells about it
 */
export function useFailureText(failure: { readonly cause: unknown } | null): string | null {
  const text = useTexts('editors');
  const toast = useTexts('toast');
  if (failure === null) return null;
  const { cause } = failure;
  const reason = serverMessage(cause) ?? toast('back-end-error');
  return `${text('not-saved')} ${asSentence(reason)} ${text(isWorthRetrying(cause) ? 'field-kept' : 'field-kept-rejected')}`;
}
