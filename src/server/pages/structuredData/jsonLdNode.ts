/** A JSON-LD node of structured data, with the terms of schema.org. Properties without a value are left out. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: JsonLdValue;
}

type JsonLdValue = string | number | boolean | undefined | JsonLdNode | readonly JsonLdValue[];

const context = 'https://schema.org';

/** One JSON-LD document of several nodes; undefined where there is none. */
export function jsonLdDocument(nodes: readonly JsonLdNode[]): Readonly<Record<string, unknown>> | undefined {
  return nodes.length === 0 ? undefined : { '@context': context, '@graph': nodes };
}

/** The text of HTML, without its elements. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/blockquote)\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_match, name: string) => characters[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The maximum length of a description, in characters. Search engines do not show more of it. */
const maxDescriptionLength = 300;

/** A text as a description, cut to the maximum length; empty where the text is blank. */
export function descriptionOf(text: string): { readonly description?: string } {
  const description = Array.from(text.trim()).slice(0, maxDescriptionLength).join('');
  return description === '' ? {} : { description };
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};
