import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { isWorthRetrying } from '../../../model/admin/retry';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import { serverMessage } from '../requests/requestError';
import { Banner } from './Banner';

/* The notices of a list that is loaded page by page. */

/** The page of texts that has the words of the list. */
interface ListProps {
  readonly page: 'history' | 'inbox';
}

/**
 * Returns a function that focuses an item of the list, by its index, once it is loaded. A button that is still there keeps the focus.
 * @param data what has been loaded
 */
export function useFocusLoaded(isBusy: boolean, data: unknown): (index: number) => void {
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    if (isBusy || awaited.current === undefined) return;
    const item = document.querySelectorAll<HTMLElement>('[data-item]')[awaited.current];
    awaited.current = undefined;
    if (document.activeElement === document.body) item?.focus();
  }, [isBusy, data]);
  return (index) => {
    awaited.current = index;
  };
}

interface LoadingFailedProps {
  readonly page: ListProps['page'] | 'accounts';
  /** The rejection of the request. */
  readonly cause: unknown;
  readonly retry: () => void;
}

/** Why the list could not be loaded, with a button to try again if that may help. */
export function LoadingFailed({ page, cause, retry }: LoadingFailedProps) {
  const text = useTexts(page);
  const toast = useTexts('toast');
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <Banner>
        {text('failed')} {serverMessage(cause) ?? toast('back-end-error')}
      </Banner>
      {isWorthRetrying(cause) ? (
        <Button variant="outline" onClick={retry}>
          {text('retry')}
        </Button>
      ) : null}
    </chakra.div>
  );
}

interface NewerProps extends ListProps {
  readonly hasNewer: boolean;
  readonly show: () => void;
}

/** Newer items are not inserted by themselves, so that no button moves under the pointer: a button loads them. */
export function NewerItems({ page, hasNewer, show }: NewerProps) {
  const text = useTexts(page);
  return (
    <chakra.div role="status">
      {hasNewer ? (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          padding="4"
          marginBottom="5"
          bg="accent.subtle"
          borderRadius="md"
        >
          <p>{text('newer')}</p>
          <Button variant="outline" size="sm" minHeight="11" onClick={show}>
            {text('show-newer')}
          </Button>
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}

interface OlderProps extends ListProps {
  readonly isBusy: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
}

/** A button that loads the next page of older items. */
export function OlderItems({ page, isBusy, isLoading, load }: OlderProps) {
  const text = useTexts(page);
  return (
    <Button
      variant="outline"
      justifySelf="center"
      aria-disabled={isBusy} // a disabled button would lose the focus
      onClick={isBusy ? undefined : load}
    >
      {isLoading ? <Spinner aria-hidden="true" /> : null}
      {text('older')}
    </Button>
  );
}
