import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Children, startTransition, useEffect, useState } from 'react';
import { Button } from '../../ui/components/button';
import { CardGrid } from '../../ui/components/Grid';
import { useTexts } from '../../ui/text/useTexts';

/** More than most catalogues have; what is beyond comes as one nears it. */
const atOnce = 60;

/** How far below the screen the next cards begin to be drawn. */
const ahead = '1500px';

/** A grid of cards that draws no more of them than are looked at: thousands would keep a phone busy for many seconds. */
export const GrowingGrid = ({
  children,
  ...props
}: Omit<ComponentProps<typeof CardGrid>, 'children'> & { readonly children: readonly ReactNode[] }) => {
  const text = useTexts('shared');
  const [count, setCount] = useState(atOnce);
  const [more, setMore] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!more || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setCount((before) => before + atOnce));
        }
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    );
    observer.observe(more);
    return () => observer.disconnect();
  }, [more, count]);
  return (
    <>
      <CardGrid {...props}>{Children.toArray(children.slice(0, count))}</CardGrid>
      {count < children.length ? (
        <chakra.div ref={setMore} marginTop="6" textAlign="center">
          <Button look="quiet" onClick={() => setCount(count + atOnce)}>
            {text('show-more')}
          </Button>
        </chakra.div>
      ) : null}
    </>
  );
};
