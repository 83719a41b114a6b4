const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** The text of HTML, without its elements. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(?:br|ul|ol|\/p|\/li|\/h[1-6]|\/blockquote)\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_match, name: string) => characters[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
