import { chakra } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useAdministrationTexts } from '../../store/api/administrationTexts';
import { storedValue } from '../../store/storedValue';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { NavigationLinks } from './NavigationLinks';

const collapsed = storedValue(
  'localStorage',
  'administrationNavigation',
  (text) => text === 'collapsed',
  (isCollapsed) => (isCollapsed ? 'collapsed' : null),
);

/** The navigation beside the pages of the administration, on wide screens. It can be collapsed. */
const SideNavigation = () => {
  const hasTexts = useAdministrationTexts();
  const text = useTexts('admin');
  const isCollapsed = collapsed.use();
  if (!hasTexts) return null;
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
          onClick={() => collapsed.write(!isCollapsed)}
        >
          <Icon aria-hidden="true" size={20} />
        </Button>
      </chakra.div>
    </chakra.nav>
  );
};

export default SideNavigation;
