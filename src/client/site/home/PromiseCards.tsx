import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { CardLink } from '../../ui/components/CardLink';
import { Container, Section } from '../../ui/components/page/Page';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { PromiseDrawing } from '../promises/PromiseDrawing';
import { promises } from '../promises/promiseDrawings';
import type { PromiseKey } from '../promises/promiseDrawings';
import { useCallback, useState } from 'react';

/** The fraction of the element that must be visible. */
const threshold = 0.25;

/**
 * Whether an element has been scrolled into view; once true, it stays true. In browsers without IntersectionObserver it is true
 * at once. Pass `watch` to the element as its ref.
 */
function useInView(): readonly [isInView: boolean, watch: (element: Element | null) => void] {
  const [isInView, setIsInView] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    if (!('IntersectionObserver' in window)) {
      setIsInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsInView(true);
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isInView, watch];
}

/** Delay between the animations of two cards, in ms. */
const cardDelayMs = 240;

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { base: '5', md: '4', lg: '6' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  },
});

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: 'full',
    padding: { base: '5', lg: '7' },
    bg: 'inverse.raised',
    borderRadius: 'md',
    overflow: 'hidden',
    transition: 'transform 200ms, box-shadow 200ms',
    _hover: { transform: 'translateY(-4px)', boxShadow: 'lifted' },
  },
});

interface PromiseCardProps {
  readonly promise: PromiseKey;
  readonly isPlaying: boolean;
  /** Delay before the animation starts, in ms. */
  readonly delay: number;
}

const PromiseCard = ({ promise, isPlaying, delay }: PromiseCardProps) => {
  const text = useTexts('home');
  const path = usePathTo();
  const title = text(`${promise}-title`);
  return (
    <Card>
      <PromiseDrawing promise={promise} isPlaying={isPlaying} delay={delay} color="inverse.accent" />
      <chakra.h2 fontSize="3xl">{title}</chakra.h2>
      <chakra.p color="inverse.muted" fontSize={{ base: 'lg', md: 'md', lg: 'lg' }}>
        {text(promise)}
      </chakra.p>
      <chakra.p marginTop="auto" paddingTop="2">
        <CardLink
          to={path('contact')}
          aria-label={`${text('card-link')} – ${title}`}
          display="inline-flex"
          alignItems="center"
          gap="2"
          fontSize="lg"
          color="inverse.accent"
        >
          {text('card-link')}
          <ArrowRight size={18} aria-hidden="true" />
        </CardLink>
      </chakra.p>
    </Card>
  );
};

/** Mission, commitment and values. The animations start when they scroll into view; each card links to the contact page. */
export function PromiseCards() {
  const [isPlaying, watch] = useInView();
  return (
    <Section data-inverse="" bg="inverse.bg" color="inverse.fg">
      <Container ref={watch}>
        <Cards>
          {promises.map((promise, index) => (
            <li key={promise}>
              <PromiseCard promise={promise} isPlaying={isPlaying} delay={index * cardDelayMs} />
            </li>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}
