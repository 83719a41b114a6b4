import type { Measure } from '../../../model/format/numbers';
import { measureIn } from '../../../model/format/numbers';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

/** How figures are written in the current language. */
export const useMeasure = (): Measure => measureIn(useAppSelector(selectLanguage));
