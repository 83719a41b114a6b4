import { useEffect, useState } from 'react';
import { isUndo } from '../../../model/history';
import { endpoints } from '../../store/api/adminApi';
import type { HistoryRequest } from '../../../model/admin/historyFilter';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import { serverMessage } from '../requests/requestError';
import { useFocusLoaded } from '../controls/listNotices';
import { useEventCallback } from '../controls/useEventCallback';
import { useLoadErrorToast } from '../controls/useLoadErrorToast';
import type { UndoDirection } from '../toasts/toasts';
import { useToasts } from '../toasts/useToasts';

/** Undoes a change, or redoes what it undid. A toast shows the result. */
const useUndo = () => {
  const toasts = useToasts();
  const [send, { originalArgs: id, isLoading, error }] = endpoints.undo.useMutation();
  const undo = async (change: number, direction: UndoDirection): Promise<void> => {
    const { data, error: rejection } = await send(change);
    if (data) toasts.undone(data.id, direction);
    else toasts.notUndone(rejection, direction);
  };
  return { undo, id, isUndoing: isLoading, error };
};

/** The loaded pages of the history. A failure to load more of them is shown in a toast. */
const usePages = (request: HistoryRequest) => {
  const query = endpoints.history.useInfiniteQuery(request);
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = data?.pages ?? [];
  const changes = pages.flatMap((page) => page.changes);
  const last = changes.at(-1)?.id ?? Infinity;
  /** The oldest change that was shown before the pages were loaded again: newer changes do not push it out of the list. */
  const [oldest, setOldest] = useState(Infinity);
  useLoadErrorToast(error, data !== undefined);
  const isCut = hasNextPage && !isFetching && !error && last > oldest;
  useEffect(() => {
    if (isCut) void fetchNextPage();
  }, [isCut, fetchNextPage]);
  return { ...query, changes, version: pages[0]?.version ?? null, keepShown: () => setOldest(last) };
};

/** The changes that a request names. The newest page is loaded first, older pages on request, and all of them again after an undo. */
export function useHistory(request: HistoryRequest) {
  const toast = useTexts('toast');
  const pages = usePages(request);
  const undo = useUndo();
  const version = useAppSelector(({ startup }) => startup.version);
  const { changes, error, isFetching } = pages;
  const isBusy = isFetching || undo.isUndoing;
  const messageOf = (failure: unknown): string => serverMessage(failure) ?? toast('back-end-error');
  const focusLoaded = useFocusLoaded(isBusy, pages.data);
  const reload = (): void => {
    focusLoaded(0);
    pages.keepShown();
    void pages.refetch();
  };
  return {
    changes,
    /** When they were loaded, in milliseconds since 1970. */
    loadedAt: pages.fulfilledTimeStamp ?? 0,
    hasOlder: pages.hasNextPage,
    isLoading: isFetching && pages.data === undefined,
    isLoadingOlder: pages.isFetchingNextPage,
    isBusy,
    /** The rejection if the first page could not be loaded. */
    failure: pages.data === undefined && !isFetching && error ? { cause: error } : null,
    /** The id of the change that is being undone. */
    undoing: undo.isUndoing ? undo.id : null,
    /** The change whose undo failed, and the message. */
    undoError: undo.error && { id: undo.id, reason: messageOf(undo.error) },
    /** Somebody has changed the content since. After a restore the version of the site is not the id of any change. */
    hasNewer:
      !isBusy && version !== null && version > Math.max(pages.version ?? version, changes[0]?.id ?? version),
    reload,
    loadOlder: (): void => {
      focusLoaded(changes.length);
      void pages.fetchNextPage();
    },
    undo: useEventCallback((id: number) => {
      if (isBusy) return;
      pages.keepShown();
      const undone = changes.find((change) => change.id === id);
      void undo.undo(id, undone && isUndo(undone) ? 'redo' : 'undo');
    }),
  };
}

export type History = ReturnType<typeof useHistory>;
