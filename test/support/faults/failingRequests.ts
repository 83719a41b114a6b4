/** How a request fails: the server rejects it, it never arrives, or the server does the work but its response is lost. */
export type Failure = 'rejected' | 'notSent' | 'responseLost';

const isRequestTo = (address: string, path: string): boolean =>
  new URL(address, window.location.href).pathname === path;

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

const serverError = (): Response =>
  new Response(JSON.stringify({ status: 'fail', message: 'The server is out of order.' }), {
    status: 500,
    headers: { 'content-type': 'application/json' },
  });

const send = globalThis.fetch;

/** Makes the page's next request to a path fail. Later requests and requests to other paths succeed. */
export function failOnce(path: string, failure: Failure): void {
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (!isRequestTo(addressOf(request[0]), path)) return send(...request);
    spy.mockRestore();
    if (failure === 'rejected') return serverError();
    if (failure === 'responseLost') await send(...request);
    throw new TypeError('The connection broke off.');
  });
}
