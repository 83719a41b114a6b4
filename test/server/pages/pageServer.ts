import { JSDOM } from 'jsdom';
import { initialContent } from '../../../src/server/content/initialContent';
import { TestServer } from '../../support/site/testServer';
import { buildSmallClient } from './builtClient';

/** Where the pages say that they are. */
export const origin = 'http://norcuve.localhost:4200';

/** A server that has all texts, no rows, and pages. */
export const startPageServer = async () => {
  const client = await buildSmallClient();
  const server = await TestServer.start({
    assetsDirectory: client.directory,
    environment: { DEMO_CONTENT: 'off' },
    content: initialContent,
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
};

/** What a page says to machines. */
export const thingsOf = (page: Document): readonly { readonly '@type': string; readonly name: string }[] => {
  const written = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  return (JSON.parse(written) as { '@graph': { '@type': string; name: string }[] })['@graph']; // as the page writes it
};
