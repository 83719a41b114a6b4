import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LazyInquiryDialog } from '../../../../src/client/site/inquiry/LazyInquiryDialog';
import InquiryScreen from '../../../../src/client/site/inquiry/InquiryScreen';
import PartsScreen from '../../../../src/client/site/parts/PartsScreen';
import CareerScreen from '../../../../src/client/site/careers/CareerScreen';
import CertificationsScreen from '../../../../src/client/site/certifications/CertificationsScreen';
import ServicesScreen from '../../../../src/client/site/services/ServicesScreen';
import TankerScreen from '../../../../src/client/site/tankers/TankerScreen';
import TankersScreen from '../../../../src/client/site/tankers/TankersScreen';
import type { InquiryForm } from '../../../../src/model/inquiries/inquiry';
import type { ScreenSettings } from '../../../support/jsdom/renderScreen';
import { plain, renderSettledScreen } from '../../../support/jsdom/renderScreen';
import { serveScreen } from '../../../support/jsdom/servedScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

/* The form of a question, with scripts: in a dialog over a page, and as a page. */

let now = 0;
let sent: InquiryForm[] = [];
let respond: () => Promise<Response> = () =>
  Promise.resolve(Response.json({ reference: 'K7M2QX' }, { status: 201 }));

beforeEach(() => {
  sent = [];
  respond = () => Promise.resolve(Response.json({ reference: 'K7M2QX' }, { status: 201 }));
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 10_000)); // each form is opened long before it is sent
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (url === '/api/inquiry/form') return Promise.resolve(Response.json({ token: 'signed' }));
    sent.push(JSON.parse(init?.body as string) as InquiryForm); // the form sends JSON
    return respond();
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const showForm = (about: string, settings: ScreenSettings = {}) =>
  renderSettledScreen(InquiryScreen, { route: '/ask', path: `/ask?about=${about}`, ...settings });

const field = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name });

const fillIn = async (): Promise<void> => {
  await paste(field(/^Your question/), 'Is it available?');
  await paste(field(/^Your name/), 'Jeanne');
  await paste(field(/^E-mail/), 'jeanne@example.com');
};

const send = (name = /^Send/) => userEvent.click(screen.getByRole('button', { name }));

it('sends a question with its unit, and shows the reference, what happens next, and a telephone number', async () => {
  await showForm('tanker-1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ask about this tanker');
  const unit = screen.getByRole('link', { name: /^Aluminum|No\. / });
  expect(unit).toHaveAttribute('href', '/tankers/1');
  await fillIn();
  await send();
  expect(await screen.findByText('K7M2QX')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Thank you, we have it' })).toHaveFocus();
  expect(screen.getByText(/within one business day/)).toBeVisible();
  const [telephone] = screen.getAllByRole('link', { name: /555-/ });
  expect(telephone).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(sent).toEqual([
    {
      ...{ requestKey: expect.stringMatching(/./) as string, token: 'signed', website: '' },
      ...{ subject: 'tanker', rowIds: [1], name: 'Jeanne', email: 'jeanne@example.com', telephone: '' },
      ...{ message: 'Is it available?', language: 'en', vehicle: '', week: '' },
    },
  ]);
});

it('names what is missing at its field, and puts the focus on the first one', async () => {
  await showForm('general', { language: 'fr', route: '/demande', path: '/demande' });
  await send(/^Envoyer/);
  const message = screen.getByRole('textbox', { name: /^Votre question/ });
  await waitFor(() => expect(message).toHaveAccessibleDescription('Écrivez quelques mots ici.'));
  expect(message).toHaveFocus();
  expect(message).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /^Courriel/ })).toHaveAccessibleDescription(
    /Donnez-nous une adresse courriel ou/,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Corrigez les champs marqués.');
  await paste(screen.getByRole('textbox', { name: /^Téléphone/ }), '819 555-0199');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Courriel/ })).toBeValid());
  expect(sent).toEqual([]);
});

it('without a connection it keeps what was typed, and sends it again under the same key', async () => {
  let lose = (): void => undefined;
  respond = () => new Promise((_resolve, reject) => (lose = () => reject(new TypeError('Failed to fetch'))));
  const { store } = await showForm('tanker-1');
  await fillIn();
  await send();
  await paste(field(/^Your question/), ' After 5 p.m.'); // nothing can be typed that is not sent
  act(lose);
  expect(await screen.findByText(/There is no connection/)).toBeVisible();
  expect(field(/^Your question/)).toHaveValue('Is it available?');
  const shown = JSON.stringify(store.getState()); // DevTools shows this
  expect(shown).toContain('•••');
  expect(shown).not.toMatch(/Jeanne|jeanne@example|Is it available/);
  act(() => void fireEvent(window, new Event('online')));
  expect(screen.getByRole('status')).toHaveTextContent('The connection is back.');
  respond = () => Promise.resolve(Response.json({ reference: 'ABCDEF' }, { status: 201 }));
  await send(/^Send again/);
  expect(await screen.findByText('ABCDEF')).toBeVisible();
  expect(sent[1]).toEqual(sent[0]);
});

it('says what the server says, and opens another form where this one is too old', async () => {
  respond = () => Promise.resolve(Response.json({ message: 'Too many questions.' }, { status: 429 }));
  await showForm('tanker-1');
  await fillIn();
  await send();
  expect(await screen.findByText('Too many questions.')).toBeVisible();
  const answers = [
    Response.json({ error: 'form-expired', message: 'Too old.' }, { status: 400 }),
    Response.json({ reference: 'K7M2QX' }, { status: 201 }),
  ];
  respond = () => Promise.resolve(answers.shift() ?? Response.error());
  await send(/^Send again/);
  expect(await screen.findByText('K7M2QX')).toBeVisible();
  expect(new Set(sent.map(({ requestKey }) => requestKey)).size).toBe(1);
});

