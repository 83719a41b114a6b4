import { screen, waitFor } from '@testing-library/react';
import SecondFactorScreen from '../../../../src/client/admin/session/secondFactor/SecondFactorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { clearStoredSession, storeSession } from '../../../../src/client/store/session/storedSession';
import type { Language } from '../../../../src/model/site/languages';
import { SecondFactor } from '../../../../src/server/accounts/login/secondFactor';
import { failOnce } from '../../../support/faults/failingRequests';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';
import { codePeriod, oneTimeCode } from '../../../support/site/oneTimeCode';
import { enrol } from '../../../support/site/secondFactor';
import { administrator, TestServer } from '../../../support/site/server/testServer';

let server: TestServer;
let apiBaseUrl: string;
let secret: string;
let formerCodes: readonly string[];

beforeAll(async () => {
  // The server responds outside of React's act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = await TestServer.start();
  apiBaseUrl = await server.listen();
});

beforeEach(async () => {
  const token = await server.login();
  ({ secret, recoveryCodes: formerCodes } = await enrol(server, token));
  storeSession(administrator.email, token);
});

afterEach(async () => {
  jest.restoreAllMocks();
  clearStoredSession();
  await new SecondFactor(server.database).turnOff({ id: 1 });
});

afterAll(() => server.close());

const open = (language: Language = 'en') =>
  renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <SecondFactorScreen />;
    },
    { language, apiBaseUrl, route: '*', path: '/two-step-verification' },
  );

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const enterCode = async (code: string): Promise<void> => {
  const field = await screen.findByLabelText(/^Code/);
  await userEvent.clear(field);
  await paste(field, code);
  await userEvent.keyboard('{Enter}');
};

/** The code that the app shows next: the one shown now turned the second factor on. */
const nextCode = (): string => oneTimeCode(secret, Date.now() + codePeriod);

const shownCodes = async (name: string): Promise<readonly (string | null)[]> =>
  [...(await screen.findByRole('list', { name })).children].map(({ textContent }) => textContent);

it('new recovery codes replace the former ones, with a code of the app, and two-step verification stays on', async () => {
  open();
  await press('Get new recovery codes');
  const title = await screen.findByRole('heading', { name: 'Get new recovery codes' });
  await waitFor(() => expect(title).toHaveFocus());
  await enterCode('000000');
  expect(await screen.findByText(/^This code is not right/)).toBeVisible();
  await enterCode(nextCode());
  expect(await screen.findByRole('heading', { name: 'Your recovery codes are renewed' })).toBeVisible();
  const codes = await shownCodes('Recovery codes');
  expect(codes).toHaveLength(10);
  expect(codes.filter((code) => formerCodes.includes(code ?? ''))).toEqual([]);
  await press('I have saved these codes');
  expect(await screen.findByText('10 recovery codes left.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Two-step verification is on.' })).toBeVisible();
  await server
    .request('POST', '/api/auth/login', { body: { ...administrator, code: codes[0] } })
    .then(({ status }) => expect(status).toBe(200));
});

it('a renewal is offered in French too, and its cancellation changes nothing', async () => {
  open('fr');
  await press('Obtenir de nouveaux codes de récupération');
  expect(await screen.findByText(/^Les nouveaux codes remplacent tous les anciens/)).toBeVisible();
  await press('Annuler');
  expect(await screen.findByText('Il reste 10 codes de récupération.')).toBeVisible();
  const body = { ...administrator, code: formerCodes[0] };
  expect((await server.request('POST', '/api/auth/login', { body })).status).toBe(200);
});

it('a renewal that the server could not do keeps its form, and can be sent again', async () => {
  open();
  await press('Get new recovery codes');
  failOnce('/api/user/secondFactor/renewRecoveryCodes', 'notSent');
  await enterCode(nextCode());
  expect(await screen.findByText('Error with back-end')).toBeVisible();
  await press('Renew');
  expect(await shownCodes('Recovery codes')).toHaveLength(10);
});

test.each([
  ['en', 0, '0 recovery codes left.'],
  ['en', 1, '1 recovery code left.'],
  ['en', 2, '2 recovery codes left.'],
  ['fr', 0, 'Il reste 0 code de récupération.'],
  ['fr', 1, 'Il reste 1 code de récupération.'],
  ['fr', 2, 'Il reste 2 codes de récupération.'],
] as const)('in %s, the message for %i recovery codes is: %s', async (language, recoveryCodes, message) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ isOn: true, recoveryCodes }));
  open(language);
  expect(await screen.findByText(message)).toBeVisible();
});
