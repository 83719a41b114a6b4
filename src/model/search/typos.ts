/** Words shorter than this have too many neighbours, in letters. */
const minLength = 4;

/**
 * Whether two different words are one typo apart: a letter is missing, added or wrong, or two neighbours have changed places.
 */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const shortRest = short.slice(start);
  const longRest = long.slice(start);
  if (short.length < long.length) return shortRest === longRest.slice(1);
  const isWrongLetter = shortRest.slice(1) === longRest.slice(1);
  const [first = '', second = ''] = longRest;
  const haveChangedPlaces = shortRest === second + first + longRest.slice(2);
  return isWrongLetter || haveChangedPlaces;
}

/** Whether a term can hold a typo. Numbers are not corrected: another number is another part. */
export function mayBeMistyped(term: string): boolean {
  return term.length >= minLength && !/\d/.test(term);
}
