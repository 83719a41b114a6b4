import { chakra } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useAdministrationTexts } from '../../store/api/administrationTexts';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { NavigationLinks } from './NavigationLinks';

const storageKey = 'administrationNavigation';

/** Whether the navigation is collapsed, as this browser has stored it. A browser may forbid to store anything. */
const readCollapsed = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
};

const storeCollapsed = (isCollapsed: boolean): void => {
  try {
    localStorage.setItem(storageKey, isCollapsed ? 'collapsed' : 'open');
  } catch {
    return; // the next page starts with the open navigation
  }
};

/** The navigation beside the pages of the administration, on wide screens. It can be collapsed. */
const SideNavigation = () => {
  const hasTexts = useAdministrationTexts();
  const text = useTexts('admin');
  const [isCollapsed, setIsCollapsed] = useState(readCollapsed);
  if (!hasTexts) return null;
  const toggle = (): void => {
    storeCollapsed(!isCollapsed);
    setIsCollapsed(!isCollapsed);
  };
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const label = text(isCollapsed ? 'expand-navigation' : 'collapse-navigation');
  return (
    <chakra.nav
      aria-label={text('administration')}
      hideBelow="lg"
      className="not-printed"
      flexShrink="0"
      width={isCollapsed ? '14' : '16rem'}
      position="sticky"
      top="14"
      alignSelf="flex-start"
      height="calc(100dvh - 3.5rem)"
      overflowY="auto"
      scrollbarWidth="thin"
      bg="bg.surface"
      borderInlineEndWidth="1px"
      borderInlineEndStyle="solid"
      borderInlineEndColor="line.subtle"
    >
      {isCollapsed ? null : <NavigationLinks />}
      <chakra.div position="sticky" bottom="0" padding="1.5" textAlign="end" bg="bg.surface">
        <Button
          variant="ghost"
          size="icon"
          aria-expanded={!isCollapsed}
          aria-label={label}
          title={label}
          onClick={toggle}
        >
          <Icon aria-hidden="true" size={20} />
        </Button>
      </chakra.div>
    </chakra.nav>
  );
};

export default SideNavigation;
