import type { Inquiry } from '../../../model/inquiries/inquiry';
import { inquiryOf } from '../../store/api/endpoints/inquiryEndpoints';
import { useTexts } from '../../ui/text/useTexts';
import { isRowMissing } from '../requests/requestError';
import { useToasts } from '../toasts/useToasts';

/** Returns a function that says why a change of an inquiry failed: somebody else has changed or erased it, or something else. */
export function useInquiryFailure() {
  const text = useTexts('inbox');
  const toasts = useToasts();
  return ({ reference }: Inquiry, error: unknown): void => {
    if (inquiryOf(error)) toasts.warning(text('changed-by-somebody', { reference }));
    else if (isRowMissing(error)) toasts.warning(text('already-erased', { reference }));
    else toasts.failed(error);
  };
}
