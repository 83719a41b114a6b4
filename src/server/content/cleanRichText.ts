import sanitizeHtml from 'sanitize-html';
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
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.href !== undefined && isSafeLink(attributes.href) ? { href: attributes.href } : {},
    }),
  },
};

/** The one element without an end is written as the editor writes it; text cannot look so, since its `<` is escaped. */
const asTheEditorWrites = (html: string): string => html.replaceAll('<br />', '<br>');

const cleanOnce = (html: string): string => asTheEditorWrites(sanitizeHtml(html, options));

/** More often than any text needs: what was one element within another may become one after the other. */
const maxTimes = 10;

/**
 * Leaves of a rich text what model/richText allows, and nothing else. Cleaning what is clean changes nothing, and what the
 * editor writes is clean.
 */
export const cleanRichText = (html: string): string => {
  let [given, cleaned] = [html, cleanOnce(html)];
  for (let times = 1; cleaned !== given && times < maxTimes; times += 1)
    [given, cleaned] = [cleaned, cleanOnce(cleaned)];
  return cleaned;
};
