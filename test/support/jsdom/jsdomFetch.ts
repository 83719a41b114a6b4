type PageWindow = Window & typeof globalThis;

/** Node's fetch accepts only Node's signals. This forwards a signal of the page to one of Node. */
const toNodeSignal = (signal: AbortSignal): AbortSignal => {
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

/** Copies a form of the page to one of Node, which Node's fetch can send. */
const toNodeForm = async (page: PageWindow, form: FormData): Promise<FormData> => {
  const copy = new FormData();
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') copy.append(name, value);
    else copy.append(name, new Blob([await readFile(page, value)], { type: value.type }), value.name);
  }
  return copy;
};

/** Node's fetch and its classes, adapted to a page: relative addresses are resolved against the page's address. */
export function fetchClasses(page: PageWindow): Record<string, unknown> {
  const absolute = (address: string | URL): string => new URL(address, page.location.href).href;

  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const { signal, ...rest } = init;
      const target = input instanceof Request ? input : absolute(input);
      super(target, signal instanceof page.AbortSignal ? { ...rest, signal: toNodeSignal(signal) } : init);
    }
  }

  const pageFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { body } = init;
    const sent = body instanceof page.FormData ? { ...init, body: await toNodeForm(page, body) } : init;
    return fetch(new PageRequest(input, sent));
  };

  return { fetch: pageFetch, Request: PageRequest, Response, Headers };
}
