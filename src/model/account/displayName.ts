/** The name of a person, or else the email address of the account; null where a change has no author. */
export function displayName<Email extends string | null>(name: string | null, email: Email): string | Email {
  return name === null || name === '' ? email : name;
}
