import { clearTimeout, setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import type { RenderedPage, RenderJob, SiteContent, WorkerRequest, WorkerResponse } from './messages';

/** The memory of the thread, in MB: three times what the content of a large site takes. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** The most pages that wait. More would wait longer than any visitor, and keep the processor busy. */
const maxWaiting = 50;

/** The first page of a thread may take this many times as long, because the thread loads its code first. */
const firstPageFactor = 6;

interface ThreadOptions {
  /** The built renderWorker.js. */
  readonly file: string;
  /** How long a thread without work lives, in milliseconds. */
  readonly idleMs?: number;
  /** How long after its death it may start again, in milliseconds. */
  readonly restartMs?: number;
  /** How long one page may take, in milliseconds. After that the thread is ended, because other pages wait for it. */
  readonly timeoutMs?: number;
  /** Called when the thread has ended by itself, or because a page hung. */
  readonly onDeath?: (cause: unknown) => void;
}

interface Waiting {
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
}

/** The thread that renders pages. It starts with the first job, and ends when it has had none for some time. */
export class RenderThread {
  private worker: Worker | undefined;
  private content: SiteContent | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private idleTimer: NodeJS.Timeout | undefined;
  private hangTimer: NodeJS.Timeout | undefined;
  private restartAt = 0;
  private hasResponded = false;

  constructor(private readonly options: ThreadOptions) {}

  /** Sends new content. The jobs after it are rendered from it. */
  setContent(content: SiteContent): void {
    this.content = content;
    if (this.worker) this.send(this.worker, { kind: 'content', content });
  }

  /** Starts the thread before its first job. It may not start again soon after it has died. */
  start(): Worker | undefined {
    if (this.worker) return this.worker;
    if (performance.now() < this.restartAt) return undefined;
    const worker = new Worker(this.options.file, { resourceLimits, execArgv: [] });
    this.worker = worker;
    this.hasResponded = false;
    worker.unref();
    worker.on('message', (response: WorkerResponse) => this.handle(response));
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => this.handleExit(worker, cause));
    if (this.content) this.send(worker, { kind: 'content', content: this.content });
    this.endWhenIdle();
    return worker;
  }

  /** @throws if the page cannot be rendered, or if there are too many pages to render */
  render(job: RenderJob): Promise<RenderedPage> {
    const worker = this.waiting.size < maxWaiting ? this.start() : undefined;
    if (!worker) return Promise.reject(new Error('the thread that renders pages is not available'));
    this.endWhenIdle();
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (this.waiting.size === 1) this.watchNext();
      this.send(worker, { kind: 'render', id, job });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { worker } = this;
    this.worker = undefined;
    this.restartAt = Infinity;
    await worker?.terminate();
    this.rejectAll();
  }

  private send(worker: Worker, request: WorkerRequest): void {
    worker.postMessage(request);
  }

  private handle(response: WorkerResponse): void {
    this.hasResponded = true;
    const waiting = this.waiting.get(response.id);
    this.waiting.delete(response.id);
    if (response.kind === 'rendered') waiting?.resolve(response.page);
    else waiting?.reject(new RenderError(response.message));
    this.watchNext();
  }

  /** The thread renders one page after the other: from now on the one that has waited longest. */
  private watchNext(): void {
    clearTimeout(this.hangTimer);
    if (this.waiting.size === 0) return;
    const timeoutMs = (this.options.timeoutMs ?? 10_000) * (this.hasResponded ? 1 : firstPageFactor);
    this.hangTimer = setTimeout(() => this.endHanging(), timeoutMs).unref();
  }

  /** The page that hangs has failed; the others can be rendered by the next thread. */
  private endHanging(): void {
    const { worker } = this;
    const [[id, hanging] = []] = this.waiting;
    if (!worker || id === undefined) return;
    this.waiting.delete(id);
    hanging?.reject(new RenderError('the page takes too long to render'));
    this.handleExit(worker, new Error('a page took too long to render'));
    void worker.terminate();
  }

  private handleExit(worker: Worker, cause: unknown): void {
    if (this.worker !== worker) return; // it was ended
    this.worker = undefined;
    this.restartAt = performance.now() + (this.options.restartMs ?? 10_000);
    this.rejectAll();
    this.options.onDeath?.(cause);
  }

  private rejectAll(): void {
    clearTimeout(this.hangTimer);
    for (const { reject } of this.waiting.values())
      reject(new Error('the thread that renders pages has ended'));
    this.waiting.clear();
  }

  private endWhenIdle(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => {
      const { worker } = this;
      if (this.waiting.size > 0) {
        this.endWhenIdle();
        return;
      }
      this.worker = undefined;
      void worker?.terminate();
    }, this.options.idleMs ?? 600_000).unref();
  }
}

/** The page itself cannot be rendered, however often it is tried. */
export class RenderError extends Error {}
