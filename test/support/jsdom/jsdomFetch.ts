type PageWindow = Window & typeof globalThis;

/** Node's fetch knows Node's signals only: one of the page is passed on to one of Node's. */
const passOn = (signal: AbortSignal): AbortSignal => {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
};

const readFile = (page: PageWindow, file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new page.FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer
        ? resolve(reader.result)
        : reject(new Error('No bytes were read.'));
    reader.onerror = () => reject(new Error(`${file.name} could not be read.`));
    reader.readAsArrayBuffer(file);
  });

/** The same form as Node's own, which is what Node's fetch can send. */
const nodeForm = async (page: PageWindow, form: FormData): Promise<FormData> => {
  const copy = new FormData();
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') copy.append(name, value);
    else copy.append(name, new Blob([await readFile(page, value)], { type: value.type }), value.name);
  }
  return copy;
};

/** Node's fetch and its classes, made to fit a page: relative addresses are read against where the page is. */
export const fetchClasses = (page: PageWindow): Record<string, unknown> => {
  const absolute = (address: string | URL): string => new URL(address, page.location.href).href;

  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const { signal, ...rest } = init;
      const target = input instanceof Request ? input : absolute(input);
      super(target, signal instanceof page.AbortSignal ? { ...rest, signal: passOn(signal) } : init);
    }
  }

  const pageFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { body } = init;
    const sent = body instanceof page.FormData ? { ...init, body: await nodeForm(page, body) } : init;
    return fetch(new PageRequest(input, sent));
  };

  return { fetch: pageFetch, Request: PageRequest, Response, Headers };
};
