import sanitizeHtml from 'sanitize-html';
import { completeLink } from '../../model/text/completeLink';
import {
  isSafeLink,
  linkSchemes,
  richTextAttributes,
  richTextElements,
  richTextSynonyms,
} from '../../model/text/richText';

const options: sanitizeHtml.IOptions = {
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

/**
 * Removes everything from a rich text that model/text/richText does not allow. Cleaning a clean text changes nothing, and the
 * editor's output is clean.
 */
export function cleanRichText(html: string): string {
  let [input, cleaned] = [html, cleanOnce(html)];
  for (let passes = 1; cleaned !== input && passes < maxPasses; passes += 1)
    [input, cleaned] = [cleaned, cleanOnce(cleaned)];
  return cleaned;
}
