/** Whether a rich text has no element: another back-end stored it as plain text. */
export function isPlainText(text: string): boolean {
  return text.trim() !== '' && !/<\/?[a-z][^>]*>/i.test(text);
}

/** Turns plain text into paragraphs. An empty line ends a paragraph, other line breaks stay. */
export function toParagraphs(text: string): string {
  return text
    .trim()
    .split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/)
    .map((paragraph) => `<p>${paragraph.split(/\r?\n/).join('<br>')}</p>`)
    .join('');
}
