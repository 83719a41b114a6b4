import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { defaultMaxFileBytes } from '../../../../src/model/limits';
import { FakeUpload } from '../fakeUpload';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const pdf = (name: string, bytes = 9): File => {
  const file = new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

const open = async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'product', route: 'edit-parts' }} />;
  };
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
