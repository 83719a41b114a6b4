import fc from 'fast-check';
import { DomMarks } from '../../../../src/client/admin/onPage/sources/DomMarks';
import { isMarkable } from '../../../../src/client/admin/onPage/sources/markState';
import { PageView } from '../../../../src/client/admin/onPage/sources/PageView';
import { readContent } from '../../../../src/client/store/api/initialRequests';
import { contentLoaded } from '../../../../src/client/store/content/contentActions';
import type { StoredRow } from '../../../../src/client/store/content/storedRow';
import { selectRow, selectTexts } from '../../../../src/client/store/selectors';
import type { AppStore, RootState } from '../../../../src/client/store/store';
import { createStore } from '../../../../src/client/store/store';
import { hasMarks, withoutMarks } from '../../../../src/model/admin/onPage/marks';
import type { EntityName } from '../../../../src/model/schema/entities';
import { entities, entityNames } from '../../../../src/model/schema/entities';
import { columnsOfEntity, newRow } from '../../../../src/model/schema/rows';
import { termsIn } from '../../../../src/model/search/words';

/* Whatever is stored, a mark reaches neither a request, nor a comparison, nor a length, nor the clipboard. */

/** Nobody can type the characters of marks, and half a pair of surrogates is no text. */
const words = fc.string({ unit: 'grapheme', maxLength: 40 }).map(withoutMarks);

/** Content with these words in each field and text that has room for them. */
const storeWith = (value: string): AppStore => {
  const rows = Object.fromEntries(
    entityNames.map((entity) => {
      const localized = columnsOfEntity(entity).filter(({ field: { kind } }) => kind.startsWith('localized'));
      const values = Object.fromEntries(localized.map(({ name }) => [name, value]));
      return [entities[entity].collection, [{ ...newRow(entity), ...values, id: 1 }]];
    }),
  );
  const text = {
    id: 1,
    page: 'home',
    object_key: 'main-text',
    resource: value,
    language: 'en',
    isHtml: false,
  };
  const store = createStore();
  store.dispatch(contentLoaded(readContent({ ...rows, resources: [text] })));
  return store;
};

const rowOf = (state: RootState, entity: EntityName): StoredRow =>
  selectRow(state, entity, 1) as unknown as StoredRow; // a row of any kind

it('the store that sends requests has none, also for what the page dispatches', () => {
  fc.assert(
    fc.property(words, (value) => {
      const store = storeWith(value);
      const { store: page } = new PageView(store);
      const seen = page.dispatch((_dispatch, getState) => getState());
      expect(hasMarks(JSON.stringify(page.getState().resources))).toBe(value.trim() !== '');
      expect(seen).toBe(store.getState());
      expect(hasMarks(JSON.stringify(store.getState()))).toBe(false);
    }),
    { numRuns: 50 },
  );
});

it('values that code compares or formats have no marks, and searched values have the same words', () => {
  fc.assert(
    fc.property(words, (value) => {
      const store = storeWith(value);
      const shown = new PageView(store).store.getState();
      for (const entity of entityNames) {
        const [row, stored] = [rowOf(shown, entity), rowOf(store.getState(), entity)];
        for (const column of columnsOfEntity(entity)) {
          const [one, other] = [row[column.name], stored[column.name]];
          if (!isMarkable(column)) expect(one).toBe(other);
          else
            expect([withoutMarks(String(one)), termsIn(String(one))]).toEqual([
              other,
              termsIn(String(other)),
            ]);
        }
      }
    }),
    { numRuns: 25 },
  );
});

it('a selection that is copied has none, and is as long as the stored text', async () => {
  await fc.assert(
    fc.asyncProperty(words, async (value) => {
      const view = new PageView(storeWith(value));
      const marks = new DomMarks(view.table, () => undefined);
      marks.start(document);
      const resource = selectTexts(view.store.getState())[0]?.resource ?? '';
      const link = document.createElement('a');
      link.href = `mailto:office@example.com?subject=${encodeURIComponent(resource)}`;
      link.title = resource;
      link.append(resource);
      document.body.replaceChildren(link);
      await Promise.resolve(); // observers run now
      const selection = document.getSelection();
      selection?.selectAllChildren(document.body);
      marks.stop();
      expect(selection?.toString()).toBe(value);
      expect(link.textContent).toHaveLength(value.length);
      expect(link.title).toBe(value);
      expect(link.getAttribute('href')).toBe(
        `mailto:office@example.com?subject=${encodeURIComponent(value)}`,
      );
      expect(hasMarks(document.documentElement.outerHTML)).toBe(false);
    }),
    { numRuns: 50 },
  );
});
