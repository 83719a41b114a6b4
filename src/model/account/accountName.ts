/** The longest name of a person, in characters. */
export const maxAccountNameLength = 100;

/** A name as it is stored: one line without surrounding spaces; '' for no name. */
export function cleanAccountName(name: string): string {
  return name.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
