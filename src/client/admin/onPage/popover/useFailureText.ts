import { isWorthRetrying } from '../../../../model/admin/retry';
import { conflictsOf } from '../../../../model/history';
import { useTexts } from '../../../ui/text/useTexts';
import { asSentence } from '../../controls/asSentence';
import { serverMessage } from '../../requests/requestError';

/** Why a save failed, in words; null if it did not, or because of a conflict, which is shown at the field. */
export function useFailureText(failure: { readonly cause: unknown } | null): string | null {
  const text = useTexts('editors');
  const toast = useTexts('toast');
  if (!failure || conflictsOf(failure.cause).length > 0) return null;
  const { cause } = failure;
  const reason = serverMessage(cause) ?? toast('back-end-error');
  return `${text('not-saved')} ${asSentence(reason)} ${text(isWorthRetrying(cause) ? 'field-kept' : 'field-kept-rejected')}`;
}
