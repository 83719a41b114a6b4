import { screen, waitFor } from '@testing-library/react';
import { storeSession } from '../../../../src/client/store/session/storedSession';
import type { AppStore } from '../../../../src/client/store/store';
import { entities } from '../../../../src/model/schema/entities';
import type { EditorKind } from '../../../support/jsdom/editorKinds';
import type { Failure } from '../../../support/faults/failingRequests';
import { failOnce } from '../../../support/faults/failingRequests';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import type { TestServer } from '../../../support/site/testServer';
import { administrator, isRecord, superUser } from '../../../support/site/testServer';

export type Row = Readonly<Record<string, unknown>>;

const bulk = async (server: TestServer): Promise<Record<string, readonly Row[]>> =>
  (await server.call('GET', '/api/allModels/')).body as Record<string, readonly Row[]>; // our own server

/** By label or text: to ask for roles takes long in a large section. */
export const buttonIn = (where: ParentNode, name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const called = ({ ariaLabel, textContent }: HTMLElement): boolean => {
      const label = ariaLabel ?? textContent;
      return typeof name === 'string' ? label === name : name.test(label);
    };
    const found = [...where.querySelectorAll('button')].findLast(called);
    if (!found) throw new Error(`There is no button ${String(name)}.`);
    return found;
  });

const toasts = (): Element[] => [...document.querySelectorAll('.toast-text')];

/** Somebody who edits a kind of content. */
export class Editing {
  /** The toasts that were waited for; those of a test before stay in the document, as nothing moves there. */
  private readonly seen = new WeakSet<Element>(toasts());

  private constructor(
    private readonly server: TestServer,
    readonly kind: EditorKind,
    readonly store: AppStore,
    private readonly section: HTMLElement,
  ) {}

  static async begin(server: TestServer, kind: EditorKind): Promise<Editing> {
    storeSession(administrator.email, await server.login());
    const { resources: _texts, ...content } = await bulk(server); // the texts are those of the demonstration
    const { store } = renderScreen(kind.Screen, { content });
    return new Editing(server, kind, store, await screen.findByRole('region', { name: kind.section }));
  }

  /** The rows of the kind on the server, in their order. */
  async stored(): Promise<readonly Row[]> {
    const rows = (await bulk(this.server))[entities[this.kind.entity].collection] ?? [];
    return rows.toSorted((one, other) => Number(one.displayOrder) - Number(other.displayOrder));
  }

  /** The last button of the section that is called so. */
  button(name: string | RegExp): Promise<HTMLElement> {
    return buttonIn(this.section, name);
  }

  /** A button of a row; of a type, once it is the chosen one. */
  rowButton(id: unknown, name: RegExp): Promise<HTMLElement> {
    return waitFor(() => {
      const row = this.kind.isType
        ? this.section.querySelector('select')?.value === String(id) && this.section
        : this.section.querySelector(`[data-row-id="${String(id)}"]`);
      if (!row) throw new Error('The row is not there.');
      return buttonIn(row, name);
    });
  }

  /** The form that is open, in its dialog or its row. */
  async form(): Promise<HTMLElement> {
    return waitFor(() => {
      const found = (this.kind.isInline ? this.section : document).querySelector('form');
      if (!found) throw new Error('No form is open.');
      return found;
    });
  }

  /** Waits for a toast that was not waited for before. */
  async toast(text: string): Promise<Element> {
    return waitFor(() => {
      const found = toasts().find((each) => !this.seen.has(each) && each.textContent === text);
      const toast = found?.closest('.Toastify__toast');
      if (!found || !toast) throw new Error(`No toast says “${text}”.`);
      this.seen.add(found);
      return toast;
    });
  }

  /** Presses a button that makes a call, which fails in each of these ways, one time after the other, and then succeeds. */
  async persist(path: string, failures: readonly Failure[], press: () => Promise<void>): Promise<void> {
    for (const failure of failures) {
      failOnce(`/api/${this.kind.entity}/${path}`, failure);
      await press();
      await this.toast('Something went wrong. Please advise the developper.');
    }
    await press();
  }

  /** Deletes a row as another administrator does, of whom the page does not hear. */
  async deleteElsewhere(id: unknown): Promise<void> {
    const token = await this.server.login(superUser);
    await this.server.call('DELETE', `/api/${this.kind.entity}/delete`, { token, body: { id } });
  }

  /** What the store holds of the kind is what the server does, each row once. */
  async untilAsStored(): Promise<void> {
    const ids = (await this.stored()).map(({ id }) => id);
    await waitFor(() => {
      const state: unknown = Reflect.get(this.store.getState(), entities[this.kind.entity].collection);
      expect(isRecord(state) && state.ids).toEqual(ids);
    });
  }
}
