/**
 * The two self-hosted fonts: a condensed, heavy sans serif for headings and a clear one for text. The fallbacks are local
 * fonts adjusted to the same metrics, so that the layout does not shift when the fonts are loaded.
 */
const heading = new URL(
  '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2',
  import.meta.url,
);
const body = new URL(
  '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  import.meta.url,
);

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (family: string, source: string, range: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${range};font-display:swap;src:url('${source}') format('woff2-variations');unicode-range:${latin}}`;

const fallback = (family: string, local: readonly string[], metrics: string) =>
  `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};${metrics}}`;

export const fontFaces = [
  face('Site Heading', heading.href, '650 850'),
  face('Site Text', body.href, '400 750'),
  fallback(
    'Site Heading Fallback',
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    'size-adjust:76%;ascent-override:125%;descent-override:33%;line-gap-override:0%',
  ),
  fallback(
    'Site Text Fallback',
    ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    'size-adjust:104%;ascent-override:91.5%;descent-override:21.7%;line-gap-override:0%',
  ),
].join('');

export const fontStacks = {
  heading: "'Site Heading','Site Heading Fallback','Arial Narrow',sans-serif",
  body: "'Site Text','Site Text Fallback',system-ui,sans-serif",
} as const;
