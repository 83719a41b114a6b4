import { screen, waitFor, within } from '@testing-library/react';
import LanguageReviewScreen from '../../../../src/client/admin/languages/LanguageReviewScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { tokenKey } from '../../../../src/client/store/session/storedUser';
import { signatureOf } from '../../../../src/model/parity/meaning';
import { newRow } from '../../../../src/model/schema/rows';
import type { Language } from '../../../../src/model/site/languages';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent as user } from '../../../support/jsdom/userEvent';

const tanker = (id: number, nameEn: string, nameFr: string) => ({
  ...newRow('tanker', { nameEn, nameFr, isCertipropane: id === 3 }),
  id,
  displayOrder: id,
});

const noRows = {
  ...{ telephones: [], emails: [], openings: [], realizationTypes: [], realizations: [], employees: [] },
  ...{ assemblyTypes: [], assemblies: [], manufacturers: [], manufacturerImages: [], galleryImages: [] },
  ...{ tankerImages: [], products: [], job_postings: [], locations: [] },
};

const tankers = [
  tanker(1, 'Highway tanker', ''),
  tanker(2, 'New propane tanker', 'Citerne urbaine'),
  tanker(3, 'Tank of 45,000 L', 'Citerne de 40\u00a0000\u00a0L'),
];

const signature = signatureOf({ values: { en: 'New propane tanker', fr: 'Citerne urbaine' }, isRich: false });

const since = { change: 9, at: Date.parse('2027-03-14T11:30Z'), author: 'Marie Roy' };

const behind = {
  ...{ pair: 'tanker/2/name', signature, behind: 'fr', since, was: 'Urban tanker', en: since, fr: null },
};

let sent: { readonly url: string; readonly body: unknown }[];
let failure: Response | undefined;

const respond: typeof fetch = async (input, init) => {
  const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' && pathname === '/api/languages')
    return Response.json({ version: 9, isComplete: true, pairs: [behind], accepted: [] });
  if (request.method === 'GET') return Response.json({ message: 'Not found.' }, { status: 404 });
  sent.push({ url: `${request.method} ${pathname}`, body: await request.json() });
  const response = failure ?? Response.json({ status: 'success', message: '' });
  failure = undefined;
  return response;
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  sent = [];
  failure = undefined;
  sessionStorage.setItem(tokenKey, 'a-token');
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
});

afterEach(async () => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  await clearToasts();
});

const open = (language: Language = 'en', query = '', content: object = {}) =>
  renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <LanguageReviewScreen />;
    },
    {
      language,
      content: { ...noRows, tankers, ...content },
      route: '/language-review',
      path: `/language-review${query}`,
    },
  );

const state = (name: RegExp) => screen.findByRole('button', { name });

it('shows how many texts lack a language, are behind or differ, and narrows them by brand and language', async () => {
  open();
  expect(await state(/^1\s?Missing/)).toBeVisible();
  expect(await state(/^1\s?Behind/)).toBeVisible();
  expect(await state(/^1\s?Differs/)).toBeVisible();
  const row = screen.getByRole('row', { name: /Tankers/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(0, 5)
      .map((cell) => cell.textContent),
  ).toEqual(['1', '1', '1', '0', '3']);
  await user.selectOptions(screen.getByLabelText('Brand'), 'propacuve');
  expect(await screen.findByRole('button', { name: 'Review all (1)' })).toBeVisible();
});

it('goes from one to the next by keyboard: the missing one is written, the words that changed are shown', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Review all (3)' }));
  expect(screen.getByRole('heading', { name: /^Highway tanker: Name$/ })).toBeVisible();
  const french = screen.getByLabelText('French');
  expect(french).toHaveFocus();
  await user.type(french, 'Citerne routière');
  expect(screen.queryByText('French missing')).toBeNull(); // as it is typed
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { name: /New propane tanker/ })).toBeVisible();
  expect(sent).toEqual([
    { url: 'PUT /api/tanker/update', body: [{ id: 1, nameFr: 'Citerne routière', base: { nameFr: '' } }] },
  ]);
  expect(screen.getByRole('group', { name: 'What changed' })).toHaveTextContent('removed: Urban');
  expect(screen.getByText(/Changed on .* by Marie Roy/)).toBeVisible();
  expect(await screen.findByText(/Modified tanker to database with success/)).toBeVisible();
});

