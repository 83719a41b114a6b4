import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import type { SlideImage } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import type { Language } from '../../../model/site/languages';
import { altText, imageNameOf, imageVariantOf, widthsOf } from '../../../model/images/variants';
import type { StoredImage } from '../../store/content/images';
import { hasMetadata, selectImages } from '../../store/content/images';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useLinkToShown } from '../../ui/navigation/useLinkToShown';
import { useTexts } from '../../ui/text/useTexts';
import type { GalleryPicture } from './galleryPicture';

interface PictureLightboxProps {
  readonly pictures: readonly GalleryPicture[];
  readonly shownId: number;
  /** Called when the visitor moves to another picture. */
  readonly onShow: (picture: GalleryPicture) => void;
  readonly onClose: () => void;
}

interface DescribedSlide extends SlideImage {
  /** The description of the picture; '' if it has none. */
  readonly caption?: string;
}

const captionOf = (slide: object): string =>
  'caption' in slide && typeof slide.caption === 'string' ? slide.caption : '';

const Caption = chakra('p', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    paddingInline: '4',
    paddingBlock: '3',
    textAlign: 'center',
    color: '#fff',
    bg: 'rgba(0,0,0,0.6)',
    _empty: { display: 'none' },
  },
});

/**
 * The slide of a picture, with its variants so that the browser loads the size that the screen needs. The lightbox accepts
 * one format for all browsers: WebP.
 */
const slideOf = (
  { src, alt }: GalleryPicture,
  byName: Readonly<Record<string, StoredImage>>,
  language: Language,
): DescribedSlide => {
  const image = byName[imageNameOf(src) ?? ''];
  if (!hasMetadata(image)) return { src, alt };
  const { width, height, isAnimated } = image;
  const described = altText(image, language);
  const slide = { src, alt: described || alt, caption: described, width, height };
  if (isAnimated) return slide;
  const variants = widthsOf(width).map((each) => ({
    src: imageVariantOf(src, each, 'webp'),
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
  const linkToShown = useLinkToShown(true);
  const focusLink = useEffectEvent(() => linkToShown()?.focus({ preventScroll: true }));
  useEffect(() => () => focusLink(), []);
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
      render={{ slideFooter: ({ slide }) => <Caption aria-hidden="true">{captionOf(slide)}</Caption> }}
    />
  );
};

export default PictureLightbox;
