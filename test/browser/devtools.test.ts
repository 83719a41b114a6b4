import type { Page } from 'playwright-core';
import { fillLogin } from '../support/browser/adminPages';
import { untilStarted } from '../support/browser/browser';
import { administrator } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';

interface Step {
  readonly type: string;
  readonly state: unknown;
}

interface Store {
  getState: () => unknown;
  dispatch: (action: { type: string; state?: unknown }) => unknown;
}

type CreateStore = (reducer: (state: unknown, action: { type: string; state?: unknown }) => unknown) => Store;

interface WatchedWindow {
  steps: Step[];
  jump: (state: unknown) => void;
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: unknown;
}

const tests = new SiteTests();

let page: Page;

/** Acts as the extension: records every action, and can restore an earlier state. */
const actAsExtension = (): void => {
  const watched = window as unknown as WatchedWindow; // the names that the extension and this test use
  watched.steps = [];
  const record =
    (createStore: CreateStore): CreateStore =>
    (reducer) => {
      const store = createStore((state, action) => {
        if (action.type === 'jump') return action.state;
        const next = reducer(state, action);
        watched.steps.push({ type: action.type, state: next });
        return next;
      });
      watched.jump = (state) => void store.dispatch({ type: 'jump', state });
      return store;
    };
  type Enhancer = (createStore: CreateStore) => CreateStore;
  watched.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    () =>
    (...enhancers: Enhancer[]): Enhancer =>
    (createStore) =>
      enhancers.reduceRight((inner, enhance) => enhance(inner), record(createStore));
};

const typesSeen = (): Promise<string[]> =>
  page.evaluate(() => (window as unknown as WatchedWindow).steps.map(({ type }) => type)); // as above

/** The actions that put a saved row into the store: by the response, or by the change event, whichever is sooner. */
const changes = ['content/rowsUpdated', 'content/followed'];

/** Restores the state before the first action of these types. */
const jumpBefore = (types: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const { steps, jump } = window as unknown as WatchedWindow; // as above
    const index = steps.findIndex((step) => wanted.includes(step.type));
    jump(steps[index - 1]?.state);
  }, types);

beforeAll(async () => {
  page = await tests.browser.newPage();
  await page.addInitScript(actAsExtension);
  await page.goto(tests.site.url('norcuve', '/edit-tankers'));
  await untilStarted(page);
  await fillLogin(page, administrator);
  await page.waitForURL('**/edit-tankers');
});

afterAll(() => page.close());

it('Redux DevTools shows every action and transition in the production build, and going back sends nothing', async () => {
  const rows = page.locator('main li');
  const before = await rows.first().innerText();
  await page.locator('main').getByRole('button', { name: /^Edit/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name in English').fill('A name of this test');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await rows.filter({ hasText: 'A name of this test' }).waitFor();
  const seen = await typesSeen();
  const expected = [
    'content/loaded',
    'machine/login/submit',
    'machine/login/submit done',
    'session/sessionStarted',
    'session/sessionConfirmed',
    'machine/listEditor tanker/edit',
    'machine/listEditor tanker/submit',
    'api/executeMutation/fulfilled',
  ];
  expect(expected.filter((type) => !seen.includes(type))).toEqual([]);
  expect(seen.some((type) => changes.includes(type))).toBe(true);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await jumpBefore(changes);
  await rows.filter({ hasText: 'A name of this test' }).waitFor({ state: 'detached' });
  expect(await rows.first().innerText()).toBe(before);
  expect(sent.filter((address) => address.includes('/api/'))).toEqual([]);
});
