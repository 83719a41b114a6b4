import { fromPromise } from 'xstate';
import type { HistoryEntry } from '../../../model/history';
import { endpoints } from '../../store/api/adminApi';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import { RequestError, dataOrThrow } from '../requests/requestError';
import { useInspectedMachine } from '../machines/useInspectedMachine';
import { useRequest } from '../requests/useRequest';
import { useToasts } from '../toasts/useToasts';
import type { ChangesQuery, LoadedChanges } from './history.machine';
import { historyMachine } from './history.machine';

/** Changes per page, and per request when more than a page is loaded again. */
const pageLength = 30;
const maxPageLength = 100;

type SendRequest = ReturnType<typeof useRequest>;

type Loaded = Omit<LoadedChanges, 'version'>;

const loadPage = async (request: SendRequest, before?: number, limit = pageLength): Promise<Loaded> => {
  const page = await dataOrThrow(request(endpoints.history, { before, limit }));
  const changes = page?.changes ?? [];
  return { changes, hasOlder: changes.length === limit };
};

/** Loads the newest changes down to the id `last`, which is already shown. */
const loadDownTo = async (request: SendRequest, last: number): Promise<Loaded> => {
  const loaded: HistoryEntry[] = [];
  let hasOlder = true;
  while (hasOlder && (loaded.at(-1)?.id ?? Infinity) > last) {
    const page = await loadPage(request, loaded.at(-1)?.id, maxPageLength);
    loaded.push(...page.changes);
    hasOlder = page.hasOlder;
  }
  const changes = loaded.filter(({ id }) => id >= last);
  return { changes, hasOlder: hasOlder || changes.length < loaded.length };
};

const load = async (
  request: SendRequest,
  { before, downTo }: ChangesQuery,
  version: number | null,
): Promise<LoadedChanges> => {
  const loaded = await (downTo === undefined ? loadPage(request, before) : loadDownTo(request, downTo));
  return { ...loaded, version };
};

const reasonOf = (cause: unknown) => (cause instanceof RequestError ? cause.reason : undefined);

/** Runs the machine of the history. */
export function useHistory() {
  const toast = useTexts('toast');
  const toasts = useToasts();
  const request = useRequest();
  const store = useAppStore();
  const version = useAppSelector(({ startup }) => startup.version);
  const [snapshot, send] = useInspectedMachine(
    historyMachine.provide({
      actors: {
        load: fromPromise(({ input }) => load(request, input, store.getState().startup.version)),
        undo: fromPromise(({ input }) => dataOrThrow(request(endpoints.undo, input.id))),
      },
      actions: {
        announceUndone: () => toasts.undone(),
        announceRefusal: (_, { cause }) => toasts.notUndone(reasonOf(cause)),
        announceFailure: (_, { cause }) => toasts.failed(reasonOf(cause)),
      },
    }),
    'history',
  );
  const { changes, hasOlder, version: loadedVersion, undoing, refusal, failure } = snapshot.context;
  const messageOf = (cause: unknown): string =>
    (cause instanceof RequestError ? cause.serverMessage : null) ?? toast('back-end-error');
  const isBusy = snapshot.hasTag('busy');
  return {
    send,
    changes,
    hasOlder,
    isLoading: snapshot.hasTag('loading'),
    isLoadingOlder: snapshot.hasTag('older'),
    isBusy,
    /** The message if the first page could not be loaded. */
    failure: failure && messageOf(failure.cause),
    /** The id of the change that is being undone. */
    undoing: snapshot.hasTag('undoing') ? undoing : null,
    /** The change whose undo failed, and the message. */
    undoError: refusal && { id: undoing, reason: messageOf(refusal.cause) },
    /** Somebody has changed the content since. After a restore the version of the site is not the id of any change. */
    hasNewer:
      !isBusy && version !== null && version > Math.max(loadedVersion ?? version, changes[0]?.id ?? version),
  };
}

export type History = ReturnType<typeof useHistory>;
