import { fontFacesOf } from './fonts';

const heading = new URL(
  '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2',
  import.meta.url,
);
const body = new URL(
  '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  import.meta.url,
);

/** The `@font-face` rules of the font files in the build, with the addresses that the server writes too. */
export const fontFaces = fontFacesOf({ heading: heading.pathname, body: body.pathname });
