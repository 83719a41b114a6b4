/**
 * The formatting that rich text may hold, and nothing else (HTML element names). The editor offers it, the server cleans
 * by it when a text is saved, the client shows nothing beyond it.
 */
export const richTextBlocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const;
export const richTextMarks = ['strong', 'em', 'u'] as const;
export const richTextElements = [...richTextBlocks, ...richTextMarks, 'a', 'br'] as const;

export type RichTextElement = (typeof richTextElements)[number];

/** The attributes that stay, by element. */
export const richTextAttributes = { a: ['href'] } as const satisfies Partial<
  Record<RichTextElement, readonly string[]>
>;

/** What other editors write, and what is kept in its place. */
export const richTextSynonyms: Readonly<Record<string, RichTextElement>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
};

/** Where a link may lead. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** Whether a link is safe to follow: one of the schemes above, or a path of this site. */
export const isSafeLink = (href: string): boolean => {
  // A browser drops control characters and blanks around a scheme, so they may not hide one here.
  const bare = [...href].filter((character) => character > ' ' && character !== '\u007f').join('');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined) return linkSchemes.some((each) => each === scheme);
  return !bare.startsWith('//') && !bare.startsWith('\\') && !bare.startsWith('/\\');
};
