import type { Row } from '../../../model/schema/entities';
import { formatAvailability } from '../../../model/format/availability';
import { isSold, tankerCondition } from '../../../model/site/screens/tankers/tankerFacts';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';

/** Whether a tanker is sold, and its condition and availability in words; '' if unknown. */
export function useTankerFacts(tanker: Row<'tanker'>) {
  const text = useTexts('shared');
  const language = useAppSelector(selectLanguage);
  const condition = tankerCondition(tanker);
  return {
    isSold: isSold(tanker),
    condition: condition ? text(condition) : '',
    availability: formatAvailability(tanker.availability, language, text),
  };
}
