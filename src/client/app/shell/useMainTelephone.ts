import type { Row } from '../../../model/schema/entities';
import { useContactRows } from '../../store/content/contactRows';

/** The first telephone of the brand's location, which the bar and the footer show. */
export function useMainTelephone(): Row<'telephone'> | undefined {
  return useContactRows('telephone')[0];
}
