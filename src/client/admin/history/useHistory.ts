import { fromPromise } from 'xstate';
import type { HistoryEntry } from '../../../model/history';
import { endpoints } from '../../store/api/adminApi';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import { RequestError, dataOrThrow } from '../requests/requestError';
import { useInspectedMachine } from '../machines/useInspectedMachine';
import { useRequest } from '../requests/useRequest';
import { useToasts } from '../toasts/useToasts';
import type { ChangesWanted, LoadedChanges } from './history.machine';
import { historyMachine } from './history.machine';

/** Changes that are shown at once, and that are asked for at once where more are shown. */
const pageLength = 30;
const longestPage = 100;

type Call = ReturnType<typeof useRequest>;

type Loaded = Omit<LoadedChanges, 'version'>;

const loadPage = async (call: Call, before?: number, limit = pageLength): Promise<Loaded> => {
  const page = await dataOrThrow(call(endpoints.history, { before, limit }));
  const changes = page?.changes ?? [];
  return { changes, hasOlder: changes.length === limit };
};

/** Loads the newest changes, down to one that is shown already. */
const loadDownTo = async (call: Call, last: number): Promise<Loaded> => {
  const loaded: HistoryEntry[] = [];
  let hasOlder = true;
  while (hasOlder && (loaded.at(-1)?.id ?? Infinity) > last) {
    const page = await loadPage(call, loaded.at(-1)?.id, longestPage);
    loaded.push(...page.changes);
    hasOlder = page.hasOlder;
  }
  const changes = loaded.filter(({ id }) => id >= last);
  return { changes, hasOlder: hasOlder || changes.length < loaded.length };
};

const load = async (
  call: Call,
  { before, downTo }: ChangesWanted,
  version: number | null,
): Promise<LoadedChanges> => {
  const loaded = await (downTo === undefined ? loadPage(call, before) : loadDownTo(call, downTo));
  return { ...loaded, version };
};

const reasonOf = (cause: unknown) => (cause instanceof RequestError ? cause.reason : undefined);

/** Runs the history: what is shown of it, and what can be done. */
export const useHistory = () => {
  const toast = useTexts('toast');
  const toasts = useToasts();
  const call = useRequest();
  const store = useAppStore();
  const version = useAppSelector(({ startup }) => startup.version);
  const [snapshot, send] = useInspectedMachine(
    historyMachine.provide({
      actors: {
        load: fromPromise(({ input }) => load(call, input, store.getState().startup.version)),
        undo: fromPromise(({ input }) => dataOrThrow(call(endpoints.undo, input.id))),
      },
      actions: {
        announceUndone: () => toasts.undone(),
        announceRefusal: (_, { cause }) => toasts.notUndone(reasonOf(cause)),
        announceFailure: (_, { cause }) => toasts.failed(reasonOf(cause)),
      },
    }),
    'history',
  );
  const { changes, hasOlder, version: loaded, undoing, refusal, failure } = snapshot.context;
  const inWords = (cause: unknown): string =>
    (cause instanceof RequestError ? cause.serverMessage : null) ?? toast('back-end-error');
  const isBusy = snapshot.hasTag('busy');
  return {
    send,
    changes,
    hasOlder,
    isLoading: snapshot.hasTag('loading'),
    isLoadingOlder: snapshot.hasTag('older'),
    isBusy,
    /** Why nothing could be loaded, in words. */
    failure: failure && inWords(failure.cause),
    /** The change that is being undone. */
    undoing: snapshot.hasTag('undoing') ? undoing : null,
    /** Which change could not be undone, and why. */
    refusal: refusal && { id: undoing, reason: inWords(refusal.cause) },
    /** Somebody has changed something since. The version of a site that was just restored is the number of no change. */
    hasNewer: !isBusy && version !== null && version > Math.max(loaded ?? version, changes[0]?.id ?? version),
  };
};

export type History = ReturnType<typeof useHistory>;
