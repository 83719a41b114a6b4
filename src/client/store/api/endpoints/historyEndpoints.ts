import type { HistoryItem, HistoryRequest } from '../../../../model/admin/historyFilter';
import { writeHistoryItem } from '../../../../model/admin/historyFilter';
import type { HistoryEntry, HistoryPerson } from '../../../../model/history';
import { isRecord } from '../../../../model/schema/isRecord';
import { api } from '../api';
import { unlessAlreadyApplied } from '../contentVersion';
import { rootStateOf } from '../rootStateOf';
import type { AppDispatch } from '../../store';
import { contentFollowed } from '../../content/contentActions';
import { parseChangeEvent } from '../../content/changeEvent';
import { ignoreFailure } from '../ignoreFailure';

/** The endpoints of the history: lists of changes, undo, and putting an item back to an earlier state. */

interface HistoryPage {
  readonly changes: readonly HistoryEntry[];
  readonly hasOlder: boolean;
  /** The version of the content at the time of the request; null if the server does not number its changes. */
  readonly version: number | null;
}

/** How many changes the dashboard shows. */
const lastCount = 8;

/** The most changes of a page. */
const pageLength = 30;

/** An earlier state of an item, and the newest change of it that the administrator has seen. */
export interface EarlierState {
  readonly item: HistoryItem;
  /** The id of the change after which the item was so. */
  readonly change: number;
  readonly seen: number;
}

const readPage = (response: unknown): Omit<HistoryPage, 'version'> => {
  if (isRecord(response) && Array.isArray(response.changes))
    return {
      changes: response.changes as readonly HistoryEntry[], // as the server sends them
      hasOlder: response.hasOlder === true,
    };
  throw new TypeError('the history response has no changes');
};

const readPeople = (response: unknown): readonly HistoryPerson[] =>
  isRecord(response) && Array.isArray(response.people) ? (response.people as readonly HistoryPerson[]) : []; // as the server sends them

const paramsOf = ({ item, ...filter }: HistoryRequest, before: number | null): Record<string, unknown> => ({
  limit: pageLength,
  ...filter,
  ...(item && { item: writeHistoryItem(item) }),
  ...(before !== null && { before }),
});

/** The response to a change back to an earlier state. */
interface UndoResponse {
  /** The new change; null if nothing had to change. */
  readonly id: number | null;
}

interface Lifecycle {
  readonly dispatch: AppDispatch;
  readonly queryFulfilled: Promise<{ readonly data: { readonly id: number | null } }>;
}

/** Puts the rows of the response into the store, so that pages without change events get them too. */
const followRows = ({ dispatch, queryFulfilled }: Lifecycle): Promise<void> =>
  queryFulfilled.then(({ data }) => {
    const event = parseChangeEvent({ ...data, version: 0 });
    if (event)
      dispatch(unlessAlreadyApplied({ version: data.id }, contentFollowed({ ...event, version: null })));
  }, ignoreFailure);

const getNextPageParam = ({ changes, hasOlder }: HistoryPage): number | undefined =>
  hasOlder ? changes.at(-1)?.id : undefined;

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The changes, newest first. The parameter of a page is the id of the change before it; null for the newest page. */
    history: build.infiniteQuery<HistoryPage, HistoryRequest, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam },
      queryFn: async ({ queryArg, pageParam }, { getState }, _options, sendRequest) => {
        const { startup } = rootStateOf({ getState });
        const { data, error } = await sendRequest({ url: 'history', params: paramsOf(queryArg, pageParam) });
        return error ? { error } : { data: { ...readPage(data), version: startup.version } };
      },
      providesTags: ['History'],
      keepUnusedDataFor: 0, // it is loaded again each time it is opened
    }),
    /** The people who have changed content; none if the back-end does not know them. */
    historyPeople: build.query<readonly HistoryPerson[], void>({
      query: () => ({ url: 'history/people' }),
      transformResponse: readPeople,
      providesTags: ['History'],
    }),
    /** The last changes, of the content version in the parameter or a newer one. */
    lastChanges: build.query<readonly HistoryEntry[], number | null>({
      query: () => ({ url: `history?limit=${lastCount}` }),
      transformResponse: (response) => readPage(response).changes,
      providesTags: ['History'],
      keepUnusedDataFor: 0,
    }),
    /** Undoes a change. The restored rows are in the response, so pages without change events get them too. */
    undo: build.mutation<UndoResponse, number>({
      query: (id) => ({ url: 'history/undo', method: 'POST', body: { id } }),
      invalidatesTags: ['History'], // also after a rejection: a newer change conflicts with the undo
      onQueryStarted: (_id, lifecycle) => followRows(lifecycle),
    }),
    /** Sets an item back to the values of an earlier state, as a new change. */
    putBack: build.mutation<UndoResponse, EarlierState>({
      query: ({ item, ...state }) => ({
        url: 'history/putBack',
        method: 'POST',
        body: { item: writeHistoryItem(item), ...state },
      }),
      invalidatesTags: ['History'], // also after a rejection: there is a newer change
      onQueryStarted: (_state, lifecycle) => followRows(lifecycle),
    }),
  }),
});
