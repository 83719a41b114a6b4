import type { Page } from 'playwright-core';
import { fillLogin } from '../../support/browser/adminPages';
import { untilStarted } from '../../support/browser/browser';
import { administrator } from '../../support/site/testAccounts';
import { SiteTests } from '../../support/site/siteTests';

interface Action {
  readonly type: string;
  readonly state?: unknown;
}

/** An action and the state after it as DevTools shows them, and the state itself, to jump to. */
interface Step {
  readonly action: ShownAction;
  readonly shown: unknown;
  readonly state: unknown;
}

interface ShownAction extends Action {
  readonly payload?: unknown;
  readonly meta?: { readonly arg?: { readonly endpointName?: string; readonly originalArgs?: unknown } };
}

interface DevToolsOptions {
  readonly actionSanitizer: (action: Action) => ShownAction;
  readonly stateSanitizer: (state: unknown) => Record<string, unknown>;
}

interface Store {
  getState: () => unknown;
  dispatch: (action: Action) => unknown;
}

type CreateStore = (reducer: (state: unknown, action: Action) => unknown) => Store;

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
    ({ actionSanitizer, stateSanitizer }: DevToolsOptions) =>
    (createStore: CreateStore): CreateStore =>
    (reducer) => {
      const store = createStore((state, action) => {
        if (action.type === 'jump') return action.state;
        const next = reducer(state, action);
        const { session, api, machines } = stateSanitizer(next); // the content would make the steps too large
        const shown = structuredClone({ session, api, machines });
        watched.steps.push({ action: structuredClone(actionSanitizer(action)), shown, state: next });
        return next;
      });
      watched.jump = (state) => void store.dispatch({ type: 'jump', state });
      return store;
    };
  type Enhancer = (createStore: CreateStore) => CreateStore;
  watched.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    (options: DevToolsOptions) =>
    (...enhancers: Enhancer[]): Enhancer =>
    (createStore) =>
      enhancers.reduceRight((inner, enhance) => enhance(inner), record(options)(createStore));
};

const actionsSeen = (): Promise<ShownAction[]> =>
  page.evaluate(() => (window as unknown as WatchedWindow).steps.map(({ action }) => action)); // as above

const stateSeen = (): Promise<unknown> =>
  page.evaluate(() => (window as unknown as WatchedWindow).steps.at(-1)?.shown); // as above

/** The actions that put a saved row into the store: by the response, or by the change event, whichever is sooner. */
const changes = ['content/rowsUpdated', 'content/followed'];

/** Restores the state before the first action of these types. */
const jumpBefore = (types: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const { steps, jump } = window as unknown as WatchedWindow; // as above
    const index = steps.findIndex(({ action }) => wanted.includes(action.type));
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

const firstOfType = (actions: readonly ShownAction[], ...types: readonly string[]): ShownAction => {
  const action = actions.find(({ type }) => types.includes(type));
  if (!action)
    throw new Error(`There is no ${types.join(' or ')} among: ${actions.map(({ type }) => type).join(', ')}`);
  return action;
};

const typed = 'A name of this test';

it('tells the story of an edit: what was typed, what was sent, and what came back', async () => {
  await page.locator('main').getByRole('button', { name: /^Edit/ }).first().click();
  const dialog = page.getByRole('dialog');
  const before = await dialog.getByLabel('Name in English').inputValue();
  await dialog.getByLabel('Name in English').fill(typed);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('main').getByRole('row').filter({ hasText: typed }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  const actions = await actionsSeen();

  firstOfType(actions, 'content/loaded');
  expect(firstOfType(actions, 'machine/login/submitting done').payload).toMatchObject({
    state: 'done',
    event: { output: { isAccepted: true } },
  });
  firstOfType(actions, 'session/sessionConfirmed');
  firstOfType(actions, 'machine/tanker list/edit');
  expect(firstOfType(actions, 'machine/tanker list/submit').payload).toMatchObject({
    machine: 'tanker list',
    state: 'editing.saving',
    event: { values: { nameEn: typed }, base: { nameEn: before } },
    context: { task: { kind: 'update', values: { nameEn: typed } } },
  });
  const update = actions.filter(({ meta }) => meta?.arg?.endpointName === 'tankerUpdate');
  expect(update.map(({ type }) => type)).toEqual([
    'api/executeMutation/pending',
    'api/executeMutation/fulfilled',
  ]);
  expect(update[0]?.meta?.arg?.originalArgs).toMatchObject([{ nameEn: typed, base: { nameEn: before } }]);
  const version: unknown = expect.any(Number);
  expect(update[1]?.payload).toEqual({ version });
  expect(firstOfType(actions, ...changes).payload).toBeTruthy();
  expect(firstOfType(actions, 'machine/tanker list/saving done').payload).toMatchObject({
    state: 'idle',
    event: { output: { version } },
    context: { task: { kind: 'none' } },
  });
  expect(await stateSeen()).toMatchObject({ machines: { 'tanker list': { state: 'idle' } } });
});

it('shows no password and no token', async () => {
  const shown = JSON.stringify([await actionsSeen(), await stateSeen()]);
  const token = await page.evaluate(() => sessionStorage.getItem('authenticationToken'));
  expect(shown).toContain('"password":"•••"');
  expect(shown).not.toContain(administrator.password);
  expect(token).toBeTruthy();
  expect(shown).not.toContain(token);
});

it('puts an earlier state back without a request', async () => {
  const rows = page.locator('main li');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await jumpBefore(changes);
  await rows.filter({ hasText: typed }).waitFor({ state: 'detached' });
  expect(sent.filter((address) => address.includes('/api/'))).toEqual([]);
});
