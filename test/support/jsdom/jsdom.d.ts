/** The jsdom of a test of screens. `jsdom.reconfigure({ url })` changes the page's address. */
declare const jsdom: { reconfigure(settings: { url: string }): void };
