import { fireEvent, screen, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { defaultMaxFileBytes } from '../../../../src/model/limits';
import { renderScreen } from '../../../support/jsdom/renderScreen';

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
