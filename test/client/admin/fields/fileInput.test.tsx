import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { defaultMaxFileBytes } from '../../../../src/model/limits';
import { newRow } from '../../../../src/model/schema/rows';
import { FakeUpload } from '../fakeUpload';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const pdf = (name: string, bytes = 9): File => {
  const file = new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

const Screen = () => {
  injectAdminApi(useAppStore());
  return <EditorScreen editor={{ entity: 'product', route: 'edit-parts' }} />;
};

const open = async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  renderScreen(Screen, { content: { products: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  const dialog = await screen.findByRole('dialog');
  const zone = (await within(dialog).findByText('Choose a PDF')).closest('div');
  if (!zone) throw new Error('There is no field for a document.');
  return {
    dialog: within(dialog),
    drop: (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file] } }),
  };
};

it('a document can be dropped, and is checked when it is chosen', async () => {
  const { dialog, drop } = await open();
  drop(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(await dialog.findByText('notes.txt is not a PDF. Choose a PDF file.')).toBeVisible();
  drop(pdf('large.pdf', defaultMaxFileBytes + 1));
  expect(await dialog.findByText(/^large\.pdf is too large\. The limit is 10/)).toBeVisible();
  drop(pdf('sheet.pdf'));
  expect(await dialog.findByText(/sheet\.pdf/)).toBeVisible();
  expect(dialog.queryByText(/large\.pdf/)).toBeNull();
});

it.each([
  ['scan.pdf', true],
  ['sheet.pdf', false],
])('says of %s whether the search finds words in it', async (fileName, isScan) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const texts = { 'scan.pdf': [], 'sheet.pdf': ['Torque the flange to 95 Nm.'] };
  const request = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(texts)));
  const products = [{ id: 1, ...newRow('product', { nameEn: 'Valve', fileName }) }];
  renderScreen(Screen, { content: { products } });
  fireEvent.click(screen.getByRole('button', { name: /^Edit.*Valve/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: new RegExp(fileName) })).toBeVisible();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  if (isScan) expect(await dialog.findByText(/finds no words/)).toBeVisible();
  else expect(dialog.queryByText(/finds no words/)).toBeNull();
  request.mockRestore();
});

const startedUpload = async (count: number): Promise<FakeUpload> => {
  await waitFor(() => expect(FakeUpload.all).toHaveLength(count));
  const upload = FakeUpload.all.at(-1);
  if (!upload) throw new Error('Nothing is sent.');
  return upload;
};

describe('a document that is being uploaded', () => {
  const original = globalThis.XMLHttpRequest;

  beforeEach(() => {
    FakeUpload.all = [];
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  });

  afterEach(() => {
    Object.assign(globalThis, { XMLHttpRequest: original });
    jest.restoreAllMocks();
  });

  it('shows per cent, and can be stopped: nothing is saved, and the next save sends it again', async () => {
    const row = { id: 1, imageLink: '', status: 'success' };
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(row));
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { dialog, drop } = await open();
    fireEvent.change(dialog.getByLabelText(/^Name.*English/), { target: { value: 'Hose' } });
    fireEvent.change(dialog.getByLabelText(/^Name.*French/), { target: { value: 'Boyau' } });
    drop(pdf('sheet.pdf'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const first = await startedUpload(1);
    expect(first.url).toBe('/api/file/upload');
    first.reach(40);
    const bar = await dialog.findByRole('progressbar', { name: 'Uploading the document' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '40'));
    expect(scroll.mock.contexts).toEqual([bar.parentElement]); // the form may be longer than the screen
    expect(dialog.getByText((text) => plain(text) === 'Uploading the document: 40 %')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(await dialog.findByText(/sheet\.pdf will be uploaded when you save/)).toBeVisible();
    expect(first.isAborted).toBe(true);
    expect(dialog.queryByRole('progressbar')).toBeNull();
    expect(dialog.getByDisplayValue('Hose')).toBeVisible();
    expect(fetchSpy).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    (await startedUpload(2)).respond(200, { fileName: 'stored.pdf' });
    await waitFor(() => expect(fetchSpy).toHaveBeenCalled());
    const [request] = fetchSpy.mock.calls[0] ?? [];
    expect(await (request as Request).clone().text()).toContain('stored.pdf');
  });
});
