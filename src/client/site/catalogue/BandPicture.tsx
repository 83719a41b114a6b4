import { bandSizes } from '../../../model/images/sizes';
import { bandPictureOf } from '../../../model/images/staticPictures';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { Picture } from '../../ui/components/Picture';

/** The brand's wide picture in the band of a page, with the slanted edge of the home page. A small screen does not load it. */
export function BandPicture({ route }: { readonly route: string }) {
  const { id } = useAppSelector(selectBrand);
  return (
    <Picture
      src={bandPictureOf(route, id)}
      alt={null}
      sizes={bandSizes}
      ratio={5}
      bg="inverse.raised"
      display={{ base: 'none', lg: 'block' }}
      position="absolute"
      insetBlockStart="0"
      insetEnd="0"
      width="30%"
      height="calc(100% - 8px)" // the tape is below it
      clipPath="polygon(2.5rem 0, 100% 0, 100% 100%, 0 100%)"
    />
  );
}
