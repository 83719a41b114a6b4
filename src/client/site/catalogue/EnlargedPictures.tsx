import { Suspense, useEffect } from 'react';
import { useIsHydrated } from '../../ui/hydration/useIsHydrated';
import type { OpenItem } from '../../ui/navigation/useOpenItem';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { EnlargedPicture } from './EnlargedPicture';
import type { GalleryPicture } from './galleryPicture';

/** If the code of the lightbox cannot be loaded, it stays closed; the next attempt may succeed. */
const CloseOnFailure = ({ onClose }: { readonly onClose: () => void }) => {
  useEffect(onClose, [onClose]);
  return null;
};

const Lightbox = lazyWithRetry(() => import(/* webpackChunkName: "lightbox" */ './PictureLightbox'), {
  ErrorView: CloseOnFailure,
});

interface EnlargedPicturesProps extends Pick<
  OpenItem<GalleryPicture>,
  'item' | 'isOpen' | 'show' | 'showLink' | 'close' | 'closeTo'
> {
  readonly pictures: readonly GalleryPicture[];
}

/** The picture that the address opens, in full screen: in a lightbox, or without scripts as a page with links. */
export function EnlargedPictures({
  pictures,
  item,
  isOpen,
  show,
  showLink,
  close,
  closeTo,
}: EnlargedPicturesProps) {
  const isHydrated = useIsHydrated();
  if (!isOpen || !item) return null;
  const page = <EnlargedPicture picture={item} pictures={pictures} linkTo={showLink} closeTo={closeTo} />;
  return isHydrated ? (
    <Suspense fallback={page}>
      <Lightbox pictures={pictures} shownId={item.id} onShow={show} onClose={close} />
    </Suspense>
  ) : (
    page
  );
}
