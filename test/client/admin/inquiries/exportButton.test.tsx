import { fireEvent, screen, waitFor } from '@testing-library/react';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { InboxServer } from './inboxServer';
import { openInbox, ownEmail } from './openInbox';

let server: InboxServer;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = new InboxServer(ownEmail);
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.respond);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

describe('the export', () => {
  it('is a file that the session downloads', async () => {
    const created: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${created.push(blob)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    sessionStorage.setItem('authenticationToken', 'a-token');
    openInbox();
    fireEvent.click(screen.getByText('Export as CSV'));
    await waitFor(() => expect(clicked).toHaveBeenCalled());
    expect(created).toHaveLength(1);
    const call = jest.mocked(fetch).mock.calls.find(([input]) => input === '/api/inquiry/export');
    expect(call?.[1]?.headers).toMatchObject({ authorization: 'Bearer a-token' });
    sessionStorage.clear();
  });

  it('can be tried again after the connection was cut', async () => {
    openInbox();
    const broken = new Response('csv');
    jest.spyOn(broken, 'blob').mockRejectedValue(new TypeError('network error'));
    jest
      .mocked(fetch)
      .mockImplementation((input, init) =>
        input === '/api/inquiry/export' ? Promise.resolve(broken) : server.respond(input, init),
      );
    const button = screen.getByRole('button', { name: 'Export as CSV' });
    fireEvent.click(button);
    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });
});
