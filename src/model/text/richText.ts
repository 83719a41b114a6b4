/**
 * The only formatting that rich text may hold (HTML element names). The editor offers it, the server removes all other when
 * a text is saved, and the client renders no other.
 */
export const richTextBlocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const;
const richTextMarks = ['strong', 'em', 'u'] as const;
export const richTextElements = [...richTextBlocks, ...richTextMarks, 'a', 'br'] as const;

export type RichTextElement = (typeof richTextElements)[number];

/** The attributes that are allowed, by element. */
export const richTextAttributes = { a: ['href'] } as const satisfies Partial<
  Record<RichTextElement, readonly string[]>
>;

/** Elements that other editors write, and the elements that replace them. */
export const richTextSynonyms: Readonly<Record<string, RichTextElement>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
};

/** The URL schemes that a link may have. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** Whether a link is safe to follow: one of the schemes above, or a path of this site. */
export function isSafeLink(href: string): boolean {
  // Browsers ignore control characters and spaces around a scheme, so remove them before the check.
  const stripped = [...href].filter((character) => character > ' ' && character !== '\u007f').join('');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(stripped)?.[1]?.toLowerCase();
  if (scheme !== undefined) return linkSchemes.some((each) => each === scheme);
  return !stripped.startsWith('//') && !stripped.startsWith('\\') && !stripped.startsWith('/\\');
}
