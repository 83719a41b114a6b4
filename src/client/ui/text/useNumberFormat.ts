import type { FormatNumber } from '../../../model/format/numbers';
import { numberFormatOf } from '../../../model/format/numbers';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

/** The number format of the current language. */
export function useNumberFormat(): FormatNumber {
  return numberFormatOf(useAppSelector(selectLanguage));
}
