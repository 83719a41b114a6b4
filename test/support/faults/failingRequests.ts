/** How a call fails: the server refuses it, it never arrives, or what it answers never does, though it has done the work. */
export type Failure = 'refused' | 'notSent' | 'answerLost';

const isCallTo = (address: string, path: string): boolean =>
  new URL(address, window.location.href).pathname === path;

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

const refusal = (): Response =>
  new Response(JSON.stringify({ status: 'fail', message: 'The server is out of order.' }), {
    status: 500,
    headers: { 'content-type': 'application/json' },
  });

const send = globalThis.fetch;

/** Lets the page's next call of a path fail; those after it go through, and so do all others. */
export const failOnce = (path: string, failure: Failure): void => {
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (!isCallTo(addressOf(request[0]), path)) return send(...request);
    spy.mockRestore();
    if (failure === 'refused') return refusal();
    if (failure === 'answerLost') await send(...request);
    throw new TypeError('The connection broke off.');
  });
};
