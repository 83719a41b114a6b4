import type { Row } from '../../schema/entities';
import type { Language } from '../languages';
import { localized } from '../languages';

/** What a picture of a manufacturer shows, on one line; '' where nobody has described it. */
export function productName(image: Row<'manufacturerImage'>, language: Language): string {
  return localized(image, 'description', language).trim().split('\n', 1).join('').trim();
}
