import { waitFor } from '@testing-library/react';
import HistoryScreen from '../../../../src/client/admin/history/HistoryScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import type { ChangeKind, HistoryEntry, RowHistory } from '../../../../src/model/history';
import { newRow } from '../../../../src/model/schema/rows';
import type { Language } from '../../../../src/model/site/languages';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

/* The names of an undo, a redo and an item that was put back, in the history. */

const north: RowHistory = {
  collection: 'manufacturers',
  id: 700,
  before: null,
  after: { id: 700, ...newRow('manufacturer', { nameEn: 'North', nameFr: 'Nord' }) },
};

const picture = (id: number): RowHistory => ({
  collection: 'manufacturerImages',
  id,
  before: null,
  after: { id, ...newRow('manufacturerImage', { manufacturerId: 700 }) },
});

const entry = (
  kind: ChangeKind,
  isRedo: boolean,
  rows: readonly RowHistory[] = [north],
  undoneBy: number | null = null,
): HistoryEntry => ({
  id: 7,
  at: 0,
  author: 'ann@example.com',
  kind,
  undoes: null,
  isRedo,
  undoneBy,
  rowCount: rows.length,
  rows,
});

/** The sentence of a change on the screen, and the name and the words of its button or mark. */
const shown = async (change: HistoryEntry, language: Language = 'en') => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ changes: [change], hasOlder: false })));
  const { unmount } = renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <HistoryScreen />;
    },
    { language },
  );
  await waitFor(() => expect(document.querySelector('ol > li')).not.toBeNull());
  const item = document.querySelector('ol > li');
  const button = [...(item?.querySelectorAll('button') ?? [])].at(-1);
  const result = {
    sentence: plain(item?.querySelector('p')?.textContent),
    name: plain(button?.getAttribute('aria-label')),
    words: plain(button?.textContent ?? item?.lastElementChild?.textContent),
  };
  unmount();
  return result;
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(() => jest.restoreAllMocks());

it('an undo can be redone', async () => {
  const undo = entry('undo', false, [{ ...north, before: north.after, after: null }]);
  expect(await shown(undo)).toEqual({
    sentence: 'Undid: added the manufacturer “North”',
    name: 'Redo: Undid: added the manufacturer “North”',
    words: 'Redo',
  });
  expect(await shown(undo, 'fr')).toMatchObject({ words: 'Refaire' });
  expect(await shown({ ...undo, undoneBy: 8 })).toMatchObject({ words: 'Redone' });
});

it('a redo names the change that is done again, and can be undone', async () => {
  expect(await shown(entry('undo', true))).toEqual({
    sentence: 'Redid: added the manufacturer “North”',
    name: 'Undo: Redid: added the manufacturer “North”',
    words: 'Undo',
  });
  expect((await shown(entry('undo', true), 'fr')).sentence).toBe(
    'Modification refaite : ajout du fabricant « Nord »',
  );
  expect(await shown(entry('undo', true, [north], 8))).toMatchObject({ words: 'Undone' });
});

it('an item that was put back is named, with what came back with it', async () => {
  const change = entry('putBack', false, [north, picture(1), picture(2)]);
  expect((await shown(change)).sentence).toBe(
    'Put back the manufacturer “North” and 2 pictures of manufacturers to an earlier state',
  );
  expect((await shown(entry('putBack', false), 'fr')).sentence).toBe(
    'Retour du fabricant « Nord » à un état antérieur',
  );
});
