import { JSDOM } from 'jsdom';
import type { InitialContent } from '../../../src/server/content/fillContent';
import { initialContent } from '../../../src/server/content/initialContent';
import { TestServer } from '../../support/site/testServer';
import { buildSmallClient } from './builtClient';

/** The origin of the pages' canonical addresses. */
export const origin = 'http://norcuve.localhost:4200';

/** A server with pages, all texts, and no rows but these. */
export async function startPageServer(rows: Partial<InitialContent['rows']> = {}) {
  const client = await buildSmallClient();
  const server = await TestServer.start({
    assetsDirectory: client.directory,
    environment: { DEMO_CONTENT: 'off' },
    content: (config) => {
      const content = initialContent(config);
      return { ...content, rows: { ...content.rows, ...rows } };
    },
  });
  return {
    server,
    token: await server.login(),
    read: async (address: string): Promise<{ status: number; page: Document }> => {
      const { status, raw } = await server.call('GET', address, { headers: { host: new URL(origin).host } });
      return { status, page: new JSDOM(raw.toString()).window.document };
    },
    close: async (): Promise<void> => {
      await server.close();
      await client.remove();
    },
  };
}

/** The JSON-LD nodes of a page. */
export function thingsOf(page: Document): readonly { readonly '@type': string; readonly name: string }[] {
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  return (JSON.parse(json) as { '@graph': { '@type': string; name: string }[] })['@graph']; // the shape of the page's JSON-LD
}
