/** A description for machines in the words of schema.org, as JSON-LD. Properties without a value are left out. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: ThingValue;
}

type ThingValue = string | number | boolean | undefined | Thing | readonly ThingValue[];

const context = 'https://schema.org';

/** Several things as one document; undefined where there is none. */
export const thingDocument = (things: readonly Thing[]): Readonly<Record<string, unknown>> | undefined =>
  things.length === 0 ? undefined : { '@context': context, '@graph': things };

/** The text of some HTML, without its elements. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/blockquote)\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => characters[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};
