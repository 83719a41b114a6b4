import { useEffect, useState } from 'react';
import { endpoints } from '../../store/api/adminApi';
import type { InquiryFilter } from '../../store/api/endpoints/inquiryEndpoints';
import { useLatest } from '../controls/useLatest';
import { useToasts } from '../toasts/useToasts';
import { useInquirySummary } from '../requests/useInquirySummary';

/** The inquiries of a filter. The newest page is loaded first, older ones on request. */
export function useInquiryList(filter: InquiryFilter) {
  const toasts = useToasts();
  const query = endpoints.inquiries.useInfiniteQuery(filter);
  const { data, error, isFetching } = query;
  const { data: summary } = useInquirySummary();
  const [seenId, setSeenId] = useState(summary?.newestId);
  if (seenId === undefined && summary) setSeenId(summary.newestId);
  const showError = useLatest(() => data && toasts.failed(error));
  useEffect(() => {
    if (error) showError();
  }, [error, showError]);
  return {
    inquiries: data?.pages.flatMap((page) => page.inquiries) ?? [],
    /** When they were loaded, in milliseconds since 1970. */
    loadedAt: query.fulfilledTimeStamp ?? 0,
    isLoading: isFetching && data === undefined,
    isLoadingOlder: query.isFetchingNextPage,
    isBusy: isFetching,
    /** The rejection if the first page could not be loaded. */
    failure: data === undefined && !isFetching && error ? { cause: error } : null,
    hasOlder: query.hasNextPage,
    /** Whether an inquiry has arrived since the list was loaded. */
    hasNewer: !isFetching && summary !== undefined && seenId !== undefined && summary.newestId > seenId,
    reload: (): void => {
      setSeenId(summary?.newestId);
      void query.refetch();
    },
    loadOlder: () => void query.fetchNextPage(),
  };
}
