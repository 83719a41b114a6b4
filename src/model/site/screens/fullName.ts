/** A person's names, either of which may be missing. */
interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** A person's first and last name. */
export function fullName({ firstName, lastName }: Names): string {
  return [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');
}

/** The first letters of both names, for a person without a portrait: 'SA'. */
export function initialsOf({ firstName, lastName }: Names): string {
  return [firstName, lastName]
    .map((name) => Array.from(name.trim())[0]?.toLocaleUpperCase('fr-CA') ?? '')
    .join('');
}
