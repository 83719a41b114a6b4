/** A description for machines in the words of schema.org, as JSON-LD. Properties without a value are left out. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: ThingValue;
}

type ThingValue = string | number | boolean | undefined | JsonLdNode | readonly ThingValue[];

const context = 'https://schema.org';

/** Several things as one document; undefined where there is none. */
export const thingDocument = (
  things: readonly JsonLdNode[],
): Readonly<Record<string, unknown>> | undefined =>
  things.length === 0 ? undefined : { '@context': context, '@graph': things };

/** The text of some HTML, without its elements. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/blockquote)\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => characters[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The longest description, in characters: of a longer one nobody shows the rest. */
const longestDescription = 300;

/** As much of a text as a description takes; none where it says nothing. */
export const describedAs = (text: string): { readonly description?: string } => {
  const description = Array.from(text.trim()).slice(0, longestDescription).join('');
  return description === '' ? {} : { description };
};

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};
