import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Children, startTransition, useEffect, useState } from 'react';
import { Button } from '../../ui/components/button';
import { CardGrid } from '../../ui/components/Grid';
import { useTexts } from '../../ui/text/useTexts';

/** Cards per batch: more than most catalogues have. The next batch is rendered when the visitor scrolls near it. */
const batchSize = 60;

/** The distance below the screen at which the next batch is rendered. */
const marginBelow = '1500px';

/** A grid that renders its cards in batches while scrolling: thousands at once would block a phone for many seconds. */
export function GrowingGrid({
  children,
  ...props
}: Omit<ComponentProps<typeof CardGrid>, 'children'> & { readonly children: readonly ReactNode[] }) {
  const text = useTexts('shared');
  const [count, setCount] = useState(batchSize);
  const [moreElement, setMoreElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!moreElement || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setCount((before) => before + batchSize));
        }
      },
      { rootMargin: `0px 0px ${marginBelow} 0px` },
    );
    observer.observe(moreElement);
    return () => observer.disconnect();
  }, [moreElement, count]);
  return (
    <>
      <CardGrid {...props}>{Children.toArray(children.slice(0, count))}</CardGrid>
      {count < children.length ? (
        <chakra.div ref={setMoreElement} marginTop="6" textAlign="center">
          <Button variant="ghost" onClick={() => setCount(count + batchSize)}>
            {text('show-more')}
          </Button>
        </chakra.div>
      ) : null}
    </>
  );
}
