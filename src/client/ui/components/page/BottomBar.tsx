import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    position: 'sticky',
    bottom: '0',
    zIndex: '3', // above the marks of cards
    marginTop: '6',
    marginInline: { base: '-4', md: '-8' },
    paddingInline: { base: '3', md: '8' },
    paddingTop: '2.5',
    paddingBottom: 'max({spacing.2.5}, env(safe-area-inset-bottom))',
    bg: 'bg.surface',
    borderTopWidth: '3px',
    borderTopStyle: 'solid',
    borderTopColor: 'accent.solid',
  },
});

/**
 * A bar that stays at the bottom of the screen while one scrolls, where a thumb reaches it. The class is added here: a bar with
 * further styles has a class already, and would lose it as a default.
 */
export function BottomBar({ className = '', ...props }: ComponentProps<'div'>) {
  return <Bar {...props} className={`not-printed ${className}`} />;
}
