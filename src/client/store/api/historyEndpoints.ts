import type { HistoryEntry } from '../../../model/history';
import { api } from './api';
import { contentFollowed } from '../content/contentActions';
import { parseChangeEvent } from '../content/changeEvent';

/** The endpoints of the history: list the changes, and undo one. */

interface HistoryPage {
  readonly changes: readonly HistoryEntry[];
}

export interface HistoryQuery {
  /** Only the changes before this one; without it the newest changes. */
  readonly before?: number | undefined;
  /** The most changes of a page. */
  readonly limit: number;
}

const ignore = (): void => undefined; // the caller handles the failure

const isPage = (response: unknown): response is HistoryPage =>
  typeof response === 'object' &&
  response !== null &&
  'changes' in response &&
  Array.isArray(response.changes);

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because the response is not cached: the history is always requested again. */
    history: build.mutation<HistoryPage, HistoryQuery>({
      query: ({ before, limit }) => ({
        url: `history?limit=${limit}${before === undefined ? '' : `&before=${before}`}`,
      }),
      transformResponse: (response) => {
        if (!isPage(response)) throw new TypeError('the history answered no changes');
        return response;
      },
    }),
    /** Undoes a change. The restored rows are in the response, so pages without change events get them too. */
    undo: build.mutation<{ readonly id: number | null }, number>({
      query: (id) => ({ url: 'history/undo', method: 'POST', body: { id } }),
      transformResponse: (response: { id: number | null; rows: unknown }) => response,
      onQueryStarted: (_id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          const event = parseChangeEvent({ ...data, version: 0 });
          if (event) dispatch(contentFollowed({ ...event, version: null }));
        }, ignore),
    }),
  }),
});
