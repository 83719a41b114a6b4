import type { Row } from '../../../model/schema/entities';
import { otherSeller, sisterMaker } from '../../../model/site/screens/tankers/tankerSeller';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { SisterNote } from '../../ui/components/page/SisterNote';
import { useSisterUrl } from '../../ui/navigation/useSisterUrl';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

/** Says which sister company sells or has built the tanker, with a link to the tanker on its site. */
export function OtherSeller({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  const path = usePathTo();
  const urlOf = useSisterUrl();
  const brand = useAppSelector(selectBrand);
  const maker = sisterMaker(tanker, brand);
  const seller = maker ?? otherSeller(tanker, brand);
  if (!seller) return null;
  return (
    <SisterNote
      text={text(maker ? 'sister-maker' : 'other-seller', { company: seller.name })}
      href={urlOf(seller.id, path('tanker', { id: tanker.id }))}
      link={text('other-seller-link', { company: seller.name })}
    />
  );
}
