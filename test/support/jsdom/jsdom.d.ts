/** The jsdom of a test of screens. `jsdom.reconfigure({ url })` changes the page's address. */
declare const jsdom: { reconfigure(settings: { url: string }): void };

/** The selector engine that jsdom computes styles with. */
declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  const selectors: {
    /** A rule that is no style rule has no selector. */
    matchesDontThrow: (
      element: Pick<Element, 'getAttributeNS' | 'localName'>,
      selector: string | undefined,
    ) => boolean;
  };
  export default selectors;
}
