import { readFile } from 'node:fs/promises';
import { configure, fireEvent, waitFor } from '@testing-library/react';
import type * as SendImage from '../../../../src/client/admin/uploads/sendImage';
import { clearStoredSession } from '../../../../src/client/store/session/storedSession';
import type { EntityName } from '../../../../src/model/schema/entities';
import { entityNames } from '../../../../src/model/schema/entities';
import type { Config } from '../../../../src/server/config';
import type { InitialContent } from '../../../../src/server/content/fillContent';
import { initialContent } from '../../../../src/server/content/initialContent';
import { initialTexts } from '../../../../src/server/content/initialTexts';
import type { EditorKind } from '../../../support/jsdom/editorKinds';
import { editorKinds } from '../../../support/jsdom/editorKinds';
import { sampleRow } from '../../../support/data/factories';
import type { Failure } from '../../../support/faults/failingRequests';
import { pixel } from '../../../support/site/sampleSite';
import { TestServer } from '../../../support/site/testServer';
import type { Row } from './editing';
import { buttonIn, Editing } from './editing';

/*
 * A server that fails in the middle: what was typed or arranged stays, it is said, nothing is there twice, and the next try
 * succeeds. That goes for one kind of content of each way of editing; the others are added, edited and deleted once.
 */

// The XMLHttpRequest of jsdom does not follow where the page is: the picture goes by the page's fetch.
jest.mock('../../../../src/client/admin/uploads/sendImage', () => {
  const { readAnswer } = jest.requireActual<typeof SendImage>(
    '../../../../src/client/admin/uploads/sendImage',
  );
  const sendImage: typeof SendImage.sendImage = async ({ url, clientId }, file) => {
    const body = new FormData();
    body.append('image', file);
    const headers = { authorization: `Client-ID ${clientId}` };
    const answer = await fetch(url, { method: 'POST', headers, body });
    return readAnswer(answer.status, await answer.text());
  };
  return { readAnswer, sendImage };
});

configure({ asyncUtilTimeout: 20_000 }); // on a machine that is busy with other suites

let server: TestServer;

/** The demonstration with two rows of each kind, which are edited as twenty are. */
const fewRows = (config: Config): InitialContent => {
  const { rows, ...content } = initialContent(config);
  const few = Object.fromEntries(
    entityNames.map((name) => [name, rows[name].slice(0, 2)]),
  ) as unknown as InitialContent['rows']; // every name is there;
  return { ...content, rows: few, descriptions: [] };
};

beforeAll(async () => {
  // The server answers when it does, not when the test says so.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = await TestServer.start({ content: fewRows });
  jsdom.reconfigure({ url: await server.listen() });
});

beforeEach(() => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
});

afterEach(() => {
  jest.restoreAllMocks();
  clearStoredSession();
});

afterAll(() => server.close());

const press = async (button: Promise<HTMLElement>): Promise<void> => {
  const found = await button;
  await waitFor(() => expect(found).not.toHaveAttribute('aria-disabled', 'true'));
  fireEvent.click(found);
};

const inputsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')].filter(
    ({ type }) => type !== 'radio',
  );

const choosePicture = (within: ParentNode, content: Buffer): void => {
  const input = within.querySelector('input[type=file][accept^=image]');
  if (!input) throw new Error('No picture is asked for.');
  const file = new File([new Uint8Array(content)], 'new.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [file] } });
};

/** Fills in all that is typed; where nothing is, another picture is chosen. @returns what was typed, by column */
const fillIn = async ({ kind }: Editing, form: HTMLElement): Promise<Row> => {
  const sample = sampleRow(kind.entity);
  const inputs = inputsOf(form);
  for (const input of inputs) fireEvent.change(input, { target: { value: String(sample[input.name]) } });
  if (inputs.length === 0) {
    const shown = form.querySelector('img')?.src;
    choosePicture(form, await readFile('src/content/pictures/parts/overfill-probe.jpg'));
    await waitFor(() => expect(form.querySelector('img')?.src).not.toBe(shown));
  }
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
};

/** Fills in the open form, and saves it though the server fails at first; what was typed stays. */
const fillInAndSave = async (editing: Editing, path: 'save' | 'update', failures: readonly Failure[]) => {
  const form = await editing.form();
  const typed = await fillIn(editing, form);
  await editing.persist(path, failures, async () => {
    expect(Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]))).toEqual(typed);
    await press(buttonIn(editing.kind.isInline ? form : document, 'Save'));
  });
  return typed;
};

