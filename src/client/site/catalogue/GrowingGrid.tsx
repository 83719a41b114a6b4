import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Children, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { listPageOf, listPageSize, pageParameter, requestedPage } from '../../../model/site/screens/listPage';
import { LinkButton } from '../../ui/components/button';
import { CardGrid } from '../../ui/components/Grid';
import { PagePart } from '../../ui/components/PagePart';
import { onlyWithoutScripts, onlyWithScripts } from '../../ui/components/withoutScripts';
import { isPlainClick } from '../../ui/navigation/isPlainClick';
import type { AddressLink } from '../../ui/navigation/useAddressParameter';
import { useAddressParameter } from '../../ui/navigation/useAddressParameter';
import { useTexts } from '../../ui/text/useTexts';

/** The distance below the screen at which the next cards are rendered. */
const marginBelow = '1500px';

interface GrowingGridProps extends Omit<ComponentProps<typeof CardGrid>, 'as' | 'children'> {
  /** The list around the cards. */
  readonly as?: ElementType;
  readonly children: readonly ReactNode[];
}

/**
 * A grid of one page of cards. It renders the cards of the next pages while the visitor scrolls, and links to the next and the
 * previous page for readers without scripts.
 */
export function GrowingGrid({ as: Grid = CardGrid, children, ...props }: GrowingGridProps) {
  const text = useTexts('shared');
  const { replaceLink } = useAddressParameter(pageParameter);
  const { number, start } = listPageOf(children.length, requestedPage(useLocation().search));
  const linkTo = (page: number): AddressLink => replaceLink(page === 1 ? undefined : String(page));
  const [count, setCount] = useState(listPageSize);
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
      <Grid {...props}>
        {Children.map(children.slice(start, end), (card) => (
          <PagePart>{card}</PagePart>
        ))}
      </Grid>
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
