import { Suspense, useEffect, useState } from 'react';
import { useRows } from '../../store/hooks';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { EmptyState } from '../../ui/components/EmptyState';
import { Page } from '../../ui/components/Page';
import { useTexts } from '../../ui/text/useTexts';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';
import { Thumbnails } from './Thumbnails';

/** Where its code does not come the lightbox stays closed, and the next try may succeed. */
const Closed = ({ onClose }: { readonly onClose: () => void }) => {
  useEffect(onClose, [onClose]);
  return null;
};

const Lightbox = lazyWithRetry(() => import(/* webpackChunkName: "lightbox" */ './GalleryLightbox'), {
  Missing: Closed,
});

/** Pictures of the current brand, and a lightbox over them (specification, section 2). */
const GalleryScreen = () => {
  const text = useTexts('gallery');
  const images = useRows('galleryImage', useIsOfBrand()).filter(({ image }) => image !== '');
  const [opened, setOpened] = useState<number>();
  const pictures = images.map(({ id, image }, index) => {
    const place = { number: index + 1, total: images.length };
    return { id, src: image, alt: text('image-of', place), action: text('see-image', place) };
  });
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {pictures.length === 0 ? (
        <EmptyState>{text('empty')}</EmptyState>
      ) : (
        <Thumbnails pictures={pictures} onOpen={setOpened} />
      )}
      {opened === undefined ? null : (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Page>
  );
};

export default GalleryScreen;
