import type { Action, Dispatch } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Inquiry, InquiryState, InquirySummary } from '../../../../model/inquiries/inquiry';
import { isRecord } from '../../../../model/schema/isRecord';
import type { AppStore } from '../../store';
import type { RequestResult } from '../api';
import { api, backEndHeaders, errorOf, isApiError, runInSession } from '../api';
import { parseJson } from '../../../../model/schema/parseJson';

/* The endpoints of the inbox. What they load is cached only while it is shown, and never by the service worker. */

/** Which inquiries a list shows. Without a state, all of them. */
export interface InquiryFilter {
  readonly state?: InquiryState;
  /** Words that each inquiry contains; empty for all inquiries. */
  readonly search: string;
}

export interface InquiryPage {
  readonly inquiries: readonly Inquiry[];
  /** The id before which the next page begins; null for the last page. An erased inquiry does not change it. */
  readonly next: number | null;
}

/** A change of an inquiry, made from a version of it. */
export type InquiryChange = Pick<Inquiry, 'id' | 'version'> & Partial<Pick<Inquiry, 'state' | 'note'>>;

/** The most inquiries of a page. */
const pageLength = 25;

/** How often the counts are asked for while the tab is visible, in milliseconds. */
export const inquiryPollingMs = 20_000;

const unexpected = new TypeError('an unexpected response about inquiries');

const readInquiry = (response: unknown): Inquiry => {
  if (isRecord(response) && isRecord(response.inquiry)) return response.inquiry as unknown as Inquiry; // as the server sends it
  throw unexpected;
};

const readPage = (response: unknown): InquiryPage => {
  if (!isRecord(response) || !Array.isArray(response.inquiries)) throw unexpected;
  const inquiries = response.inquiries as readonly Inquiry[]; // as the server sends them
  const last = inquiries.length === pageLength ? inquiries.at(-1) : undefined;
  return { inquiries, next: last?.id ?? null };
};

const readSummary = (response: unknown): InquirySummary => {
  if (isRecord(response) && typeof response.new === 'number') return response as unknown as InquirySummary; // as the server sends it
  throw unexpected;
};

const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** The current inquiry, if the server refused a change because somebody else had changed it. */
export function inquiryOf(error: unknown): Inquiry | undefined {
  const current = isApiError(error) && error.status === 409 ? error.inquiry : undefined;
  return isRecord(current) ? (current as unknown as Inquiry) : undefined; // as the server sends it
}

interface InfiniteQueryArgument {
  readonly queryArg: InquiryFilter;
  readonly pageParam: number | null;
}

interface Lifecycle {
  readonly dispatch: Dispatch;
  readonly getState: () => unknown;
}

/** Replaces an inquiry in all lists that are shown. Without `changed`, removes it. */
const changeLists = ({ dispatch, getState }: Lifecycle, id: number, changed: Inquiry | undefined): void => {
  const { selectCachedArgsForQuery, updateQueryData } = inquiryApi.util;
  const state = getState() as Parameters<typeof selectCachedArgsForQuery>[0]; // the root state, with the API
  for (const filter of selectCachedArgsForQuery(state, 'inquiries')) {
    const change = updateQueryData('inquiries', filter, ({ pages, pageParams }) => ({
      pageParams,
      pages: pages.map(({ inquiries, next }) => ({
        inquiries: inquiries.flatMap((each) => (each.id === id ? (changed ?? []) : each)),
        next,
      })),
    }));
    dispatch(change as unknown as Action); // a thunk, which the store runs
  }
};

/** Waits for a change of an inquiry, and shows the result. If somebody else was faster, shows their change. */
const followChange = async (
  lifecycle: Lifecycle & { readonly queryFulfilled: Promise<{ readonly data: Inquiry | undefined }> },
  id: number,
): Promise<void> => {
  try {
    changeLists(lifecycle, id, (await lifecycle.queryFulfilled).data);
  } catch (failure) {
    const error = isRecord(failure) ? failure.error : undefined;
    const current = inquiryOf(error);
    if (current || isGone(error)) changeLists(lifecycle, id, current);
  }
};

const requestPage = ({ queryArg: { state, search }, pageParam }: InfiniteQueryArgument): FetchArgs => ({
  url: 'inquiry/all',
  params: {
    limit: pageLength,
    ...(state && { state }),
    ...(search !== '' && { search }),
    ...(pageParam !== null && { before: pageParam }),
  },
});

export const inquiryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The inquiries, newest first. The parameter of a page is the id of the inquiry before it; null for the newest page. */
    inquiries: build.infiniteQuery<InquiryPage, InquiryFilter, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: requestPage,
      transformResponse: readPage,
      keepUnusedDataFor: 0, // personal values stay no longer than they are shown
    }),
    inquirySummary: build.query<InquirySummary, void>({
      query: () => ({ url: 'inquiry/counts' }),
      transformResponse: readSummary,
      providesTags: ['InquirySummary'],
      keepUnusedDataFor: 0,
    }),
    /** Changes the state or the note. The lists show the changed inquiry in the same place: no row moves. */
    inquiryUpdate: build.mutation<Inquiry, InquiryChange>({
      query: (body) => ({ url: 'inquiry/update', method: 'PUT', body }),
      transformResponse: readInquiry,
      invalidatesTags: ['InquirySummary'],
      onQueryStarted: ({ id }, lifecycle) => followChange(lifecycle, id),
    }),
    inquiryErase: build.mutation<undefined, number>({
      query: (id) => ({ url: `inquiry/erase/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: ['InquirySummary'],
      onQueryStarted: (id, lifecycle) => followChange(lifecycle, id),
    }),
  }),
});

/** Loads the export with the session, which a link could not send. */
export async function downloadInquiries({
  dispatch,
  getState,
}: Pick<AppStore, 'dispatch' | 'getState'>): Promise<RequestResult<Blob>> {
  return runInSession(dispatch, async (): Promise<RequestResult<Blob>> => {
    const state = getState();
    const url = `${state.site.apiBaseUrl}/api/inquiry/export`;
    try {
      const response = await fetch(url, { headers: backEndHeaders(state), cache: 'no-store' });
      if (response.ok) return { data: await response.blob() };
      return { error: errorOf(response.status, parseJson(await response.text()), state) };
    } catch {
      return { error: errorOf(null, undefined, state) }; // the connection failed, perhaps after the first bytes
    }
  });
}
