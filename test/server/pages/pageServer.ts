import { setTimeout as wait } from 'node:timers/promises';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { InitialContent } from '../../../src/server/content/fillContent';
import { initialContent } from '../../../src/server/content/initialContent';
import { builtRenderWorker } from '../../support/site/server/builtServer';
import { uploadImage } from '../../support/data/uploads';
import { isRecord, TestServer } from '../../support/site/server/testServer';
import { buildSmallClient } from './builtClient';

/** The origin of the pages' canonical addresses. */
export const origin = 'http://norcuve.localhost:4200';

/**
 * A server with pages, all texts, and no rows but these.
 * @param renderWorker the thread that renders pages
 */
export async function startPageServer(
  rows: Partial<InitialContent['rows']> = {},
  renderWorker = builtRenderWorker(),
) {
  const client = await buildSmallClient();
  const server = await TestServer.start({
    assetsDirectory: client.directory,
    renderWorker,
    environment: { DEMO_CONTENT: 'off' },
    content: (config) => {
      const content = initialContent(config);
      return { ...content, rows: { ...content.rows, ...rows } };
    },
  });
  const token = await server.login();
  return {
    server,
    token,
    /** Saves a row. @returns its id */
    save: async (entity: string, body: Readonly<Record<string, unknown>>): Promise<number> => {
      const saved = await server.request('POST', `/api/${entity}/save`, { token, body });
      return isRecord(saved.body) ? Number(saved.body.id) : 0;
    },
    /** Uploads an image. @returns its link */
    upload: (image: Buffer) => uploadImage(server, token, image),
    /** Reads a page, once the server has rendered it. Some pages it does not render. */
    read: async (address: string): Promise<{ status: number; page: Document }> => {
      for (;;) {
        const { status, raw } = await server.request('GET', address, {
          headers: { host: new URL(origin).host },
        });
        if (!raw.includes('http-equiv="refresh"')) return { status, page: parseHtml(raw.toString()) };
        await wait(10); // leaves the processor to the thread that renders
      }
    },
    close: async (): Promise<void> => {
      await server.close();
      await client.remove();
    },
  };
}

export type PageSite = Awaited<ReturnType<typeof startPageServer>>;

/** An image of one colour. */
export function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#468' } });
}

/** The content of a meta element. */
export function content(page: Document, selector: string): string | null | undefined {
  return page.querySelector(selector)?.getAttribute('content');
}

/** The JSON-LD nodes of a page. */
export function thingsOf(page: Document): readonly { readonly '@type': string; readonly name: string }[] {
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  return (JSON.parse(json) as { '@graph': { '@type': string; name: string }[] })['@graph']; // the shape of the page's JSON-LD
}
