import type { Measure } from '../../../model/measures';
import { measureIn } from '../../../model/measures';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

/** How figures are written in the current language. */
export const useMeasure = (): Measure => measureIn(useAppSelector(selectLanguage));
