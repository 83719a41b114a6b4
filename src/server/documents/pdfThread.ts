import { Worker } from 'node:worker_threads';

/** The document that a thread reads, and the limits at which it stops. */
export interface PdfJob {
  readonly content: Uint8Array;
  readonly maxPages: number;
  readonly maxCharacters: number;
}

/**
 * In the build, the code of a thread cannot be a separate file: the package is found from the program. Nothing of the document is
 * drawn or run: its fonts, images, forms and scripts stay closed.
 */
const script = `
const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');
const { parentPort, workerData } = require('node:worker_threads');
const { program, content, maxPages, maxCharacters } = workerData;
const options = {
  data: content,
  disableFontFace: true,
  enableXfa: false,
  isEvalSupported: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  useSystemFonts: false,
  verbosity: 0,
};
// Words in different places of a page are different words, also where the document has no space between them.
const textOf = (items) => {
  let text = '';
  let baseline;
  for (const { str = '', height = 0, hasEOL, transform } of items) {
    if (transform === undefined) continue; // a mark
    if (baseline !== undefined && Math.abs(transform[5] - baseline) > height / 2) text += '\\n';
    baseline = transform[5];
    text += hasEOL ? str + '\\n' : str;
  }
  return text;
};
const readPages = async () => {
  const file = createRequire(program).resolve('pdfjs-dist/legacy/build/pdf.mjs');
  const { getDocument } = await import(pathToFileURL(file).href);
  const document = await getDocument(options).promise;
  const pages = [];
  let left = maxCharacters;
  for (let number = 1; number <= Math.min(document.numPages, maxPages) && left > 0; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = textOf(items).slice(0, left);
    left -= text.length;
    pages.push(text);
  }
  return pages;
};
readPages().then((pages) => parentPort.postMessage(pages));
`;

/** The memory of JavaScript objects, in MB. Decoded streams are outside of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Starts a thread that posts the texts of the pages of a PDF, or fails. */
export function startPdfThread(job: PdfJob): Worker {
  const program = process.argv[1] ?? process.cwd();
  const thread = new Worker(script, {
    eval: true,
    workerData: { ...job, program },
    resourceLimits,
    env: {}, // it reads what strangers may have written, so it gets no settings of the server
    execArgv: [],
  });
  thread.unref();
  return thread;
}
