import { bandSizes } from '../../../model/images/sizes';
import { bandPictureOf } from '../../../model/images/staticPictures';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { Picture } from '../../ui/components/Picture';

/**
 * The brand's wide picture in the band of a page: at the right on a large screen, with the slanted edge of the home page, and as a
 * strip above the title on a small one.
 */
export function BandPicture({ route }: { readonly route: string }) {
  const { id } = useAppSelector(selectBrand);
  return (
    <Picture
      src={bandPictureOf(route, id)}
      alt={null}
      sizes={bandSizes}
      ratio={5}
      isFirst
      bg="inverse.raised"
      lg={{
        position: 'absolute',
        insetBlockStart: '0',
        insetEnd: '0',
        width: '46%',
        height: 'calc(100% - 8px)', // the tape is below it
        clipPath: 'polygon(2.5rem 0, 100% 0, 100% 100%, 0 100%)',
      }}
    />
  );
}
