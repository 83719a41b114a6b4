import { readFile } from 'node:fs/promises';
import { fireEvent, waitFor } from '@testing-library/react';
import { columnsOf, formFields } from '../../../../src/client/admin/form/formColumns';
import type * as SendImage from '../../../../src/client/admin/uploads/uploadImage';
import { clearStoredSession } from '../../../../src/client/store/session/storedSession';
import type { EntityName } from '../../../../src/model/schema/entities';
import { entityNames } from '../../../../src/model/schema/entities';
import { initialTexts } from '../../../../src/server/content/texts/initialTexts';
import type { EditorKind } from '../../../support/jsdom/editorKinds';
import { editorKinds } from '../../../support/jsdom/editorKinds';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { sampleRow } from '../../../support/data/factories';
import { fewRows } from '../../../support/data/fewRows';
import type { Failure } from '../../../support/faults/failingRequests';
import { pixel } from '../../../support/data/pixel';
import { TestServer } from '../../../support/site/server/testServer';
import type { Row } from './editing';
import { buttonIn, Editing } from './editing';

/*
 * If the server fails, what was typed or reordered stays, an error is shown, nothing is saved twice, and the next attempt
 * succeeds. This is tested for one kind of content per way of editing. Some others are added, edited and deleted once: together they
 * have every kind of field.
 */

// jsdom's XMLHttpRequest ignores changes of the page's address, so images are uploaded with the page's fetch.
jest.mock('../../../../src/client/admin/uploads/uploadImage', () => {
  const { parseUploadResponse } = jest.requireActual<typeof SendImage>(
    '../../../../src/client/admin/uploads/uploadImage',
  );
  const uploadImage: typeof SendImage.uploadImage = async ({ url, clientId }, file) => {
    const body = new FormData();
    body.append('image', file);
    const headers = { authorization: `Client-ID ${clientId}` };
    const response = await fetch(url, { method: 'POST', headers, body });
    return parseUploadResponse(response.status, await response.text());
  };
  return { parseUploadResponse, uploadImage };
});

let server: TestServer;

beforeAll(async () => {
  // The server responds outside of React's act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = await TestServer.start({ content: fewRows });
  jsdom.reconfigure({ url: await server.listen() });
});

beforeEach(() => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
});

afterEach(async () => {
  jest.restoreAllMocks();
  clearStoredSession();
  await clearToasts();
});

afterAll(() => server.close());

const press = async (button: Promise<HTMLElement>): Promise<void> => {
  const element = await button;
  await waitFor(() => expect(element).not.toHaveAttribute('aria-disabled', 'true'));
  fireEvent.click(element);
};

const inputsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')].filter(
    ({ type }) => type !== 'radio',
  );

const choosePicture = (within: ParentNode, content: Buffer): void => {
  const input = within.querySelector('input[type=file][accept^=image]');
  if (!input) throw new Error('There is no field for an image.');
  const file = new File([new Uint8Array(content)], 'new.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [file] } });
};

/** Fills in all text fields. A form without any gets another image. @returns the values by column */
const fillIn = async ({ kind }: Editing, form: HTMLElement): Promise<Row> => {
  const sample = sampleRow(kind.entity);
  const inputs = inputsOf(form);
  for (const input of inputs) fireEvent.change(input, { target: { value: String(sample[input.name]) } });
  if (inputs.length === 0) {
    const previousSource = form.querySelector('img')?.src;
    choosePicture(form, await readFile('src/content/pictures/parts/overfill-probe.jpg'));
    await waitFor(() => expect(form.querySelector('img')?.src).not.toBe(previousSource));
  }
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
};

/** Fills in the open form and saves it. The server fails at first, and the form must keep its values. */
const fillInAndSave = async (editing: Editing, path: 'save' | 'update', failures: readonly Failure[]) => {
  const form = await editing.form();
  const typed = await fillIn(editing, form);
  await editing.persist(path, failures, async () => {
    expect(Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]))).toEqual(typed);
    await press(buttonIn(editing.kind.isInline ? form : document, 'Save'));
  });
  return typed;
};

const failures = ['rejected', 'responseLost'] as const;

const addPictures = async (editing: Editing): Promise<void> => {
  const attempts = [
    async () => choosePicture(document, pixel),
    ...failures.map(() => () => press(editing.button('Try again'))),
  ];
  await editing.persist('saveMany', failures, async () => attempts.shift()?.());
};

const add = async (editing: Editing, failing: readonly Failure[]): Promise<Row> => {
  if (editing.kind.isGallery) {
    await addPictures(editing);
    return {};
  }
  await press(editing.button(editing.kind.isType ? /^Add: / : 'Add'));
  return fillInAndSave(editing, 'save', failing);
};

/** One kind for each way of editing: a list with dialogs, an inline list, and images. */
const failing: readonly EntityName[] = ['tanker', 'email', 'galleryImage'];

