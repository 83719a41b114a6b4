import type { FastifyInstance } from 'fastify';
import type { BuiltClient } from '../document/builtClient';
import type { RenderedContent } from '../pageContent';
import { FrequentPages } from './FrequentPages';
import { PageRenderer } from './PageRenderer';
import { RenderThread } from './RenderThread';

/** How long the server listens before the thread starts, in milliseconds: the first requests come first. */
const startDelayMs = 500;

/** What the services that render pages are started with. */
export interface RendererSources {
  /** The built renderWorker.js. */
  readonly worker: string;
  readonly content: RenderedContent;
}

/** The running services that render pages. */
export interface Rendering {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly frequentPages: Pick<FrequentPages, 'count'>;
}

/** Renders pages as long as the application runs. The thread starts some time after the server listens. */
export function startRenderer(
  app: FastifyInstance,
  { manifest }: BuiltClient,
  { worker: file, content }: RendererSources,
): Rendering {
  const thread = new RenderThread({
    file,
    onDeath: (cause) => app.log.error({ err: cause }, 'the thread that renders pages has ended'),
  });
  const frequentPages = new FrequentPages();
  const unsubscribe = content.onChange(() => frequentPages.renderAgainLater());
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setTimeout(() => thread.start(), startDelayMs).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    unsubscribe();
    frequentPages.close();
    await thread.close();
  });
  const fontOf = (family: string): string => manifest.assets[`${family}-latin-wght-normal.woff2`] ?? '';
  const renderer = new PageRenderer({
    thread,
    content,
    fontFiles: { heading: fontOf('sofia-sans-condensed'), body: fontOf('public-sans') },
    onFailure: (address, error) => app.log.error({ err: error, address }, 'a page could not be rendered'),
  });
  return { renderer, frequentPages };
}
