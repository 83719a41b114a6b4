import { dialogSizes } from '../../../model/images/sizes';
import { Picture } from '../../ui/components/Picture';

interface LargePictureProps {
  readonly src: string;
  readonly alt: string;
  /** Width divided by height. */
  readonly ratio?: number;
}

/** A picture as large as a modal allows. It is never cropped, and its space is reserved while it loads. */
export function LargePicture({ src, alt, ratio = 3 / 2 }: LargePictureProps) {
  return (
    <Picture
      src={src}
      alt={alt}
      ratio={ratio}
      sizes={dialogSizes.lg}
      fit="contain"
      isFirst
      bg="inverse.bg"
      maxHeight="calc(100vh - 12rem)"
    />
  );
}
