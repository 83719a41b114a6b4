import type { HistoryEntry } from '../../../model/history';
import { api } from './api';
import { contentFollowed } from '../content/contentActions';
import { parseChangeEvent } from '../content/changeEvent';
import type { RootState } from '../store';

/** The endpoints of the history: list the changes, and undo one. */

interface HistoryPage {
  readonly changes: readonly HistoryEntry[];
  readonly hasOlder: boolean;
  /** The version of the content at the time of the request; null if the server does not number its changes. */
  readonly version: number | null;
}

/** How many changes the dashboard shows. */
const lastCount = 5;

/** The most changes of a page. */
const pageLength = 30;

const ignore = (): void => undefined; // the caller handles the failure

const readPage = (response: unknown): Omit<HistoryPage, 'version'> => {
  if (
    typeof response === 'object' &&
    response !== null &&
    'changes' in response &&
    Array.isArray(response.changes)
  )
    return {
      changes: response.changes as readonly HistoryEntry[], // as the server sends them
      hasOlder: 'hasOlder' in response && response.hasOlder === true,
    };
  throw new TypeError('the history response has no changes');
};

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The changes, newest first. The parameter of a page is the id of the change before it; null for the newest page. */
    history: build.infiniteQuery<HistoryPage, void, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ changes, hasOlder }) => (hasOlder ? changes.at(-1)?.id : undefined),
      },
      queryFn: async ({ pageParam }, { getState }, _options, sendRequest) => {
        const { startup } = getState() as RootState; // the root state of `createStore`
        const before = pageParam === null ? '' : `&before=${pageParam}`;
        const { data, error } = await sendRequest({ url: `history?limit=${pageLength}${before}` });
        return error ? { error } : { data: { ...readPage(data), version: startup.version } };
      },
      providesTags: ['History'],
      keepUnusedDataFor: 0, // it is loaded again each time it is opened
    }),
    /** The last changes, of the content version in the parameter or a newer one. */
    lastChanges: build.query<readonly HistoryEntry[], number | null>({
      query: () => ({ url: `history?limit=${lastCount}` }),
      transformResponse: (response) => readPage(response).changes,
      providesTags: ['History'],
      keepUnusedDataFor: 0,
    }),
    /** Undoes a change. The restored rows are in the response, so pages without change events get them too. */
    undo: build.mutation<{ readonly id: number | null }, number>({
      query: (id) => ({ url: 'history/undo', method: 'POST', body: { id } }),
      invalidatesTags: ['History'], // also after a rejection: a newer change conflicts with the undo
      transformResponse: (response: { id: number | null; rows: unknown }) => response,
      onQueryStarted: (_id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          const event = parseChangeEvent({ ...data, version: 0 });
          if (event) dispatch(contentFollowed({ ...event, version: null }));
        }, ignore),
    }),
  }),
});
