import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { HydrationBoundary } from './HydrationBoundary';
import { BrandStripe } from '../BrandStripe';

/** The centred column of the page, with padding at both sides. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'content', marginInline: 'auto', paddingInline: { base: '4', md: '8' } },
});

/** A section of a page, with padding above and below. */
export const Section = chakra('section', { base: { paddingBlock: { base: '10', md: '16' } } });

/** A heading within a page. */
export const SectionTitle = chakra('h2', {
  base: { fontSize: '3xl', marginBottom: { base: '5', md: '7' } },
});

interface PageProps extends Omit<HTMLChakraProps<'div'>, 'title'> {
  readonly title: ReactNode;
  /** One or two sentences under the title. */
  readonly introduction?: ReactNode;
  /** Content above the title, such as a back link. */
  readonly above?: ReactNode;
  /** A wide picture in the band (BandPicture). */
  readonly picture?: ReactNode;
}

/** A page of the site: the title on a dark band, and the content below. */
export function Page({ title, introduction, above, picture, children, ...props }: PageProps) {
  return (
    <>
      <chakra.header data-inverse="" position="relative" bg="inverse.bg" color="inverse.fg">
        {picture}
        <Container paddingBlock={{ base: '4', md: picture ? '4' : '5' }}>
          {above ? <chakra.div marginBottom="1">{above}</chakra.div> : null}
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="10"
            rowGap={picture ? '1' : '2'}
            {...(picture ? { lg: { maxWidth: '70%' } } : {})}
          >
            <chakra.h1 fontSize="4xl" maxWidth={{ base: '22ch', lg: '30ch' }}>
              {title}
            </chakra.h1>
            {introduction ? (
              <chakra.div flex="1 1 24rem" maxWidth={picture ? 'none' : 'prose'} color="inverse.muted">
                {introduction}
              </chakra.div>
            ) : null}
          </chakra.div>
        </Container>
        <BrandStripe />
      </chakra.header>
      <Container paddingBlock={{ base: '8', md: '14' }} {...props}>
        <HydrationBoundary>{children}</HydrationBoundary>
      </Container>
    </>
  );
}
