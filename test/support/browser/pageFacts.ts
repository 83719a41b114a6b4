import type { Page } from 'playwright-core';

/** The facts that a search engine reads in a page. */
export interface PageFacts {
  readonly title: string;
  /** How many headings of the first level it has. */
  readonly headings: number;
  readonly text: string;
  readonly description: string | undefined;
  /** The address of its picture. */
  readonly picture: string | undefined;
  readonly canonical: string | undefined;
  /** Its addresses in English and French. */
  readonly alternates: readonly string[];
  /** Its structured data. */
  readonly jsonLd: string | null;
  /** The addresses of its links, pictures and files, as they are written. */
  readonly links: readonly string[];
}

/** A node of structured data. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Parses the HTML of a page in a browser, which takes a twentieth of the time of jsdom, and runs none of its scripts. */
export function factsOf(parser: Page, html: string): Promise<PageFacts> {
  return parser.evaluate((body): PageFacts => {
    const page = new DOMParser().parseFromString(body, 'text/html');
    const read = (selector: string, attribute: string) =>
      page.querySelector(selector)?.getAttribute(attribute) ?? undefined;
    const linked = page.querySelectorAll(
      '#root a[href], #root img[src], link[href], meta[property="og:image"]',
    );
    return {
      title: page.title,
      headings: page.querySelectorAll('h1').length,
      text: page.body.textContent,
      description: read('meta[name=description]', 'content'),
      picture: read('meta[property="og:image"]', 'content'),
      canonical: read('link[rel=canonical]', 'href'),
      alternates: ['en', 'fr'].flatMap((language) => read(`link[hreflang=${language}]`, 'href') ?? []),
      jsonLd: page.querySelector('script[type="application/ld+json"]')?.textContent ?? null,
      links: [...linked].map(
        (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('content') ?? '',
      ),
    };
  }, html);
}
