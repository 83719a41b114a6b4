import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inquiryPollingMs } from '../../../../src/client/store/api/endpoints/inquiryEndpoints';
import { inquiry } from './inboxServer';
import { item, openInbox, press, serveInbox, shownNames } from './openInbox';

const inbox = serveInbox();

describe('the inbox', () => {
  it('shows the new inquiries first, with the number in each state', async () => {
    openInbox();
    await item(3);
    expect(shownNames()).toEqual(['Visitor 3', 'Visitor 1']);
    await screen.findByText('New (2)');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'New (2)',
      'Taken (1)',
      'Answered (0)',
    ]);
    fireEvent.click(screen.getByText('Taken (1)'));
    expect(await item(2)).toHaveTextContent('Taken by other@example.com');
    expect(shownNames()).toEqual(['Visitor 2']);
    fireEvent.click(screen.getByText('Answered (0)'));
    expect(await screen.findByText(/^No answered inquiries/)).toBeVisible();
  });

  it('shows what is needed to answer', async () => {
    inbox.server.inquiries = [
      inquiry(1, { subject: 'inspection', vehicle: 'Freightliner 2018', week: 'June 8', mail: 'off' }),
    ];
    openInbox();
    const shown = within(await item(1));
    expect(shown.getByText('REF1')).toBeVisible();
    expect(await item(1)).toHaveTextContent(/Inspection · Rubicuve · November 20, 2026/);
    expect(shown.getByText(/Is it still/).textContent).toBe('Is it still\navailable?');
    expect(shown.getByText(/Is it still/)).toHaveAttribute('lang', 'fr');
    for (const fact of ['Freightliner 2018', 'June 8', 'French', /no mail server/, 'May 19, 2027'])
      expect(shown.getByText(fact)).toBeVisible();
    expect(shown.getByRole('link', { name: /visitor-1@example\.com/ })).toHaveAttribute(
      'href',
      'mailto:visitor-1@example.com?subject=Rubicuve%20%E2%80%93%20REF1',
    );
    expect(shown.getByRole('link', { name: /418 555-0111/ })).toHaveAttribute('href', 'tel:+14185550111');
    expect(shown.getByRole('link', { name: /^B-train, 60,000 L/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/rubicuve\.localhost(:\d+)?\/tankers\/7$/),
    );
  });

  it('shows mails that were not sent, and what to do', async () => {
    inbox.server.inquiries = [
      inquiry(3, { mail: 'failed', email: '' }),
      inquiry(2, { mail: 'waiting' }),
      inquiry(1, { mail: 'waiting', at: Date.now() }),
    ];
    openInbox('fr');
    expect(await item(3)).toHaveTextContent(/Non envoyés.*Répondez vous-même au visiteur/);
    expect(await item(2)).toHaveTextContent(/Pas encore envoyés.*Répondez au visiteur sans attendre/);
    expect(await item(1)).toHaveTextContent('En cours d’envoi');
    expect(within(await item(3)).queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
  });

  it('says so if it is empty, and if it cannot be loaded, until it can', async () => {
    inbox.server.inquiries = [];
    inbox.server.failing = (request) =>
      request.startsWith('GET all')
        ? Response.json({ message: 'Out of order.' }, { status: 500 })
        : undefined;
    openInbox();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded\. Out of order\./);
    inbox.server.failing = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No new inquiries/)).toBeVisible();
  });

  it('adds older inquiries on demand, after one of the first page was erased too', async () => {
    inbox.server.inquiries = Array.from({ length: 26 }, (_, index) => inquiry(26 - index));
    openInbox();
    await press(26, /^Erase now/);
    await waitFor(() => expect(shownNames()).toHaveLength(24));
    fireEvent.click(screen.getByText('Show older inquiries'));
    await item(1);
    expect(shownNames()).toHaveLength(25);
    expect(screen.queryByText('Show older inquiries')).not.toBeInTheDocument();
  });

  it('finds inquiries of every state by a word, and keeps the word out of the address', async () => {
    const { history } = openInbox();
    await item(3);
    fireEvent.change(screen.getByLabelText('Search all inquiries'), { target: { value: 'Visitor 2 ' } });
    await item(2);
    expect(await screen.findByText('1 inquiry found.')).toBeVisible();
    expect(shownNames()).toEqual(['Visitor 2']);
    expect(history.address()).toBe('/inquiries');
    fireEvent.change(screen.getByLabelText('Search all inquiries'), { target: { value: 'nobody' } });
    expect(await screen.findByText('No inquiry has all these words.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Search all inquiries'), { target: { value: '' } });
    await item(3);
  });

  it('says that new inquiries have arrived, and shows them on demand', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    openInbox();
    await item(3);
    inbox.server.inquiries = [inquiry(4), ...inbox.server.inquiries];
    await act(() => jest.advanceTimersByTimeAsync(inquiryPollingMs));
    fireEvent.click(await screen.findByText('Show them'));
    await item(4);
    await waitFor(() => expect(screen.queryByText(/have arrived/)).not.toBeInTheDocument());
    await screen.findByText('New (3)');
  });

  it('moves the focus from the button to the new inquiry', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    openInbox();
    await item(3);
    inbox.server.inquiries = [inquiry(4), ...inbox.server.inquiries];
    await act(() => jest.advanceTimersByTimeAsync(inquiryPollingMs));
    const button = await screen.findByText('Show them');
    button.focus();
    fireEvent.click(button);
    await item(4);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Visitor 4' })).toHaveFocus());
  });

  it('does not say so of an inquiry that is in the list already', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const counts = await inbox.server.respond('/api/inquiry/counts'); // from before the list
    inbox.server.inquiries = [inquiry(4), ...inbox.server.inquiries];
    inbox.server.failing = (request) => (request === 'GET counts' ? counts.clone() : undefined);
    openInbox();
    await item(4);
    await screen.findByText('New (2)');
    inbox.server.failing = undefined;
    await act(() => jest.advanceTimersByTimeAsync(inquiryPollingMs));
    await screen.findByText('New (3)');
    expect(screen.queryByText(/have arrived/)).not.toBeInTheDocument();
  });

  it('says so only where new inquiries are shown', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    openInbox();
    await item(3);
    fireEvent.click(screen.getByText('Taken (1)'));
    await item(2);
    inbox.server.inquiries = [inquiry(4), ...inbox.server.inquiries];
    await act(() => jest.advanceTimersByTimeAsync(inquiryPollingMs));
    await screen.findByText('New (3)');
    expect(screen.queryByText(/have arrived/)).not.toBeInTheDocument();
  });
});

