import { Suspense, useEffect, useState } from 'react';
import { useRows } from '../../store/hooks';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { EmptyState } from '../../ui/components/EmptyState';
import { Page } from '../../ui/components/Page';
import { useTexts } from '../../ui/text/useTexts';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';
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
  const images = useRows('galleryImage', useIsOfBrand()).filter(({ image }) => image !== '');
  const [openedIndex, setOpenedIndex] = useState<number>();
  const pictures = images.map(({ id, image }, index) => {
    const position = { number: index + 1, total: images.length };
    return { id, src: image, alt: text('image-of', position), action: text('see-image', position) };
  });
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {pictures.length === 0 ? (
        <EmptyState>{text('empty')}</EmptyState>
      ) : (
        <Thumbnails pictures={pictures} onOpen={setOpenedIndex} />
      )}
      {openedIndex === undefined ? null : (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} start={openedIndex} onClose={() => setOpenedIndex(undefined)} />
        </Suspense>
      )}
    </Page>
  );
};

export default GalleryScreen;
