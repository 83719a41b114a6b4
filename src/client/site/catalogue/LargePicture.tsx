import { dialogSizes } from '../../../model/images/sizes';
import { Picture } from '../../ui/components/Picture';

interface LargePictureProps {
  readonly src: string;
  readonly alt: string;
}

/** A picture as large as a modal allows. It is never cropped, and its space is reserved while it loads. */
export function LargePicture({ src, alt }: LargePictureProps) {
  return (
    <Picture
      src={src}
      alt={alt}
      sizes={dialogSizes.lg}
      fit="contain"
      isFirst
      bg="inverse.bg"
      maxHeight="calc(100vh - 12rem)"
    />
  );
}