describe('an inquiry', () => {
  it('is taken, answered and made new again, where it stands', async () => {
    openInbox();
    await press(3, /^Take: Visitor 3, REF3$/);
    expect(await screen.findByText('Inquiry REF3 is yours.')).toBeVisible();
    expect(await item(3)).toHaveTextContent('Taken by you');
    expect(screen.getByText('Visitor 3')).toHaveFocus();
    await screen.findByText('Taken (2)');
    await press(3, /^Mark as answered/);
    await waitFor(async () => expect(await item(3)).toHaveTextContent('Answered by you'));
    await press(3, /^Back to new/);
    await waitFor(async () => expect(within(await item(3)).getByText('New')).toBeVisible());
    expect(shownNames()).toEqual(['Visitor 3', 'Visitor 1']);
  });

  it('that is taken leaves the focus where somebody types', async () => {
    openInbox();
    const note = within(await item(3)).getByLabelText('Note');
    await press(3, /^Take:/);
    note.focus();
    expect(await screen.findByText('Inquiry REF3 is yours.')).toBeVisible();
    expect(note).toHaveFocus();
  });

  it('that somebody else has just taken shows who, and is not taken twice', async () => {
    openInbox();
    await item(3);
    inbox.server.change(3, { state: 'taken', takenBy: 'other@example.com' });
    await press(3, /^Take:/);
    expect(await screen.findByText(/^Someone else changed inquiry REF3/)).toBeVisible();
    expect(await item(3)).toHaveTextContent('Taken by other@example.com');
  });

  it('is erased after a question, and the focus stays in the list', async () => {
    openInbox();
    await press(3, /^Erase now/);
    expect(window.confirm).toHaveBeenCalledWith(
      expect.stringMatching(/REF3 from Visitor 3.*cannot be undone/),
    );
    expect(await screen.findByText('Inquiry REF3 was erased.')).toBeVisible();
    await waitFor(() => expect(shownNames()).toEqual(['Visitor 1']));
    const remaining = await item(1);
    await waitFor(() => expect(document.activeElement).toContainElement(remaining));
    expect(inbox.server.inquiries.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('is not erased without a yes, and disappears if somebody else has erased it', async () => {
    jest.mocked(window.confirm).mockReturnValueOnce(false);
    openInbox();
    await press(3, /^Erase now/);
    expect(inbox.server.requests.filter((request) => request.startsWith('DELETE'))).toEqual([]);
    inbox.server.inquiries = inbox.server.inquiries.filter(({ id }) => id !== 3);
    await press(3, /^Take:/);
    expect(await screen.findByText('Inquiry REF3 has been erased.')).toBeVisible();
    await waitFor(() => expect(shownNames()).toEqual(['Visitor 1']));
  });
});
