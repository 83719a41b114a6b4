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

/** The maximum length of a description, in characters. Search engines do not show more of it. */
const maxDescriptionLength = 300;

/** Cuts a text after the last word that fits. A single word that is too long is cut between characters. */
const shorten = (text: string): string => {
  const letters = Array.from(text);
  if (letters.length <= maxDescriptionLength) return text;
  const start = letters.slice(0, maxDescriptionLength - 1);
  const lastSpace = start.findLastIndex((character) => /\s/.test(character));
  const words = lastSpace > 0 ? start.slice(0, lastSpace) : start;
  return `${words.join('').replace(/[\s,;:·–-]+$/, '')}…`;
};

/** A text as a description, cut to the maximum length; empty where the text is blank. */
export function descriptionOf(text: string): { readonly description?: string } {
  const description = shorten(text.trim());
  return description === '' ? {} : { description };
}
