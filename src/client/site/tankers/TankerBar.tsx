import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { AskOrCall } from './AskOrCall';

/** On a phone the links are at hand at the bottom of the screen, below all that the page says. */
const Bar = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    position: 'sticky',
    bottom: '0',
    zIndex: '2',
    gap: '2',
    marginTop: '6',
    marginInline: { base: '-4', md: '-8' },
    paddingInline: { base: '3', md: '8' },
    paddingTop: '2.5',
    paddingBottom: 'max(0.625rem, env(safe-area-inset-bottom))',
    bg: 'bg.surface',
    borderTopWidth: '3px',
    borderTopStyle: 'solid',
    borderTopColor: 'accent.solid',
    '& > *': { flex: 'none', paddingInline: '3', lineHeight: 'snug' },
    '& > :first-child': { flex: '1 1 0', minWidth: '0', whiteSpace: 'normal', textAlign: 'center' },
  },
});

/** The links to ask about a tanker, which stay on the screen of a phone while one scrolls. */
export function TankerBar({ tanker }: { tanker: Row<'tanker'> }) {
  return (
    <Bar className="not-printed">
      <AskOrCall tanker={tanker} />
    </Bar>
  );
}
