import type { Row } from '../../schema/entities';
import type { Language } from '../languages';
import { localized } from '../languages';

/** The first line of the description of a manufacturer's picture; '' where nobody has described it. */
export function productName(image: Row<'manufacturerImage'>, language: Language): string {
  return localized(image, 'description', language).trim().split('\n', 1).join('').trim();
}
