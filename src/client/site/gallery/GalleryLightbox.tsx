import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { useCloseOnBack } from '../../ui/history/useCloseOnBack';
import { useTexts } from '../../ui/text/useTexts';
import type { GalleryPicture } from './Thumbnails';

interface GalleryLightboxProps {
  readonly pictures: readonly GalleryPicture[];
  /** The place of the picture to begin with, from 0. */
  readonly start: number;
  readonly onClose: () => void;
}

/** The pictures over the whole screen, one after the other: by swipe, arrow keys or buttons. */
const GalleryLightbox = ({ pictures, start, onClose }: GalleryLightboxProps) => {
  const text = useTexts('gallery');
  useCloseOnBack(true, onClose);
  return (
    <Lightbox
      open
      close={onClose}
      index={start}
      slides={pictures.map(({ src, alt }) => ({ src, alt }))}
      labels={{
        Previous: text('previous'),
        Next: text('next'),
        Close: text('close'),
        Lightbox: text('title'),
        'Photo gallery': text('title'),
      }}
      carousel={{ finite: pictures.length < 2 }}
      controller={{ closeOnBackdropClick: true }}
    />
  );
};

export default GalleryLightbox;
