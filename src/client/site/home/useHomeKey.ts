import type { VariedHomeKey } from '../../../model/site/screens/homeKeys';
import { homeKey } from '../../../model/site/screens/homeKeys';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';

/** The key of a text of the home page for the current brand. */
export function useHomeKey(): (key: VariedHomeKey) => ReturnType<typeof homeKey> {
  const brand = useAppSelector(selectBrand);
  return (key) => homeKey(key, brand);
}
