import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Children, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { listPageOf, listPageSize, pageParameter, requestedPage } from '../../../model/site/screens/listPage';
import { LinkButton } from '../../ui/components/button';
import { CardGrid } from '../../ui/components/Grid';
import { HydrationBoundary } from '../../ui/components/page/HydrationBoundary';
import { onlyWithoutScripts, onlyWithScripts } from '../../ui/components/page/withoutScripts';
import { isPlainClick } from '../../ui/navigation/isPlainClick';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import { useQueryParameter } from '../../ui/navigation/useQueryParameter';
import { useTexts } from '../../ui/text/useTexts';

/** The distance below the screen at which the next cards are rendered. */
const marginBelow = '1500px';

/** How many cards each entry of the browser's history has rendered: a visitor who comes back finds the card that was left. */
const shownCounts = new Map<string, number>();

interface GrowingGridProps extends Omit<ComponentProps<typeof CardGrid>, 'children'> {
  /**
   * Arranges the shown cards, of which the first has the index `start`. By default they are a single list.
   */
  readonly arrange?: (cards: readonly ReactNode[], start: number) => ReactNode;
  readonly children: readonly ReactNode[];
}

/**
 * A grid of one page of cards. It renders the cards of the next pages while the visitor scrolls, and links to the next and the
 * previous page for readers without scripts.
 */
export function GrowingGrid({
  arrange = (cards) => <CardGrid {...props}>{cards}</CardGrid>,
  children,
  ...props
}: GrowingGridProps) {
  const text = useTexts('shared');
  const { replaceLink } = useQueryParameter(pageParameter);
  const { key, pathname, search } = useLocation();
  const { number, start } = listPageOf(children.length, requestedPage(search));
  const linkTo = (page: number): AddressLink => replaceLink(page === 1 ? undefined : String(page));
  const entry = key + pathname + search; // the first entry of each visit has the same key
  const [count, setCount] = useState(shownCounts.get(entry) ?? listPageSize);
  useEffect(() => void shownCounts.set(entry, count), [entry, count]);
  const [moreElement, setMoreElement] = useState<HTMLElement | null>(null);
  const end = start + count;
  useEffect(() => {
    if (!moreElement || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setCount((before) => before + listPageSize));
        }
      },
      { rootMargin: `0px 0px ${marginBelow} 0px` },
    );
    observer.observe(moreElement);
    return () => observer.disconnect();
  }, [moreElement, count]);
  return (
    <>
      {number > 1 ? (
        <chakra.p marginBottom="6" textAlign="center">
          <LinkButton variant="ghost" rel="prev" {...linkTo(number - 1)}>
            {text('previous-page')}
          </LinkButton>
        </chakra.p>
      ) : null}
      {arrange(
        Children.map(children.slice(start, end), (card) => <HydrationBoundary>{card}</HydrationBoundary>) ??
          [],
        start,
      )}
      {end < children.length ? (
        <chakra.div ref={setMoreElement} marginTop="6" textAlign="center">
          <LinkButton
            variant="ghost"
            rel="next"
            {...linkTo(end / listPageSize + 1)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setCount(count + listPageSize);
            }}
          >
            <chakra.span css={onlyWithScripts}>{text('show-more')}</chakra.span>
            <chakra.span css={onlyWithoutScripts}>{text('next-page')}</chakra.span>
          </LinkButton>
        </chakra.div>
      ) : null}
    </>
  );
}