it('remembers that a text is still right', async () => {
  open('en', '?item=tanker%2F2%2Fname');
  await screen.findByRole('heading', { name: /New propane tanker/ });
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await waitFor(() =>
    expect(sent).toEqual([
      {
        url: 'PUT /api/languages/accept',
        body: { pair: 'tanker/2/name', signature, isAccepted: true },
      },
    ]),
  );
  expect(await screen.findByRole('heading', { name: /Tank of 45,000 L/ })).toBeVisible();
});

it('says that the last one was the last, and the focus goes there', async () => {
  open('en', '?item=tanker%2F3%2Fname&state=malformed');
  await screen.findByRole('heading', { name: /Tank of 45,000 L/ });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const message = await screen.findByText('That was the last one. Still to look at: 1.');
  await waitFor(() => expect(message).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Review all (1)' }));
  const english = await screen.findByLabelText('English');
  await user.clear(english);
  await user.type(english, 'Tank of 40,000 L');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByText('That was the last one. Well done.')).toHaveFocus());
});

it('the focus goes back to the overview with the link to it', async () => {
  open('en', '?item=tanker%2F3%2Fname');
  await user.click(await screen.findByRole('button', { name: 'All pages' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Language review' })).toHaveFocus());
  expect(screen.queryByText(/That was the last one/)).toBeNull();
});

it('Back leads from the queue to the overview, with the focus', async () => {
  const { history } = open();
  await user.click(await screen.findByRole('button', { name: 'Review all (3)' }));
  await screen.findByLabelText('French');
  history.back();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Language review' })).toHaveFocus());
});

it('says what differs', async () => {
  open('fr', '?item=tanker%2F3%2Fname');
  expect(await screen.findByText(/Nombre\s: 45000 en anglais, 40000 en français/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Toujours juste' })).toBeVisible();
});

it('cannot accept what is missing, and stays on a text whose save fails', async () => {
  open('en', '?item=tanker%2F1%2Fname');
  const french = await screen.findByLabelText('French');
  expect(screen.queryByRole('button', { name: 'Still right' })).toBeNull();
  failure = Response.json({ message: 'The database is away.' }, { status: 503 });
  await user.type(french, 'Citerne');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await screen.findByText(/has not been saved|not saved/i)).toBeVisible();
  expect(screen.getByLabelText('French')).toHaveValue('Citerne');
});

it('shows both versions if somebody else has changed the same text', async () => {
  open('en', '?item=tanker%2F1%2Fname');
  const french = await screen.findByLabelText('French');
  const current = { ...tanker(1, 'Highway tanker', 'Routier') };
  const conflicts = [{ id: 1, fields: ['nameFr'], current, author: 'Marie Roy', at: since.at }];
  failure = Response.json({ message: 'Conflict.', conflicts }, { status: 409 });
  await user.type(french, 'Citerne');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('radio', { name: /Routier/ }));
  expect(screen.getByLabelText('French')).toHaveValue('Routier');
  await user.click(screen.getByRole('radio', { name: /Citerne/ }));
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual([{ id: 1, nameFr: 'Citerne', base: { nameFr: 'Routier' } }]),
  );
});

it('empties a language of a posting only if it is hidden', async () => {
  const posting = { ...newRow('jobPosting', { jobTitleEn: 'Welder', jobTitleFr: 'Soudeur' }), id: 7 };
  open('en', '?item=jobPosting%2F7%2FjobTitle', { job_postings: [{ ...posting, displayOrder: 1 }] });
  await user.clear(await screen.findByLabelText('French'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/French is missing/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save as hidden' }));
  await waitFor(() => expect(sent.map(({ url }) => url)).toEqual(['PUT /api/jobPosting/update']));
  const base = { jobTitleFr: 'Soudeur' };
  expect(sent[0]?.body).toEqual([{ id: 7, jobTitleFr: '', base, isHidden: true }]);
});
