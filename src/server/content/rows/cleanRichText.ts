import sanitizeHtml from 'sanitize-html';
import { completeLink } from '../../../model/text/completeLink';
import {
  isSafeLink,
  linkSchemes,
  richTextAttributes,
  richTextElements,
  richTextSynonyms,
} from '../../../model/text/richText';

/** Elements nested deeper are left out, and their text stays. Deep nesting costs much time, and no text needs it. */
export const maxRichTextDepth = 50;

const options: sanitizeHtml.IOptions = {
  nestingLimit: maxRichTextDepth,
  allowedTags: [...richTextElements],
  allowedAttributes: { a: [...richTextAttributes.a] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  transformTags: {
    ...richTextSynonyms,
    a: (tagName, { href }) => {
      const link = href === undefined ? undefined : completeLink(href);
      return { tagName, attribs: link !== undefined && isSafeLink(link) ? { href: link } : {} };
    },
  },
};

/** Writes `<br>` like the editor. Text is not affected, because its `<` is escaped. */
const normalizeLineBreaks = (html: string): string => html.replaceAll('<br />', '<br>');

const cleanOnce = (html: string): string => normalizeLineBreaks(sanitizeHtml(html, options));

/**
 * More passes than any text needs. One pass can turn nested elements into neighbours, which the next pass changes
 * again.
 */
const maxPasses = 10;

/** Ends the parsing of a text at the first element that is nested too deep. */
class TooDeepError extends Error {}

/**
 * Whether a text has more than `maxRichTextDepth` elements within each other. The parser takes time in proportion to the
 * square of the depth, so check this before you clean a text from a request.
 */
export function isNestedTooDeep(html: string): boolean {
  let depth = 0;
  const onOpenTag = (): void => {
    depth += 1;
    if (depth > maxRichTextDepth) throw new TooDeepError();
  };
  const onCloseTag = (): void => {
    depth -= 1;
  };
  try {
    sanitizeHtml(html, { allowedTags: [], enforceHtmlBoundary: false, onOpenTag, onCloseTag });
    return false;
  } catch (error) {
    if (error instanceof TooDeepError) return true;
    throw error;
  }
}

/**
 * Removes from a rich text everything that is not in the lists of model/text/richText.ts. Cleaning a clean text changes nothing, and the
 * editor's output is clean.
 * @param maxLength a longer result is not cleaned further, because it is rejected anyway
 */
export function cleanRichText(html: string, maxLength = Infinity): string {
  let [input, cleaned] = [html, cleanOnce(html)];
  for (let passes = 1; cleaned !== input && cleaned.length <= maxLength && passes < maxPasses; passes += 1)
    [input, cleaned] = [cleaned, cleanOnce(cleaned)];
  return cleaned;
}
