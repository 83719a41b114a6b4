import type { PostalAddress } from '../brands';
import type { Language } from '../languages';

/** A postal address as it is written on an envelope, line by line. */
export function addressLines(place: PostalAddress, language: Language): readonly string[] {
  return [place.street, `${place.city} (${place.region}) ${place.postalCode}`, place.country[language]];
}
