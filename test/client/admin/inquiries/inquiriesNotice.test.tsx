import { isAction } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { InquiriesNotice } from '../../../../src/client/admin/dashboard/InquiriesNotice';
import { endpoints, injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { inquiryPollingMs } from '../../../../src/client/store/api/endpoints/inquiryEndpoints';
import { useAppStore } from '../../../../src/client/store/hooks';
import { redactAction, redactState } from '../../../../src/client/store/redact';
import type { Language } from '../../../../src/model/site/languages';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { InboxServer, inquiry } from './inboxServer';

const hourMs = 60 * 60 * 1000;
let server: InboxServer;

const open = (language: Language = 'en') =>
  renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <InquiriesNotice />;
    },
    { language },
  );

const shown = (): string => plain(screen.getByRole('status').textContent);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = new InboxServer('me@example.com');
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.respond);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the dashboard says how many inquiries are new, and follows them', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  open();
  await screen.findByText('No new inquiries');
  expect(screen.getByRole('link', { name: 'Open the inquiries' })).toHaveAttribute('href', '/inquiries');
  server.inquiries = [inquiry(2, { at: Date.now() - hourMs }), inquiry(1, { state: 'taken' })];
  await act(() => jest.advanceTimersByTimeAsync(inquiryPollingMs));
  await screen.findByText('1 new inquiry');
  expect(shown()).toBe('1 new inquiry · 1 taken');
});

it('a page that nobody uses for an hour stops asking, so that its session can end', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  open();
  await screen.findByText('No new inquiries');
  await act(() => jest.advanceTimersByTimeAsync(hourMs + inquiryPollingMs));
  const { length: count } = server.requests;
  await act(() => jest.advanceTimersByTimeAsync(hourMs));
  expect(server.requests).toHaveLength(count);
  fireEvent.keyDown(window, { key: 'Shift' });
  await act(() => jest.advanceTimersByTimeAsync(inquiryPollingMs));
  expect(server.requests.length).toBeGreaterThan(count);
});

it('the dashboard says since when the oldest waits, after a day, and which mails were not sent', async () => {
  server.inquiries = [
    inquiry(3, { at: Date.now() - hourMs, mail: 'failed' }),
    inquiry(2, { at: Date.now() - 25 * hourMs, mail: 'failed' }),
    inquiry(1, { state: 'answered' }),
  ];
  open('fr');
  await screen.findByText('2 nouvelles demandes');
  expect(shown()).toMatch(
    /La plus ancienne attend depuis le \d.*Les courriels concernant 2 demandes n’ont pas été/,
  );
});

it('the dashboard says nothing where the back-end has no inquiries', async () => {
  server.failing = () => Response.json({ message: 'Not found.' }, { status: 404 });
  open();
  await screen.findByRole('region', { name: 'Inquiries' });
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

it('DevTools shows nothing that an inquiry or a search says about a person', async () => {
  server.inquiries = [inquiry(1, { name: 'Jeanne Tremblay' })];
  const { store } = open();
  const actions: Action[] = [];
  store.addMiddleware(() => (next) => (action) => {
    if (isAction(action)) actions.push(action);
    return next(action);
  });
  const filter = { search: 'Jeanne' };
  const list = store.dispatch(endpoints.inquiries.initiate(filter));
  await list;
  await store.dispatch(endpoints.inquiryUpdate.initiate({ id: 1, version: 1, note: 'Jeanne called' }));
  expect(JSON.stringify(store.getState())).toContain('Jeanne Tremblay');
  expect(JSON.stringify(redactState(store.getState()))).not.toMatch(/Jeanne|visitor-1/);
  expect(JSON.stringify(redactState(store.getState()))).toContain('"endpointName":"inquiries"');
  expect(JSON.stringify(actions)).toContain('Jeanne called');
  expect(JSON.stringify(actions.map(redactAction))).not.toMatch(/Jeanne|visitor-1/);
});
