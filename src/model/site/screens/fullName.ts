/** A person's first and last name, either of which may be missing. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');
}
