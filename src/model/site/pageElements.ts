/*
 * Names in the markup that the server's pages and the client share. No dependencies: the first script of a page uses this file.
 */

/** The element with the page's settings as JSON (model/site/siteSettings). */
export const siteSettingsElementId = 'site';

/** The element with the metadata of the pictures that a rendered page shows, as JSON. */
export const imageMetadataElementId = 'pictures';

/** The media query of the style with the fonts in a rendered page: where scripts run, they are loaded after the code. */
export const fontsMedia = '(scripting:none)';

/** The loading screen over a rendered page. */
export const loadingScreenElementId = 'loading';

/** The attribute of `html` on a rendered page, until React has hydrated it. Its value is the query that the server knew. */
export const renderedAttribute = 'data-rendered';

/** The attribute of `html` where the site's scripts do not run: elements for readers without scripts are then shown. */
export const scriptsFailedAttribute = 'data-scripts-failed';

/** The attribute of `html` after the first paint. Before it, the browser does not lay out the page below the loading screen. */
export const paintedAttribute = 'data-painted';

/**
 * The first values of that attribute: the bar and the head of the page are laid out, or its top. Then it is empty: the browser lays
 * all of it out.
 */
export const paintSteps = ['head', 'top'] as const;

export type PaintStep = (typeof paintSteps)[number];

/** The attribute of `html` on a rendered page with the parameters that the server knows (model/site/queryParameters). */
export const parametersAttribute = 'data-parameters';

/** The attribute of `html` on a page that is not in the language of its address, because the address has none. */
export const anyLanguageAttribute = 'data-any-language';
