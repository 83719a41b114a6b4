import { altIn, imageNameOf } from '../../../model/images/variants';
import { staticPictureOf } from '../../../model/images/staticPictures';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

/** What is known of a picture that is to be shown. */
export interface KnownImage {
  /** Whether more may be known in a moment. */
  readonly isAwaited: boolean;
  /** In px; none of an image of another host, and of one that stays as it came. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** What is seen until it is there, as an address; '' for nothing. */
  readonly placeholder: string;
  /** What it shows, in the current language; '' where nobody has said so. */
  readonly alt: string;
  /** What must be seen where it is cropped, as a CSS position; undefined where that is for the place to say. */
  readonly position: string | undefined;
}

const unknown = { placeholder: '', alt: '', position: undefined };

const isFocused = ({ focalX, focalY }: { readonly focalX: number; readonly focalY: number }): boolean =>
  focalX !== 50 || focalY !== 50;

/** What is known of the picture of an address. */
export const useImage = (src: string): KnownImage => {
  const name = imageNameOf(src);
  const language = useAppSelector(selectLanguage);
  const image = useAppSelector(({ images }) => (name === undefined ? undefined : images.byName[name]));
  const areAwaited = useAppSelector(({ images }) => images.areAwaited);
  if (!image) return { ...unknown, isAwaited: areAwaited && name !== undefined, size: staticPictureOf(src) };
  const { placeholder, focalX, focalY, isAnimated } = image;
  return {
    isAwaited: false,
    size: isAnimated ? undefined : image,
    placeholder: placeholder && `data:image/webp;base64,${placeholder}`,
    alt: altIn(image, language),
    position: isFocused(image) ? `${focalX}% ${focalY}%` : undefined,
  };
};
