/** The addresses of the two font files. */
export interface FontFiles {
  readonly heading: string;
  readonly body: string;
}

const face = (family: string, source: string, range: string) =>
  `@font-face{font-family:'${family}';font-weight:${range};font-display:swap;src:url('${source}')}`;

const fallback = (family: string, local: readonly string[], metrics: string) =>
  `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};${metrics}}`;

const headingFallback = (weights: string, metrics: string) =>
  fallback(
    'Site Heading Fallback',
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Roboto Bold'],
    `font-weight:${weights};${metrics};line-gap-override:0%`,
  );

/**
 * Local fonts adjusted to the metrics of ours, so that the layout does not shift when ours are loaded. Android has Roboto, whose
 * letters are nearly as wide as those of Arial.
 */
export const fallbackFaces = [
  headingFallback('1 799', 'size-adjust:74.2%;ascent-override:128%;descent-override:33.8%'),
  headingFallback('800 999', 'size-adjust:77.4%;ascent-override:122.7%;descent-override:32.4%'),
  fallback(
    'Site Text Fallback',
    ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Roboto'],
    'size-adjust:104%;ascent-override:91.5%;descent-override:21.7%;line-gap-override:0%',
  ),
].join('');

/** The two self-hosted fonts: a condensed, heavy sans serif for headings and a clear one for text. */
export function fontFacesOf({ heading, body }: FontFiles): string {
  return face('Site Heading', heading, '650 850') + face('Site Text', body, '400 750');
}

export const fontStacks = {
  heading: "'Site Heading','Site Heading Fallback','Arial Narrow',sans-serif",
  body: "'Site Text','Site Text Fallback',system-ui,sans-serif",
} as const;
