import type { TextKey } from '../../../model/textKeys';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';

type HomeKey = TextKey<'home'>;

/** The texts that the propane brand has in words of its own. */
type Varied = { [Key in HomeKey]: `${Key}-certipropane` extends HomeKey ? Key : never }[HomeKey];

/** The key of a text of the home page for the current brand. */
export const useHomeKey = (): ((key: Varied) => HomeKey) => {
  const { isCertipropane } = useAppSelector(selectBrand);
  return (key) => (isCertipropane ? `${key}-certipropane` : key);
};
