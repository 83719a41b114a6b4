import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '../../ui/components/page/HydrationBoundary';
import { useTexts } from '../../ui/text/useTexts';
import { LazyInquiryDialog } from '../../site/inquiry/LazyInquiryDialog';
import { Footer } from './Footer';
import { SideNavigation } from './LazyAdminFrame';
import { TopBar } from './TopBar';
import { useIsAdministration } from './useIsAdministration';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '-20',
    zIndex: 'skipNav',
    padding: '3',
    bg: 'primary.bg',
    color: 'primary.fg',
    fontWeight: 'bold',
    _focusVisible: { top: '2' },
  },
});

/** The frame of every page: skip link, top bar, and the footer or, in the administration, the navigation. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useTexts('navigation');
  const isAdministration = useIsAdministration();
  return (
    <chakra.div minHeight="100dvh" display="flex" flexDirection="column">
      <SkipLink href="#content">{text('skip-to-content')}</SkipLink>
      <TopBar />
      <chakra.div flex="1" display="flex">
        {isAdministration ? <SideNavigation /> : null}
        <chakra.main id="content" tabIndex={-1} flex="1" minWidth="0" outline="none">
          {children}
        </chakra.main>
      </chakra.div>
      {isAdministration ? null : (
        <HydrationBoundary>
          <Footer />
        </HydrationBoundary>
      )}
      <LazyInquiryDialog />
    </chakra.div>
  );
}
