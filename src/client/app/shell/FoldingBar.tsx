import { chakra } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Container } from '../../ui/components/page/Page';
import { HydrationBoundary } from '../../ui/components/page/HydrationBoundary';
import { onlyWithScripts } from '../../ui/components/page/withoutScripts';
import { useTexts } from '../../ui/text/useTexts';
import { BarButton } from './barItem';
import { LanguageToggle } from './LanguageToggle';
import { Logo } from './Logo';
import { NavigationAnchor } from './NavigationAnchor';
import { useDisclosure } from './useDisclosure';

interface FoldingBarProps {
  /** The content of the row on wide screens. */
  readonly wide: ReactNode;
  /** The content at the end of the row, at every width. */
  readonly end?: ReactNode;
  /** The panel of the burger menu on narrow screens, and its accessible name. */
  readonly panel: ReactNode;
  readonly panelLabel: string;
  /** Whether the language toggle is elsewhere on wide screens. */
  readonly isToggleNarrow: boolean;
  /** The bar of the administration: low, as wide as the screen, and folded up to a wider screen. */
  readonly isSlim?: boolean;
}

/** A bar of one row. On narrow screens its menus fold into a burger menu. */
export function FoldingBar({
  wide,
  end,
  panel,
  panelLabel,
  isToggleNarrow,
  isSlim = false,
}: FoldingBarProps) {
  const fold = isSlim ? 'lg' : 'md';
  const text = useTexts('navigation');
  const { isOpen, toggle, panelId, rootRef, buttonRef } = useDisclosure();
  return (
    <chakra.div ref={rootRef}>
      <Container
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        {...(isSlim ? { minHeight: '14', maxWidth: 'none' } : { minHeight: { base: '16', lg: '20' } })}
      >
        <Logo />
        <chakra.div hideBelow={fold} {...(isSlim ? { flex: '1' } : {})}>
          {wide}
        </chakra.div>
        <chakra.div
          display="flex"
          alignItems="center"
          {...(end || !isToggleNarrow ? {} : { hideFrom: fold })}
        >
          {end}
          <chakra.div {...(isToggleNarrow ? { hideFrom: fold } : {})}>
            <LanguageToggle />
          </chakra.div>
          <BarButton
            ref={buttonRef}
            hideFrom={fold}
            aria-label={text(isOpen ? 'close-menu' : 'open-menu')}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
            css={onlyWithScripts}
          >
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </BarButton>
          <chakra.div hideFrom={fold}>
            <NavigationAnchor aria-label={text('open-menu')}>
              <Menu aria-hidden="true" />
            </NavigationAnchor>
          </chakra.div>
        </chakra.div>
      </Container>
      <chakra.nav
        id={panelId}
        hidden={!isOpen}
        aria-label={panelLabel}
        hideFrom={fold}
        maxHeight="calc(100dvh - 4rem)"
        overflowY="auto"
        borderTopWidth="1px"
        borderTopStyle="solid"
        borderTopColor="line.subtle"
      >
        {panel}
      </chakra.nav>
    </chakra.div>
  );
}

/** The content of the burger menu. The burger button does not render it again, so React can hydrate it later. */
export function FoldingPanel({ children }: { readonly children: ReactNode }) {
  return (
    <HydrationBoundary>
      <Container>{children}</Container>
    </HydrationBoundary>
  );
}
