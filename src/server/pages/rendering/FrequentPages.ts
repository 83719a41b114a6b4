import { clearTimeout, setTimeout } from 'node:timers';

/** How many pages are rendered again after a change of the content. */
const maxPages = 20;

/** How many pages are counted at most; there is any number of addresses. */
const maxCounted = 1_000;

interface CountedPage {
  count: number;
  /** Renders the page, unless that has been done since the last change. */
  readonly render: () => Promise<unknown>;
}

/** The pages that visitors ask for most. They are rendered again after a change, before the next visitor asks for them. */
export class FrequentPages {
  private pages = new Map<string, CountedPage>();
  private timer: NodeJS.Timeout | undefined;

  /** @param delayMs how long the content must stay unchanged, in milliseconds: several changes often follow each other */
  constructor(private readonly delayMs = 2_000) {}

  count(name: string, render: CountedPage['render']): void {
    const count = (this.pages.get(name)?.count ?? 0) + 1;
    if (count > 1 || this.pages.size < maxCounted) this.pages.set(name, { count, render });
  }

  /** Call it after each change of the content. */
  renderAgainLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.renderAgain(), this.delayMs).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    this.pages.clear();
  }

  /** One after the other, so that a visitor's page waits for one of them at most. Older counts weigh less each time. */
  private async renderAgain(): Promise<void> {
    const pages = [...this.pages].sort(([, { count }], [, other]) => other.count - count).slice(0, maxPages);
    this.pages = new Map(pages.map(([name, { count, render }]) => [name, { count: count / 2, render }]));
    for (const [, { render }] of pages) await render().catch(() => undefined); // the next request tries again
  }
}