/** Kinds with the fields that those lack, and a type. */
const others: readonly EntityName[] = [
  ...(['assemblyType', 'realization', 'employee', 'product', 'telephone', 'openingException'] as const),
];

const labelOf = ({ entity }: EditorKind): string | undefined =>
  initialTexts.find((text) => text.object_key === `thing-${entity}` && text.language === 'en')?.resource;

const idsOf = async (editing: Editing): Promise<unknown[]> => (await editing.stored()).map(({ id }) => id);

/** Adds a row, edits it, and checks that the server has what was typed. @returns its id, and the toast of the edit */
const addAndEdit = async (editing: Editing, failing: readonly Failure[]) => {
  const label = labelOf(editing.kind);
  const before = await editing.stored();
  const added = await add(editing, failing);
  await editing.toast(`Added ${label} to database with success`);
  await editing.untilAsStored();
  const withAdded = await editing.stored();
  expect(withAdded).toHaveLength(before.length + 1);
  expect(withAdded.at(-1)).toMatchObject(added);

  const id = withAdded.at(-1)?.id;
  await press(editing.rowButton(id, /^Edit: /));
  const edited = await fillInAndSave(editing, 'update', failing);
  const edit = await editing.toast(`Modified ${label} to database with success`);
  expect((await editing.stored()).find((row) => row.id === id)).toMatchObject(edited);
  return { id, edit };
};

const remove = (editing: Editing, id: unknown) => press(editing.rowButton(id, /^Delete: /));

const reorder = async (editing: Editing, failing: readonly Failure[]): Promise<Element> => {
  await press(editing.button('Reorder'));
  const order = await idsOf(editing);
  await press(editing.button(/^Move up: /));
  await editing.persist('update', failing, () => press(editing.button('Done')));
  const toast = await editing.toast(`Modified ${labelOf(editing.kind)} to database with success`);
  await editing.untilAsStored();
  expect(await idsOf(editing)).not.toEqual(order);
  return toast;
};

const undo = async (editing: Editing, toast: Element): Promise<void> => {
  await press(buttonIn(toast, 'Undo'));
  await editing.toast('The change was undone.');
  await editing.untilAsStored();
};

describe.each(editorKinds.filter(({ entity }) => failing.includes(entity)))(
  'while the server fails, $entity',
  (kind) => {
    it('is added, edited, reordered and deleted without loss or duplicates', async () => {
      const deleted = `Deleted ${labelOf(kind)} from database with success`;
      const editing = await Editing.begin(server, kind);
      const before = await editing.stored();
      const { id } = await addAndEdit(editing, failures);
      await reorder(editing, failures);

      const deletionFailures = ['rejected', 'notSent', 'responseLost', 'responseLost'] as const;
      await editing.persist('delete', deletionFailures, () => remove(editing, id));
      const deletion = await editing.toast(deleted);
      await editing.untilAsStored();
      expect(await editing.stored()).toHaveLength(before.length);
      await undo(editing, deletion);
      expect(await idsOf(editing)).toContain(id);

      await editing.deleteElsewhere(id);
      await remove(editing, id);
      await editing.toast(deleted);
      await editing.untilAsStored();
    });
  },
);

describe.each(editorKinds.filter(({ entity }) => others.includes(entity)))('the kind $entity', (kind) => {
  it('is added, edited and deleted', async () => {
    const editing = await Editing.begin(server, kind);
    const { id, edit } = await addAndEdit(editing, []);
    if (kind.isType) {
      await undo(editing, edit);
      await reorder(editing, []);
    }
    await remove(editing, id);
    await editing.toast(`Deleted ${labelOf(kind)} from database with success`);
    await editing.untilAsStored();
    expect(await idsOf(editing)).not.toContain(id);
  });
});

it.each(editorKinds.filter(({ entity }) => ['realizationType', 'galleryImage'].includes(entity)))(
  'the toasts undo the addition of a row and a new order: $entity',
  async (kind) => {
    const editing = await Editing.begin(server, kind);
    const before = await editing.stored();
    if (kind.isGallery) choosePicture(document, pixel);
    else await add(editing, []);
    const addition = await editing.toast(`Added ${labelOf(kind)} to database with success`);
    const withAdded = await editing.stored();
    expect(withAdded).toHaveLength(before.length + 1);
    await undo(editing, await reorder(editing, []));
    expect(await editing.stored()).toEqual(withAdded);
    await undo(editing, addition);
    expect(await editing.stored()).toEqual(before);
  },
);

it('every kind of field is tested', () => {
  const kindsOf = (names: readonly EntityName[]): readonly string[] => [
    ...new Set(names.flatMap((name) => columnsOf(formFields(name)).map(({ field }) => field.kind))),
  ];
  expect(kindsOf([...failing, ...others]).toSorted()).toEqual(kindsOf(entityNames).toSorted());
});
