import { screen, waitFor } from '@testing-library/react';
import { storeSession } from '../../../../src/client/store/session/storedSession';
import type { AppStore } from '../../../../src/client/store/store';
import { entities } from '../../../../src/model/schema/entities';
import type { EntityName } from '../../../../src/model/schema/entities';
import type { EditorKind } from '../../../support/jsdom/editorKinds';
import { editorKindOf } from '../../../support/jsdom/editorKinds';
import type { Failure } from '../../../support/faults/failingRequests';
import { failOnce } from '../../../support/faults/failingRequests';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import type { TestServer } from '../../../support/site/server/testServer';
import { administrator, isRecord, superUser } from '../../../support/site/server/testServer';

export type Row = Readonly<Record<string, unknown>>;

const bulk = async (server: TestServer): Promise<Record<string, readonly Row[]>> =>
  (await server.request('GET', '/api/allModels/')).body as Record<string, readonly Row[]>; // the server's own response

/** Finds a button by label or text, since finding roles is slow in a large section. */
export function buttonIn(where: ParentNode, name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const hasName = ({ ariaLabel, textContent }: HTMLElement): boolean => {
      const label = ariaLabel ?? textContent;
      return typeof name === 'string' ? label === name : name.test(label);
    };
    const match = [...where.querySelectorAll('button')].findLast(hasName);
    if (!match) throw new Error(`There is no button ${String(name)}.`);
    return match;
  });
}

const toasts = (): Element[] => [...document.querySelectorAll('.toast-text')];

/** An administrator who edits a kind of content. */
export class Editing {
  /** The toasts that `toast` has returned, and those of earlier tests, which stay in the document without animations. */
  private readonly seen = new WeakSet<Element>(toasts());

  private constructor(
    private readonly server: TestServer,
    readonly kind: EditorKind,
    readonly store: AppStore,
    private readonly section: HTMLElement,
  ) {}

  static async begin(server: TestServer, kind: EditorKind): Promise<Editing> {
    storeSession(administrator.email, await server.login());
    const { resources: _texts, ...content } = await bulk(server); // the screen has the texts of the demonstration
    const { store } = renderScreen(kind.Screen, { content });
    return new Editing(server, kind, store, await screen.findByRole('region', { name: kind.section }));
  }

  /** An administrator who edits the rows of an entity, not its types. */
  static beginWith(server: TestServer, entity: EntityName): Promise<Editing> {
    return Editing.begin(server, editorKindOf(entity));
  }

  /** The rows of this kind on the server, in display order. */
  async stored(): Promise<readonly Row[]> {
    const { body } = await this.server.request('GET', `/api/${this.kind.entity}/all`);
    const rows = (body as Record<string, readonly Row[]>)[entities[this.kind.entity].collection] ?? []; // the server's own response
    return rows.toSorted((one, other) => Number(one.displayOrder) - Number(other.displayOrder));
  }

  /** The last button of the section with this name. */
  button(name: string | RegExp): Promise<HTMLElement> {
    return buttonIn(this.section, name);
  }

  /** A button of a row. For a type, waits until the type is selected. */
  rowButton(id: unknown, name: RegExp): Promise<HTMLElement> {
    return waitFor(() => {
      const row = this.kind.isType
        ? this.section.querySelector('select')?.value === String(id) && this.section
        : this.section.querySelector(`[data-row-id="${String(id)}"]`);
      if (!row) throw new Error('The row is not there.');
      return buttonIn(row, name);
    });
  }

  /** The open form, in its dialog or its row. */
  async form(): Promise<HTMLElement> {
    return waitFor(() => {
      const match = (this.kind.isInline ? this.section : document).querySelector('form');
      if (!match) throw new Error('No form is open.');
      return match;
    });
  }

  /** Waits for a new toast with this text. */
  async toast(text: string): Promise<Element> {
    return waitFor(() => {
      const match = toasts().find((each) => !this.seen.has(each) && each.textContent === text);
      const toast = match?.closest('.Toastify__toast');
      if (!match || !toast) throw new Error(`No toast says “${text}”.`);
      this.seen.add(match);
      return toast;
    });
  }

  /** Presses a button several times. Its request fails in each of the given ways, and then succeeds. */
  async persist(path: string, failures: readonly Failure[], press: () => Promise<void>): Promise<void> {
    for (const failure of failures) {
      failOnce(`/api/${this.kind.entity}/${path}`, failure);
      await press();
      await this.toast('Something went wrong. Please advise the developper.');
    }
    await press();
  }

  /** Deletes a row as another administrator. The page does not get the change. */
  async deleteElsewhere(id: unknown): Promise<void> {
    const token = await this.server.login(superUser);
    await this.server.request('DELETE', `/api/${this.kind.entity}/delete`, { token, body: { id } });
  }

  /** Waits until the store has the same rows of this kind as the server, each once. */
  async untilAsStored(): Promise<void> {
    const ids = (await this.stored()).map(({ id }) => id);
    await waitFor(() => {
      const state: unknown = Reflect.get(this.store.getState(), entities[this.kind.entity].collection);
      expect(isRecord(state) && state.ids).toEqual(ids);
    });
  }
}
