import Lightbox from 'yet-another-react-lightbox';
import type { SlideImage } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import type { Language } from '../../../model/site/languages';
import { altText, imageNameOf, variantOf, widthsOf } from '../../../model/images/variants';
import type { StoredImage } from '../../store/content/images';
import { hasMetadata, selectImages } from '../../store/content/images';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import type { GalleryPicture } from './galleryPicture';

interface PictureLightboxProps {
  readonly pictures: readonly GalleryPicture[];
  readonly shownId: number;
  /** Called when the visitor moves to another picture. */
  readonly onShow: (picture: GalleryPicture) => void;
  readonly onClose: () => void;
}

/**
 * The slide of a picture, with its variants so that the browser loads the size that the screen needs. The lightbox accepts
 * one format for all browsers: WebP.
 */
const slideOf = (
  { src, alt }: GalleryPicture,
  byName: Readonly<Record<string, StoredImage>>,
  language: Language,
): SlideImage => {
  const image = byName[imageNameOf(src) ?? ''];
  if (!hasMetadata(image)) return { src, alt };
  const { width, height, isAnimated } = image;
  const slide = { src, alt: altText(image, language) || alt, width, height };
  if (isAnimated) return slide;
  const variants = widthsOf(width).map((each) => ({
    src: variantOf(src, each, 'webp'),
    width: Math.min(each, width),
    height: Math.round((Math.min(each, width) * height) / width),
  }));
  return { ...slide, srcSet: variants };
};

/** The pictures in full screen, one at a time: by swipe, arrow keys or buttons. */
const PictureLightbox = ({ pictures, shownId, onShow, onClose }: PictureLightboxProps) => {
  const text = useTexts('gallery');
  const language = useAppSelector(selectLanguage);
  const byName = useAppSelector(selectImages);
  const shownIndex = pictures.findIndex(({ id }) => id === shownId);
  const handleView = ({ index }: { readonly index: number }): void => {
    const picture = pictures[index];
    if (picture && picture.id !== shownId) onShow(picture);
  };
  return (
    <Lightbox
      open
      close={onClose}
      index={shownIndex}
      on={{ view: handleView }}
      slides={pictures.map((picture) => slideOf(picture, byName, language))}
      labels={{
        Previous: text('previous'),
        Next: text('next'),
        Close: text('close'),
        Lightbox: text('title'),
        'Photo gallery': text('title'),
        Carousel: text('carousel'),
        Slide: text('slide'),
        '{index} of {total}': text('position', { number: '{index}', total: '{total}' }),
      }}
      carousel={{ finite: pictures.length < 2 }}
      controller={{ closeOnBackdropClick: true }}
    />
  );
};

export default PictureLightbox;
