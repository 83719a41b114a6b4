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

/** The sentences of changes on the screen, and the name and the words of their buttons or marks. */
const shown = async (changes: readonly HistoryEntry[], language: Language = 'en') => {
  const listed = changes.map((change, index) => ({ ...change, id: 7 - index }));
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ changes: listed, hasOlder: false })));
  const { unmount } = renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <HistoryScreen />;
    },
    { language },
  );
  await waitFor(() => expect(document.querySelector('ol > li')).not.toBeNull());
  const items = [...(document.querySelector('ol')?.children ?? [])];
  const results = items.map((item) => {
    const button = [...item.querySelectorAll('button')].at(-1);
    return {
      sentence: plain(item.querySelector('p')?.textContent),
      name: plain(button?.getAttribute('aria-label')),
      words: plain(button?.textContent ?? item.lastElementChild?.textContent),
    };
  });
  unmount();
  return results;
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(() => jest.restoreAllMocks());

it('an undo can be redone, a redo undone, and what was put back is named with what came back with it', async () => {
  const undo = entry('undo', false, [{ ...north, before: north.after, after: null }]);
  const undone = entry('undo', true, [north], 8);
  const putBack = entry('putBack', false, [north, picture(1), picture(2)]);
  const changes = [undo, { ...undo, undoneBy: 8 }, entry('undo', true), undone, putBack];
  expect(await shown(changes)).toEqual([
    {
      sentence: 'Undid: added the manufacturer “North”',
      name: 'Redo: Undid: added the manufacturer “North”',
      words: 'Redo',
    },
    expect.objectContaining({ words: 'Redone' }),
    {
      sentence: 'Redid: added the manufacturer “North”',
      name: 'Undo: Redid: added the manufacturer “North”',
      words: 'Undo',
    },
    expect.objectContaining({ words: 'Undone' }),
    expect.objectContaining({
      sentence: 'Put back the manufacturer “North” and 2 pictures of manufacturers to an earlier state',
    }),
  ]);
});

it('the same is said in French', async () => {
  const undo = entry('undo', false, [{ ...north, before: north.after, after: null }]);
  expect(await shown([undo, entry('undo', true), entry('putBack', false)], 'fr')).toMatchObject([
    { words: 'Refaire' },
    { sentence: 'Modification refaite : ajout du fabricant « Nord »' },
    { sentence: 'Retour du fabricant « Nord » à un état antérieur' },
  ]);
});
