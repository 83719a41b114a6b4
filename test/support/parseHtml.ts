import { createRequire } from 'node:module';
import type * as jsdom from 'jsdom';

declare global {
  /** Parses HTML as a browser does. It runs no scripts and computes no styles. */
  var parseHtml: (html: string) => Document;
}

let parser: DOMParser | undefined;

/*
 * Environments give this function to the tests, so that each worker loads jsdom once, outside the module registry of each
 * test file: loading it takes two seconds. One parser for all documents saves a window for each of them.
 */
export const parseHtml: typeof globalThis.parseHtml = (html) => {
  if (!parser) {
    const { JSDOM } = createRequire(__filename)('jsdom') as typeof jsdom;
    parser = new new JSDOM().window.DOMParser();
  }
  return parser.parseFromString(html, 'text/html');
};
