/** Splits a text such as 'Registration number: 25-0555', so that the number can be shown in large type. */
export function splitRegistration(text: string): { readonly label: string; readonly number: string } {
  const at = text.lastIndexOf(':');
  const number = text.slice(at + 1).trim();
  return /\d/.test(number) ? { label: text.slice(0, at + 1), number } : { label: '', number: text.trim() };
}
