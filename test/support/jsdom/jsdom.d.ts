/** The page of a test of screens: `jsdom.reconfigure({ url })` opens it at another address. */
declare const jsdom: { reconfigure(settings: { url: string }): void };
