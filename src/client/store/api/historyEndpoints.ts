import type { HistoryEntry } from '../../../model/history';
import { api } from './api';
import { contentFollowed } from '../content/contentActions';
import { parseChangeEvent } from '../content/changeEvent';

/** The calls of the history: what was changed, and the way back. */

interface HistoryPage {
  readonly changes: readonly HistoryEntry[];
}

export interface HistoryQuery {
  /** The changes before this one; without it the newest. */
  readonly before?: number | undefined;
  /** How many at most. */
  readonly limit: number;
}

const ignore = (): void => undefined; // whoever made the call hears of its failure

const isPage = (answer: unknown): answer is HistoryPage =>
  typeof answer === 'object' && answer !== null && 'changes' in answer && Array.isArray(answer.changes);

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, since nothing of it is kept: what was changed is always asked for anew. */
    history: build.mutation<HistoryPage, HistoryQuery>({
      query: ({ before, limit }) => ({
        url: `history?limit=${limit}${before === undefined ? '' : `&before=${before}`}`,
      }),
      transformResponse: (answer) => {
        if (!isPage(answer)) throw new TypeError('the history answered no changes');
        return answer;
      },
    }),
    /** Takes a change back. Its rows come with the answer, also where the page does not hear of changes. */
    undo: build.mutation<{ readonly id: number | null }, number>({
      query: (id) => ({ url: 'history/undo', method: 'POST', body: { id } }),
      transformResponse: (answer: { id: number | null; rows: unknown }) => answer,
      onQueryStarted: (_id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          const news = parseChangeEvent({ ...data, version: 0 });
          if (news) dispatch(contentFollowed({ ...news, version: null }));
        }, ignore),
    }),
  }),
});
