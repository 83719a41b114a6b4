import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { sisterBuilder } from '../../../model/site/screens/builders';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { formatAvailability } from '../../../model/format/availability';
import { isSold, tankerCondition } from '../../../model/site/screens/tankers/tankerFacts';

/** Whether a tanker is sold, and its condition and availability in words; '' if unknown. */
function useTankerFacts(tanker: Row<'tanker'>) {
  const text = useTexts('shared');
  const language = useAppSelector(selectLanguage);
  const condition = tankerCondition(tanker);
  return {
    isSold: isSold(tanker),
    condition: condition ? text(condition) : '',
    availability: formatAvailability(tanker.availability, language, text),
  };
}

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

/** Whether a tanker is new or used, when it can be had, and which sister company built it. One that is sold stands out. */
export function TankerMarks({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  const { isSold, condition, availability } = useTankerFacts(tanker);
  const sister = sisterBuilder(tanker, useAppSelector(selectBrand));
  if (!(condition || availability || sister)) return null;
  return (
    <Marks>
      {condition ? <Mark>{condition}</Mark> : null}
      {availability ? <Mark tone={isSold ? 'sold' : 'plain'}>{availability}</Mark> : null}
      {sister ? <Mark>{text('by-sister', { company: sister.name })}</Mark> : null}
    </Marks>
  );
}
