import { chakra } from '@chakra-ui/react';
import { useCallback, useRef, useState } from 'react';
import type { InquiryFilter } from '../../store/api/endpoints/inquiryEndpoints';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { LoadingFailed, NewerItems, OlderItems, useFocusLoaded } from '../controls/listNotices';
import { InquiryItem } from './InquiryItem';
import { endpoints } from '../../store/api/adminApi';
import { useLoadErrorToast } from '../controls/useLoadErrorToast';
import { useInquirySummary } from '../requests/useInquirySummary';

/** The inquiries of a filter. The newest page is loaded first, older ones on request. */
function useInquiryList(filter: InquiryFilter) {
  const query = endpoints.inquiries.useInfiniteQuery(filter);
  const { data, error, isFetching } = query;
  const { data: summary } = useInquirySummary();
  const [seenId, setSeenId] = useState(summary?.newestId);
  if (seenId === undefined && summary) setSeenId(summary.newestId);
  useLoadErrorToast(error, data !== undefined);
  const inquiries = data?.pages.flatMap((page) => page.inquiries) ?? [];
  const focusLoaded = useFocusLoaded(isFetching, data);
  const newestShown = inquiries[0]?.id ?? 0;
  return {
    inquiries,
    /** When they were loaded, in milliseconds since 1970. */
    loadedAt: query.fulfilledTimeStamp ?? 0,
    isLoading: isFetching && data === undefined,
    isLoadingOlder: query.isFetchingNextPage,
    isBusy: isFetching,
    /** The rejection if the first page could not be loaded. */
    failure: data === undefined && !isFetching && error ? { cause: error } : null,
    hasOlder: query.hasNextPage,
    /** Whether an inquiry that may belong to this list has arrived since it was loaded. */
    hasNewer:
      (filter.state ?? 'new') === 'new' &&
      !isFetching &&
      summary !== undefined &&
      seenId !== undefined &&
      summary.newestId > Math.max(seenId, newestShown),
    reload: (): void => {
      focusLoaded(0);
      setSeenId(summary?.newestId);
      void query.refetch();
    },
    loadOlder: (): void => {
      focusLoaded(inquiries.length);
      void query.fetchNextPage();
    },
  };
}

interface InquiryListProps {
  readonly filter: InquiryFilter;
  /** The message of an empty list. */
  readonly empty: string;
}

/** The inquiries of a state, or those with the words of a search. */
export function InquiryList({ filter, empty }: InquiryListProps) {
  const text = useTexts('inbox');
  const plural = usePlural();
  const frame = useRef<HTMLDivElement>(null);
  const focusFrame = useCallback(() => frame.current?.focus(), []);
  const { inquiries, loadedAt, isLoading, isBusy, isLoadingOlder, failure, ...list } = useInquiryList(filter);
  const { hasOlder, hasNewer, reload, loadOlder } = list;
  const { length: count } = inquiries;
  const isLoaded = !isLoading && failure === null;
  return (
    <chakra.div ref={frame} tabIndex={-1}>
      {isLoading ? <ScreenLoading /> : null}
      {failure === null ? null : <LoadingFailed page="inbox" cause={failure.cause} retry={reload} />}
      <NewerItems page="inbox" hasNewer={hasNewer} show={reload} />
      {filter.search === '' ? null : (
        <chakra.p role="status" marginBottom="4" color="fg.muted">
          {isLoaded && count > 0 ? text(hasOlder ? 'found-more' : `found-${plural(count)}`, { count }) : ''}
        </chakra.p>
      )}
      {isLoaded && count === 0 ? <EmptyState>{empty}</EmptyState> : null}
      {count > 0 ? (
        <chakra.ol listStyle="none" display="grid" gap="5" aria-label={text('list')} aria-busy={isBusy}>
          {inquiries.map((inquiry) => (
            <InquiryItem key={inquiry.id} inquiry={inquiry} now={loadedAt} onErased={focusFrame} />
          ))}
        </chakra.ol>
      ) : null}
      {hasOlder ? (
        <chakra.p marginTop="6" textAlign="center">
          <OlderItems page="inbox" isBusy={isBusy} isLoading={isLoadingOlder} load={loadOlder} />
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
