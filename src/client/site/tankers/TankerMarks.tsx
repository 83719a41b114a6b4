import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { useTankerFacts } from './useTankerFacts';

const Marks = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', lineHeight: 'snug' },
});

const Mark = chakra('p', {
  base: {
    paddingInline: '2.5',
    paddingBlock: '1',
    borderRadius: 'sm',
    fontSize: 'sm',
    fontWeight: 'semibold',
    bg: 'bg.sunken',
  },
  variants: {
    tone: { plain: {}, sold: { bg: 'inverse.bg', color: 'inverse.fg', textTransform: 'uppercase' } },
  },
});

/** Whether a tanker is new or used, and when it can be had. One that is sold stands out. */
export function TankerMarks({ tanker }: { tanker: Row<'tanker'> }) {
  const { isSold, condition, availability } = useTankerFacts(tanker);
  if (!condition && !availability) return null;
  return (
    <Marks>
      {condition ? <Mark>{condition}</Mark> : null}
      {availability ? <Mark tone={isSold ? 'sold' : 'plain'}>{availability}</Mark> : null}
    </Marks>
  );
}
