import { act, fireEvent, screen, within } from '@testing-library/react';
import InquiriesScreen from '../../../../src/client/admin/inquiries/InquiriesScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { sessionStarted } from '../../../../src/client/store/session/session';
import type { Language } from '../../../../src/model/site/languages';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { InboxServer, inquiry } from './inboxServer';

const ownEmail = 'me@example.com';

/** Gives each test of a file a server with three inquiries, and an administrator who says yes to each question. */
export function serveInbox(): { readonly server: InboxServer } {
  const inbox = { server: new InboxServer(ownEmail) };
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    inbox.server = new InboxServer(ownEmail);
    inbox.server.inquiries = [
      inquiry(3),
      inquiry(2, { state: 'taken', takenBy: 'other@example.com' }),
      inquiry(1),
    ];
    jest.spyOn(globalThis, 'fetch').mockImplementation(inbox.server.respond);
    jest.spyOn(window, 'confirm').mockReturnValue(true);
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await clearToasts();
  });
  return inbox;
}

/** Opens the inbox of an administrator. */
export function openInbox(language: Language = 'en') {
  const rendered = renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <InquiriesScreen />;
    },
    { route: '/inquiries', path: '/inquiries', language },
  );
  act(() => void rendered.store.dispatch(sessionStarted({ email: ownEmail })));
  return rendered;
}

/** The inquiry of a visitor. Roles would be found as well, but slowly in a list of this size. */
export async function item(id: number): Promise<HTMLElement> {
  const found = (await screen.findByText(`Visitor ${id}`)).closest('li');
  if (!found) throw new Error(`Visitor ${id} is not in the list.`);
  return found;
}

/** Presses a button of an inquiry. */
export async function press(id: number, name: RegExp | string): Promise<void> {
  const shown = within(await item(id));
  fireEvent.click(shown.queryByLabelText(name) ?? shown.getByText(name));
}

/** The visitors in the list. */
export function shownNames(): (string | null)[] {
  return [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
}
