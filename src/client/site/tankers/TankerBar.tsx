import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { BottomBar } from '../../ui/components/page/BottomBar';
import { AskOrCall } from './AskOrCall';

/** On a phone the links are at hand at the bottom of the screen, below all that the page says. */
const Bar = chakra(BottomBar, {
  base: {
    display: { base: 'flex', lg: 'none' },
    '& > *': { flex: 'none', paddingInline: '3', lineHeight: 'snug' },
    '& > :last-child': { flex: '1 1 0', minWidth: '0', whiteSpace: 'normal', textAlign: 'center' },
  },
});

/** The links to call and to ask about a tanker, which stay on the screen of a phone while one scrolls. */
export function TankerBar({ tanker }: { tanker: Row<'tanker'> }) {
  return (
    <Bar>
      <AskOrCall tanker={tanker} />
    </Bar>
  );
}