it('the typed text lasts as long as the tab, until it is sent', async () => {
  const first = await showForm('tanker-1');
  await fillIn();
  first.unmount();
  const other = await showForm('tanker-2');
  expect(field(/^Your question/)).toHaveValue('');
  other.unmount();
  const again = await showForm('tanker-1');
  expect(field(/^Your question/)).toHaveValue('Is it available?');
  expect(field(/^Your name/)).toHaveValue('Jeanne');
  await send();
  await screen.findByText('K7M2QX');
  again.unmount();
  await showForm('tanker-1');
  expect(field(/^Your name/)).toHaveValue('');
});

it('asks for the vehicle and the week of an inspection, and answers in the other language', async () => {
  await showForm('inspection');
  await paste(field(/^Vehicle \(optional\)/), 'B-train 214');
  await paste(field(/^Preferred week \(optional\)/), 'June 8');
  await userEvent.click(screen.getByRole('radio', { name: 'French' }));
  await paste(field(/^What should we inspect/), 'All that is due');
  await paste(field(/^Your name/), 'Jeanne');
  await paste(field(/^Telephone/), '819 555-0199');
  await send();
  await screen.findByText(/confirm the day and the hour/);
  expect(sent).toMatchObject([
    { subject: 'inspection', vehicle: 'B-train 214', week: 'June 8', language: 'fr' },
  ]);
});

it('has the right keyboards, and a field that neither people nor screen readers meet', async () => {
  const { container } = await showForm('general');
  expect(field(/^E-mail/)).toHaveAttribute('inputmode', 'email');
  expect(field(/^Telephone/)).toHaveAttribute('autocomplete', 'tel');
  expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).toBeNull();
  expect(container.querySelector('[name=website]')).toHaveAttribute('tabindex', '-1');
});

it('is a plain form without scripts, and keeps what is typed before hydration', async () => {
  const { container, hydrate, remove } = serveScreen(InquiryScreen, {
    route: '/ask',
    path: '/ask?about=tanker-1',
  });
  const form = container.querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('/inquiry');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    about: 'tanker-1',
    pageLanguage: 'en',
    language: 'en',
  });
  const message = within(container).getByRole<HTMLTextAreaElement>('textbox', { name: /^Your question/ });
  message.value = 'typed early';
  expect(await hydrate()).toEqual([]);
  expect(message).toHaveValue('typed early');
  await send();
  expect(message).toBeValid();
  expect(field(/^Your name/)).toBeInvalid();
  remove();
});

it.each([
  ['a tanker', TankerScreen, '/tankers/:id', '/tankers/1'],
  ['a comparison', TankersScreen, '/tankers', '/tankers?compare=1,2'],
  ['a part', PartsScreen, '/parts', '/parts?part=1'],
  ['the services', ServicesScreen, '/services', '/services'],
  ['the inspections', CertificationsScreen, '/certifications', '/certifications'],
  ['a posting', CareerScreen, '/careers/:id', '/careers/1'],
  ['the form', InquiryScreen, '/ask', '/ask?about=part-1'],
] as const)(
  'beside the question about %s, the first action is to call',
  async (_name, Screen, route, path) => {
    await renderSettledScreen(Screen, { route, path });
    const asking = 'a[aria-haspopup=dialog], form[action="/inquiry"] [type=submit]';
    const groups = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.parentElement);
    const first = groups.find((group) => group?.querySelector(asking))?.querySelector('a, button');
    expect(first).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  },
);

describe('in a dialog', () => {
  const Tanker = () => (
    <>
      <TankerScreen />
      <LazyInquiryDialog />
    </>
  );
  const Parts = () => (
    <>
      <PartsScreen />
      <LazyInquiryDialog />
    </>
  );

  it('opens over the page, is in the address, and closes with the back button without losing a word', async () => {
    const { history } = await renderSettledScreen(Tanker, { route: '/tankers/:id', path: '/tankers/1' });
    const link = screen.getByRole('link', { name: 'Ask about this tanker' });
    expect(link).toHaveAttribute('href', '/ask?about=tanker-1');
    await userEvent.click(link);
    expect(history.address()).toBe('/tankers/1?ask=tanker-1');
    expect(await screen.findByRole('dialog', { name: 'Ask about this tanker' })).toBeVisible();
    await paste(field(/^Your question/), 'Is it available?');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.address()).toBe('/tankers/1');
    await userEvent.click(link);
    await screen.findByRole('dialog');
    await waitFor(() => expect(field(/^Your question/)).toHaveValue('Is it available?'));
  });

  it('takes the place of the dialog of a part, and going back returns to it', async () => {
    const { history } = await renderSettledScreen(Parts, { route: '/parts', path: '/parts?part=1' });
    const part = await screen.findByRole('dialog');
    const name = plain(part.querySelector('h2')?.textContent);
    await userEvent.click(within(part).getByRole('link', { name: 'Ask about this part' }));
    expect(history.address()).toBe('/parts?ask=part-1');
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this part' });
    expect(plain(dialog.textContent)).toContain(name);
    history.back();
    expect(await screen.findByRole('dialog', { name: (other) => plain(other) === name })).toBeVisible();
    expect(history.address()).toBe('/parts?part=1');
  });
});
