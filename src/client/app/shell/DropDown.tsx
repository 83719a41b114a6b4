import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { onlyWithScripts } from '../../ui/components/page/withoutScripts';
import { BarButton } from './barItem';
import { NavigationAnchor } from './NavigationAnchor';
import { useDisclosure } from './useDisclosure';

interface DropDownProps {
  readonly label: ReactNode;
  readonly ground?: 'light' | 'dark';
  /** Whether the current page is in the list. */
  readonly isCurrent?: boolean;
  /** The edge of the button that the panel is aligned with. */
  readonly align?: 'start' | 'end';
  /** `li` elements. */
  readonly children: ReactNode;
}

/** A button of the bar that opens a list below it. */
export function DropDown({
  label,
  ground = 'light',
  align = 'start',
  isCurrent = false,
  children,
}: DropDownProps) {
  const { isOpen, toggle, panelId, rootRef, buttonRef } = useDisclosure();
  return (
    <chakra.div ref={rootRef} position="relative">
      <BarButton
        ref={buttonRef}
        ground={ground}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={toggle}
        css={onlyWithScripts}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          size={18}
          style={isOpen ? { transform: 'rotate(180deg)' } : undefined}
        />
      </BarButton>
      <NavigationAnchor ground={ground}>{label}</NavigationAnchor>
      <chakra.ul
        id={panelId}
        hidden={!isOpen}
        listStyle="none"
        position="absolute"
        top="100%"
        {...(align === 'end' ? { right: '0' } : { left: '0' })}
        minWidth="15rem"
        padding="2"
        bg="bg.surface"
        color="fg.default"
        borderTopWidth="3px"
        borderTopStyle="solid"
        borderTopColor="accent.solid"
        boxShadow="lifted"
        zIndex="sticky"
        animation="rise 140ms"
      >
        {children}
      </chakra.ul>
    </chakra.div>
  );
}
