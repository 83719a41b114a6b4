import { fireEvent, waitFor } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { useConfirmedSession } from '../../../../src/client/admin/session/useConfirmedSession';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { clearStoredSession, storeSession } from '../../../../src/client/store/session/storedSession';
import { sessionStarted } from '../../../../src/client/store/session/session';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { administrator, TestServer } from '../../../support/site/server/testServer';
import { FakeUpload } from '../fakeUpload';

let server: TestServer;
let apiBaseUrl: string;

const original = globalThis.XMLHttpRequest;

beforeAll(async () => {
  // The server responds outside of React's act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, XMLHttpRequest: FakeUpload });
  server = await TestServer.start({ environment: { MAX_IMAGES: '2', MAX_IMAGE_BYTES: '2048' } });
  apiBaseUrl = await server.listen();
});

beforeEach(() => {
  FakeUpload.all = [];
});

afterEach(async () => {
  clearStoredSession();
  await clearToasts();
});

afterAll(async () => {
  Object.assign(globalThis, { XMLHttpRequest: original });
  await server.close();
});

const Screen = () => {
  injectAdminApi(useAppStore());
  useConfirmedSession();
  return <EditorScreen editor={{ entity: 'galleryImage', route: 'edit-gallery' }} />;
};

const png = (name: string, bytes = 1): File => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

const isShown = (text: string) =>
  waitFor(() => expect(plain(document.querySelector('main, body')?.textContent)).toContain(text));

it.each([
  [
    'en',
    'Up to 2 pictures at a time, 2 kB each',
    'large.png – Too large: no more than 2 kB',
    'c.png – Not uploaded: no more than 2 pictures at a time',
  ],
  [
    'fr',
    'Jusqu’à 2 images à la fois, 2 ko chacune',
    'large.png – Trop volumineuse : pas plus de 2 ko',
    'c.png – Non téléversée : pas plus de 2 images à la fois',
  ],
] as const)(
  'pictures beyond the limits of the server are rejected before they are sent (%s)',
  async (language, hint, tooLarge, tooMany) => {
    storeSession(administrator.email, await server.login());
    const { store } = renderScreen(Screen, { apiBaseUrl, language, content: { galleryImages: [] } });
    store.dispatch(sessionStarted({ email: administrator.email }));
    await isShown(hint);
    const input = document.querySelector('input[type=file]') ?? document.body;
    const files = [png('large.png', 2049), png('a.png'), png('b.png'), png('c.png')];
    fireEvent.change(input, { target: { files } });
    for (const sent of [1, 2]) {
      await waitFor(() => expect(FakeUpload.all).toHaveLength(sent));
      FakeUpload.all.at(-1)?.respond(200, { data: { link: `/${sent}.png` } });
    }
    await isShown(tooLarge);
    await isShown(tooMany);
    await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(2));
    expect(FakeUpload.all).toHaveLength(2);
  },
);
