import { altText, imageNameOf } from '../../../model/images/variants';
import { staticPictureOf } from '../../../model/images/staticPictures';
import { selectImage } from '../../store/content/images';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

/** The metadata of a picture. */
export interface PictureMetadata {
  /** Whether the metadata is still loading. */
  readonly isLoading: boolean;
  /** In px; undefined for images of other hosts and for images without variants (animated ones). */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** The URL of the placeholder shown until the picture is loaded; '' if there is none, or it comes later. */
  readonly placeholder: string;
  /** The stored alt text in the current language; '' if there is none. */
  readonly alt: string;
  /** The focal point as a CSS position; undefined if the layout decides. */
  readonly position: string | undefined;
}

const noMetadata = { placeholder: '', alt: '', position: undefined };

const hasFocalPoint = ({ focalX, focalY }: { readonly focalX: number; readonly focalY: number }): boolean =>
  focalX !== 50 || focalY !== 50;

/**
 * The metadata of the picture with this URL.
 * @param isFirst whether it is in the first view. A server-rendered page is small: it has no previews of the
 * other pictures.
 */
export function usePictureMetadata(src: string, isFirst: boolean): PictureMetadata {
  const name = imageNameOf(src);
  const language = useAppSelector(selectLanguage);
  const image = useAppSelector((state) => selectImage(state, name));
  const areImagesLoading = useAppSelector(({ images }) => images.areLoading);
  const isLate = useAppSelector(({ images }) => images.arePartial && !isFirst);
  if (!image)
    return { ...noMetadata, isLoading: areImagesLoading && name !== undefined, size: staticPictureOf(src) };
  const { placeholder, focalX, focalY, isAnimated } = image;
  return {
    isLoading: false,
    size: isAnimated ? undefined : image,
    placeholder: placeholder && !isLate ? `data:image/webp;base64,${placeholder}` : '',
    alt: altText(image, language),
    position: hasFocalPoint(image) ? `${focalX}% ${focalY}%` : undefined,
  };
}
