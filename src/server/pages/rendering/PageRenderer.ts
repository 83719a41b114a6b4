import { LRUCache } from 'lru-cache';
import type { FontFiles } from '../../../client/ui/theme/fonts';
import type { RenderedContent } from '../pageContent';
import type { RenderedPage, RenderJob } from './messages';
import { RenderError } from './RenderThread';
import type { RenderThread } from './RenderThread';

interface PageRendererOptions {
  readonly thread: Pick<RenderThread, 'render' | 'setContent'>;
  readonly content: Pick<RenderedContent, 'bulkJson' | 'images' | 'contentKey'>;
  readonly fontFiles: FontFiles;
  /** Called once for each path that cannot be rendered, whatever its query, until the content changes. */
  readonly onFailure: (address: string, error: Error) => void;
}

/** How long a failed page is not rendered again, in milliseconds. A slow moment of the machine can be the reason too. */
const failureMs = 60_000;

/** How many failed addresses are remembered. There is any number of queries, and each would stay until the content changes. */
const maxFailed = 200;

/** Renders pages from the current content. */
export class PageRenderer {
  private contentKey: string | undefined;
  private readonly failed = new LRUCache<string, true>({ max: maxFailed, ttl: failureMs });
  private readonly reported = new LRUCache<string, true>({ max: maxFailed });

  constructor(private readonly options: PageRendererOptions) {}

  /** @throws if the page cannot be rendered now */
  async render(job: Omit<RenderJob, 'fontFiles'>): Promise<RenderedPage> {
    const { thread, fontFiles, onFailure } = this.options;
    this.updateContent();
    const name = [job.settings.origin, job.language, job.address].join(' ');
    if (this.failed.get(name)) throw new Error('the page cannot be rendered');
    try {
      return await thread.render({ ...job, fontFiles });
    } catch (error) {
      if (error instanceof RenderError && !job.form) {
        this.failed.set(name, true);
        const [path = name] = name.split('?', 1);
        if (!this.reported.has(path)) onFailure(name, error);
        this.reported.set(path, true);
      }
      throw error;
    }
  }

  /** Sends the content to the thread if it has changed since. */
  private updateContent(): void {
    const { thread, content } = this.options;
    const key = content.contentKey();
    if (key === this.contentKey) return;
    this.contentKey = key;
    this.failed.clear();
    this.reported.clear();
    thread.setContent({ bulkLoad: content.bulkJson(), images: content.images() });
  }
}
