import { Suspense, useEffect } from 'react';
import { groupOf } from '../../../model/site/brands';
import { galleryPictures } from '../../../model/site/screens/galleryPictures';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { EmptyState } from '../../ui/components/EmptyState';
import { Page } from '../../ui/components/Page';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { useTexts } from '../../ui/text/useTexts';
import { Thumbnails } from './Thumbnails';

/** If the code of the lightbox cannot be loaded, it stays closed; the next attempt may succeed. */
const CloseOnFailure = ({ onClose }: { readonly onClose: () => void }) => {
  useEffect(onClose, [onClose]);
  return null;
};

const Lightbox = lazyWithRetry(() => import(/* webpackChunkName: "lightbox" */ './GalleryLightbox'), {
  Missing: CloseOnFailure,
});

/** The pictures of the current brand, with a lightbox (specification, section 2). */
const GalleryScreen = () => {
  const text = useTexts('gallery');
  const images = galleryPictures(useRows('galleryImage'), groupOf(useAppSelector(selectBrand)));
  const pictures = images.map(({ id, image }, index) => {
    const position = { number: index + 1, total: images.length };
    return { id, src: image, alt: text('image-of', position), action: text('see-image', position) };
  });
  const { item, isOpen, open, show, close } = useOpenItem('gallery', pictures);
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {pictures.length === 0 ? (
        <EmptyState>{text('empty')}</EmptyState>
      ) : (
        <Thumbnails pictures={pictures} onOpen={open} />
      )}
      {isOpen && item ? (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} shownId={item.id} onShow={show} onClose={close} />
        </Suspense>
      ) : null}
    </Page>
  );
};

export default GalleryScreen;
