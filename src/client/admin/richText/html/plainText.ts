/** The text of rich text, on one line. No script of it runs: the parsed document is never shown. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('p, h2, h3, li, blockquote, br')) block.after(' ');
  return body.textContent.replace(/\s+/g, ' ').trim();
}
