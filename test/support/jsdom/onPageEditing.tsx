import { fireEvent, waitFor, within } from '@testing-library/react';
import { clearStoredSession, storeSession } from '../../../src/client/store/session/storedSession';
import { fewRows } from '../data/fewRows';
import { administrator, TestServer } from '../site/server/testServer';
import type { Visit, VisitedSite } from './editedSite';
import { visitSite } from './editedSite';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** An administrator who edits on the pages of a server. */
export class OnPageEditing {
  /** The bodies of the requests. */
  readonly bodies: string[] = [];
  site: VisitedSite | undefined;

  private constructor(
    readonly server: TestServer,
    readonly token: string,
    private readonly email: string,
  ) {}

  static async start(account: { readonly email: string; readonly password: string } = administrator) {
    await import('../../../src/client/app/shell/AdminActions'); // the code that a browser loads later
    await import('../../../src/client/admin/onPage/EditMode');
    await import('../../../src/client/admin/onPage/popover/EditTarget');
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // the server responds outside of React's act()
    const server = await TestServer.start({ content: fewRows });
    const token = await server.login(account);
    jsdom.reconfigure({ url: await server.listen() });
    storeSession(account.email, token);
    const editing = new OnPageEditing(server, token, account.email);
    editing.#recordBodies();
    return editing;
  }

  async stop(): Promise<void> {
    jest.restoreAllMocks();
    clearStoredSession();
    await this.server.close();
  }

  /** Opens a page, and begins to edit it. */
  async editAt(address: string, reader: Pick<Visit, 'brand' | 'language'> = {}): Promise<void> {
    const { body } = await this.server.request('GET', '/api/allModels/');
    this.site = await visitSite({ ...reader, address, bulkLoad: body, email: this.email });
    fireEvent.click(await find('button[aria-keyshortcuts="E"]'));
    await find(tools);
  }

  /** The rows that visitors see. */
  async rows(collection: string): Promise<Rows> {
    const { body } = await this.server.request('GET', '/api/allModels/');
    return (body as Readonly<Record<string, Rows>>)[collection] ?? [];
  }

  async row(collection: string, id: number): Promise<Rows[number] | undefined> {
    return (await this.rows(collection)).find((row) => row.id === id);
  }

  #recordBodies(): void {
    const send = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (input instanceof Request)
        void input
          .clone()
          .text()
          .then((body) => this.bodies.push(body));
      else if (typeof init?.body === 'string') this.bodies.push(init.body);
      return send(input, init);
    });
  }
}

/** Waits for an element. Queries by role are slow on a whole page. */
export function find(selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  });
}

/** The bar of the mode. */
export const tools = 'section[data-page-tools]';

/** Waits for the popover with this title. */
export async function popover(title: string | RegExp): Promise<HTMLElement> {
  const dialog = await find('[role=dialog][data-page-tools]');
  expect(dialog.querySelector('h2')?.textContent).toMatch(title);
  return dialog;
}

/** Clicks as with a mouse. Clicks of code have no detail. */
export function click(element: Element): void {
  fireEvent.click(element, { detail: 1 });
}

export function type(dialog: HTMLElement, label: string, value: string): void {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
}

export function press(dialog: HTMLElement, name: string): void {
  click(within(dialog).getByRole('button', { name }));
}