const failures = ['refused', 'answerLost'] as const;

const addPictures = async (editing: Editing): Promise<void> => {
  const tries = [
    async () => choosePicture(document, pixel),
    ...failures.map(() => () => press(editing.button('Try again'))),
  ];
  await editing.persist('save', failures, async () => tries.shift()?.());
};

const add = async (editing: Editing, failing: readonly Failure[]): Promise<Row> => {
  if (editing.kind.isGallery) {
    await addPictures(editing);
    return {};
  }
  await press(editing.button(editing.kind.isType ? /^Add: / : 'Add'));
  return fillInAndSave(editing, 'save', failing);
};

/** One of each way of editing: a type, rows of a type, a list in dialogs, a list in place, and pictures. */
const failing: readonly EntityName[] = ['assemblyType', 'assembly', 'tanker', 'email', 'galleryImage'];
const thingOf = ({ entity }: EditorKind): string | undefined =>
  initialTexts.find((text) => text.object_key === `thing-${entity}` && text.language === 'en')?.resource;

/** Adds a row, then edits it, and sees that the server has what was typed. @returns its id */
const addAndEdit = async (editing: Editing, failing: readonly Failure[]): Promise<unknown> => {
  const thing = thingOf(editing.kind);
  const before = await editing.stored();
  const added = await add(editing, failing);
  await editing.toast(`Added ${thing} to database with success`);
  await editing.untilAsStored();
  const withAdded = await editing.stored();
  expect(withAdded).toHaveLength(before.length + 1);
  expect(withAdded.at(-1)).toMatchObject(added);

  const id = withAdded.at(-1)?.id;
  await press(editing.rowButton(id, /^Edit: /));
  const edited = await fillInAndSave(editing, 'update', failing);
  await editing.toast(`Modified ${thing} to database with success`);
  expect((await editing.stored()).find((row) => row.id === id)).toMatchObject(edited);
  return id;
};

const remove = (editing: Editing, id: unknown) => press(editing.rowButton(id, /^Delete: /));

const reorder = async (editing: Editing): Promise<void> => {
  await press(editing.button('Reorder'));
  const order = (await editing.stored()).map((row) => row.id);
  await press(editing.button(/^Move up: /));
  await editing.persist('update', failures, () => press(editing.button('Done')));
  await editing.toast(`Modified ${thingOf(editing.kind)} to database with success`);
  await editing.untilAsStored();
  expect((await editing.stored()).map((row) => row.id)).not.toEqual(order);
};

describe.each(editorKinds.filter(({ entity }) => failing.includes(entity)))(
  'of a server that fails, $entity',
  (kind) => {
    it('is added, edited, brought into order and deleted without losing or doubling anything', async () => {
      const deleted = `Deleted ${thingOf(kind)} from database with success`;
      const editing = await Editing.begin(server, kind);
      const before = await editing.stored();
      const id = await addAndEdit(editing, failures);
      await reorder(editing);

      const ways = ['refused', 'notSent', 'answerLost', 'answerLost'] as const;
      await editing.persist('delete', ways, () => remove(editing, id));
      const deletion = await editing.toast(deleted);
      await editing.untilAsStored();
      expect(await editing.stored()).toHaveLength(before.length);
      await press(buttonIn(deletion, 'Undo'));
      await editing.toast('The change was undone.');
      await editing.untilAsStored();
      expect((await editing.stored()).map((row) => row.id)).toContain(id);

      await editing.deleteElsewhere(id);
      await remove(editing, id);
      await editing.toast(deleted);
      await editing.untilAsStored();
    });
  },
);

describe.each(editorKinds.filter(({ entity }) => !failing.includes(entity)))('the kind $entity', (kind) => {
  it('is added, edited and deleted as it was typed', async () => {
    const editing = await Editing.begin(server, kind);
    const id = await addAndEdit(editing, []);
    await remove(editing, id);
    await editing.toast(`Deleted ${thingOf(kind)} from database with success`);
    await editing.untilAsStored();
    expect((await editing.stored()).map((row) => row.id)).not.toContain(id);
  });
});

it('every kind of content is among them', () => {
  const edited: readonly string[] = editorKinds.map(({ entity }) => entity);
  expect(entityNames.filter((name) => !edited.includes(name))).toEqual(['location']); // its name only, in a dialog of the same
});
