import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../ui/text/useTexts';
import { FieldGroup } from '../controls/inputs/FieldGroup';
import type { FocalPoint } from './FocusPicker';

/** The ratios of width to height of cards and of portraits. With these widths both are equally high. */
const crops = [
  { ratio: 3 / 2, width: '9rem' },
  { ratio: 4 / 5, width: '4.8rem' },
] as const;

/** Previews of a picture as cards and portraits crop it. */
export function CropPreview({ src, focus }: { readonly src: string; readonly focus: FocalPoint }) {
  const text = useTexts('editors');
  return (
    <FieldGroup label={text('image-preview')}>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {crops.map(({ ratio, width }) => (
          <chakra.img
            key={width}
            src={src}
            alt=""
            objectFit="cover"
            borderRadius="sm"
            bg="bg.sunken"
            style={{ width, aspectRatio: String(ratio), objectPosition: `${focus.focalX}% ${focus.focalY}%` }}
          />
        ))}
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        {text('image-preview-hint')}
      </chakra.p>
    </FieldGroup>
  );
}
