import { useEffect, useEffectEvent } from 'react';
import { useToasts } from '../toasts/useToasts';

/**
 * Shows in a toast that more of a list could not be loaded. Without any data, the list shows the failure itself.
 * @param error why the last load failed; undefined if it did not
 */
export function useLoadErrorToast(error: unknown, hasData: boolean): void {
  const toasts = useToasts();
  const showError = useEffectEvent(() => hasData && toasts.failed(error));
  useEffect(() => {
    if (error) showError();
  }, [error]);
}
