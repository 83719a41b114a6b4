import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { sessionStarted } from '../../../../src/client/store/session/session';
import { storeSession } from '../../../../src/client/store/session/storedSession';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { saveSample } from '../../../support/data/factories';
import type { TestServer } from '../../../support/site/server/testServer';
import { administrator, isRecord } from '../../../support/site/server/testServer';

/* The further pictures of a tanker, in the dialog of the tanker. */

let finishUpload: () => void = () => undefined;

jest.mock('../../../../src/client/admin/uploads/uploadImage', () => ({
  uploadImage: async (_host: unknown, { name }: File) => {
    await new Promise<void>((resolve) => {
      finishUpload = resolve;
    });
    return { data: { link: `https://pictures.example/${name}` } };
  },
}));

let server: TestServer;
let token: string;

beforeEach(async () => {
  ({ server, token } = await startEditedServer());
  storeSession(administrator.email, token);
});

afterEach(() => stopEditedServer(server));

const storedPictures = async (): Promise<readonly unknown[]> => {
  const { body } = await server.request('GET', '/api/tankerImage/all');
  const rows = isRecord(body) && Array.isArray(body.tankerImages) ? body.tankerImages : [];
  return rows
    .filter(isRecord)
    .sort((one, other) => Number(one.displayOrder) - Number(other.displayOrder))
    .map((row) => [row.tankerId, row.image, row.descriptionEn, row.displayOrder]);
};

const png = (name: string): File => new File(['x'], name, { type: 'image/png' });

it('several are added at once to a saved tanker, reordered, and described and deleted one by one', async () => {
  const { isCertipropane: _flag, ...sample } = await saveSample(server, token, 'tanker', { nameEn: 'Unit' });
  const tanker = { ...sample, isCertipropane: false };
  await server.request('PUT', '/api/tanker/update', { token, body: [tanker] });
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'tanker', route: 'edit-tankers' }} />;
  };
  const { store } = renderScreen(Screen, { content: { tankers: [tanker], tankerImages: [] } });
  store.dispatch(sessionStarted({ email: administrator.email }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit: Unit' }));
  const section = await screen.findByRole('region', { name: 'More pictures' });
  const input = section.querySelector('input[type=file]');
  if (!input) throw new Error('Pictures cannot be added.');
  fireEvent.change(input, { target: { files: [png('a.png'), png('b.png')] } });
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true')); // closing the dialog would stop the upload
  const finishing = setInterval(() => finishUpload(), 20);
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  clearInterval(finishing);
  expect(await storedPictures()).toEqual([
    [tanker.id, 'https://pictures.example/a.png', '', 1],
    [tanker.id, 'https://pictures.example/b.png', '', 2],
  ]);

  fireEvent.click(within(section).getByRole('button', { name: 'Reorder' }));
  fireEvent.click(await within(section).findByRole('button', { name: 'Move down: Picture 1' }));
  fireEvent.click(within(section).getByRole('button', { name: 'Done' }));
  const inOrder = ['https://pictures.example/b.png', 'https://pictures.example/a.png'];
  await waitFor(async () =>
    expect(await storedPictures()).toEqual(inOrder.map((image, index) => [tanker.id, image, '', index + 1])),
  );

  fireEvent.click(await within(section).findByRole('button', { name: 'Edit: Picture 2' }));
  const description = await screen.findByLabelText('Description – English');
  fireEvent.change(description, { target: { value: 'From behind' } });
  fireEvent.submit(description);
  await waitFor(async () => expect((await storedPictures())[1]).toContain('From behind'));

  jest.spyOn(window, 'confirm').mockReturnValue(true);
  fireEvent.click(await within(section).findByRole('button', { name: 'Delete: Picture 1' }));
  await waitFor(async () => expect(await storedPictures()).toHaveLength(1));
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByDisplayValue('Unit')).toBeInTheDocument(); // the tanker is still open
  jest.restoreAllMocks();
});

it('a new tanker is saved before it gets any', async () => {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'tanker', route: 'edit-tankers' }} />;
  };
  renderScreen(Screen, { language: 'fr', content: { tankers: [], tankerImages: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  const section = await screen.findByRole('region', { name: 'Autres images' });
  expect(section).toHaveTextContent('Enregistrez d’abord');
  expect(section.querySelector('input')).toBeNull();
});
