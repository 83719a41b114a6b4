import type { PostalAddress } from '../brands';
import type { Language } from '../languages';

/** A postal address as it is written on an envelope, line by line. */
export const addressLines = (place: PostalAddress, language: Language): readonly string[] => [
  place.street,
  `${place.city} (${place.region}) ${place.postalCode}`,
  place.country[language],
];
