import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'; // jsdom, in which tests start servers, has others
import { stripInvalidCharacters } from '../content/rows/fieldCodecs';
import { startPdfThread } from './pdfThread';

/** When a document is read no further. */
export interface PdfLimits {
  readonly maxPages: number;
  /** The characters of all pages together: about as much as eight full pages. */
  readonly maxCharacters: number;
  readonly timeoutMs: number;
  /** How much memory the process may grow by, in bytes: a small file can unpack into gigabytes. */
  readonly maxMemory: number;
}

const defaultLimits: PdfLimits = {
  maxPages: 100,
  maxCharacters: 20_000,
  timeoutMs: 20_000,
  maxMemory: 400 * 1024 * 1024,
};

const memoryCheckMs = 50;

const normalize = (text: string): string =>
  stripInvalidCharacters(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

interface ReadOptions extends Partial<PdfLimits> {
  /** Ends the thread. */
  readonly signal?: AbortSignal;
}

/** Every page is an object, and objects may be in a compressed stream of objects: a file without both is empty. */
const mayHavePages = (content: Uint8Array): boolean => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  return bytes.includes('/Page') || bytes.includes('/ObjStm');
};

/**
 * Reads the text of a PDF, page by page, in a thread that ends with it.
 * @throws if it cannot be read, or takes too much time or memory
 */
export async function readPdfText(content: Uint8Array, options: ReadOptions = {}): Promise<string[]> {
  if (!mayHavePages(content)) return [];
  const { maxPages, maxCharacters, timeoutMs, maxMemory, signal } = { ...defaultLimits, ...options };
  const thread = startPdfThread({ content, maxPages, maxCharacters });
  const memoryAtStart = process.memoryUsage.rss();
  let stop: (reason: string) => void = () => undefined;
  const timer = setTimeout(() => stop('the document takes too long to read'), timeoutMs);
  const memoryTimer = setInterval(() => {
    if (process.memoryUsage.rss() - memoryAtStart > maxMemory)
      stop('the document takes too much memory to read');
  }, memoryCheckMs);
  const end = (): void => stop('the server stops');
  try {
    const pages = await new Promise<string[]>((resolve, reject) => {
      stop = (reason) => reject(new Error(reason));
      signal?.addEventListener('abort', end);
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => stop('the thread that reads the document has ended'));
    });
    return pages.map(normalize);
  } finally {
    clearTimeout(timer);
    clearInterval(memoryTimer);
    signal?.removeEventListener('abort', end);
    await thread.terminate();
  }
}
