import type { Row } from '../../../model/schema/entities';
import { brandUrl } from '../../../model/site/brands';
import { otherSeller, sisterMaker } from '../../../model/site/screens/tankerSeller';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { SisterNote } from '../../ui/components/SisterNote';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

/** Says whose tanker it is, where a sister company sells or has built it, with a link to it there. */
export function OtherSeller({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  const path = usePathTo();
  const brand = useAppSelector(selectBrand);
  const maker = sisterMaker(tanker, brand);
  const seller = maker ?? otherSeller(tanker, brand);
  const { brandHosts, origin } = useAppSelector((state) => state.site);
  if (!seller) return null;
  const address = new URL(
    path('tanker', { id: tanker.id }),
    brandUrl(seller.id, brandHosts, new URL(origin)),
  );
  return (
    <SisterNote
      text={text(maker ? 'sister-maker' : 'other-seller', { company: seller.name })}
      href={address.href}
      link={text('other-seller-link', { company: seller.name })}
    />
  );
}
