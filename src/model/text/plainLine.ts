/** A text on one line with plain spaces: titles and descriptions of pages are read by machines, which do not break lines. */
export function plainLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
