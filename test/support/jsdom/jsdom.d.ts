/** The jsdom of a test of screens. `jsdom.reconfigure({ url })` changes the page's address. */
declare const jsdom: { reconfigure(settings: { url: string }): void };

/** A part of jsdom that has no types. */
declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  export interface ElementOfJsdom {
    readonly _localName: string;
    readonly classList: { contains(name: string): boolean };
  }
  const selectors: {
    /** @param selector undefined for a rule without one */
    matchesDontThrow: (element: ElementOfJsdom, selector: string | undefined) => boolean;
  };
  export default selectors;
}
