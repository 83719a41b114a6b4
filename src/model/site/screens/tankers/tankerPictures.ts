import type { Row } from '../../../schema/entities';
import type { Language } from '../../languages';
import { localized } from '../../languages';

/** The parameter of a tanker's address that opens one of its pictures, by its position from 1. */
export const pictureParameter = 'picture';

export interface TankerPicture {
  readonly src: string;
  /** '' where nobody has described the picture. */
  readonly description: string;
}

/** The pictures of a tanker: its own first, then the others in their order. */
export function tankerPictures(
  { id, image }: Row<'tanker'>,
  images: readonly Row<'tankerImage'>[],
  language: Language,
): readonly TankerPicture[] {
  const others = images
    .filter((each) => each.tankerId === id)
    .map((each) => ({ src: each.image, description: localized(each, 'description', language).trim() }));
  return [{ src: image, description: '' }, ...others].filter(({ src }) => src !== '');
}
