import { galleryPictures } from '../../../model/site/screens/galleryPictures';
import { sisterBuilder } from '../../../model/site/screens/builders';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { Page } from '../../ui/components/page/Page';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { useTexts } from '../../ui/text/useTexts';
import { BandPicture } from '../catalogue/BandPicture';
import { EnlargedPictures } from '../catalogue/EnlargedPictures';
import { GoneNotice } from '../catalogue/GoneNotice';
import { Thumbnails } from './Thumbnails';

/** The pictures of the current brand, with a lightbox (specification, section 2). */
const GalleryScreen = () => {
  const text = useTexts('gallery');
  const brand = useAppSelector(selectBrand);
  const images = galleryPictures(useRows('galleryImage'), brand);
  const sisterAt = images.findIndex((image) => sisterBuilder(image, brand));
  const sister = images[sisterAt] && sisterBuilder(images[sisterAt], brand);
  const pictures = images.map(({ id, image }, index) => {
    const position = { number: index + 1, total: images.length };
    return { id, src: image, alt: text('image-of', position), action: text('see-image', position) };
  });
  const opened = useOpenItem('gallery', pictures);
  return (
    <Page title={text('title')} introduction={text('introduction')} picture={<BandPicture route="gallery" />}>
      {opened.isGone ? <GoneNotice /> : null}
      {pictures.length === 0 ? (
        <EmptyState>{text('empty')}</EmptyState>
      ) : (
        <Thumbnails
          pictures={pictures}
          ownCount={sister ? sisterAt : pictures.length}
          sisterTitle={text('sister-title', { company: sister?.name ?? '' })}
          linkTo={opened.linkTo}
        />
      )}
      <EnlargedPictures pictures={pictures} {...opened} />
    </Page>
  );
};

export default GalleryScreen;
