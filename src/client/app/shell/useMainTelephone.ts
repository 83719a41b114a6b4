import { telephoneLink } from '../../../model/format/telephones';
import type { Row } from '../../../model/schema/entities';
import { useContactRows } from '../../store/content/contactRows';

/** The first telephone of the brand's location that can be called: the bar and the footer link to it. */
export function useMainTelephone(): Row<'telephone'> | undefined {
  return useContactRows('telephone').find(({ telephone }) => telephoneLink(telephone) !== undefined);
}
