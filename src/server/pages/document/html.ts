const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or for a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Serializes a value as JSON for a script element. No value can end that element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Renders the start tag of an element. Attributes that are undefined are left out. */
export function startTag(
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
): string {
  const renderedAttributes = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value === undefined) return [];
    return value === true ? [attribute] : [`${attribute}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...renderedAttributes].join(' ')}>`;
}

/** Renders an element. Its content is HTML already, so it is not escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
  ...content: readonly string[]
): string {
  return `${startTag(name, attributes)}${content.join('')}</${name}>`;
}
