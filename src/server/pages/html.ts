const entitiesOf: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entitiesOf[character] ?? character);

/** A value as JSON that cannot end the script element that it stands in, whatever it holds. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** An element without content: a name with its attributes, those without a value left out. */
export const voidElement = (
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
): string => {
  const written = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value === undefined) return [];
    return value === true ? [attribute] : [`${attribute}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
};

/** An element around content that is HTML already. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
  ...content: readonly string[]
): string => `${voidElement(name, attributes)}${content.join('')}</${name}>`;
