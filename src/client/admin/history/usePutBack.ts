import type { HistoryItem } from '../../../model/admin/historyFilter';
import { endpoints } from '../../store/api/adminApi';
import { useTexts } from '../../ui/text/useTexts';
import { serverMessage } from '../requests/requestError';
import { useLatest } from '../controls/useLatest';
import { useToasts } from '../toasts/useToasts';

/**
 * Puts an item back to the state after a change. A toast shows the result.
 * @param seen the newest change of the item that is shown, if there is one: a newer one prevents it
 */
export function usePutBack(item: HistoryItem, seen: number | undefined) {
  const toast = useTexts('toast');
  const toasts = useToasts();
  const [send, { originalArgs, isLoading, error }] = endpoints.putBack.useMutation();
  const putBack = async (change: number): Promise<void> => {
    if (isLoading || seen === undefined) return;
    const { data, error: rejection } = await send({ item, change, seen });
    if (data) toasts.putBack(data.id);
    else toasts.notPutBack(rejection);
  };
  return {
    run: useLatest((change: number) => void putBack(change)),
    isRunning: isLoading,
    running: isLoading ? originalArgs?.change : null,
    error: error && { id: originalArgs?.change, reason: serverMessage(error) ?? toast('back-end-error') },
  };
}
