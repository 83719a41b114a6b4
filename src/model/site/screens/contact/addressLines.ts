import type { PostalAddress } from '../../brands';
import type { Language } from '../../languages';

/** A postal address as it is written on an envelope, line by line. The postal code does not break. */
export function addressLines(place: PostalAddress, language: Language): readonly string[] {
  const postalCode = place.postalCode.replaceAll(' ', '\u00a0');
  return [place.street, `${place.city} (${place.region}) ${postalCode}`, place.country[language]];
}
