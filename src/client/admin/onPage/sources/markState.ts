import { weakMapMemoize } from '@reduxjs/toolkit';
import { marked, markedHtml } from '../../../../model/admin/onPage/marks';
import type { OrderDraft, PageDraft } from '../../../../model/admin/onPage/pageSource';
import type { EntityName } from '../../../../model/schema/entities';
import { entities, entityNames } from '../../../../model/schema/entities';
import type { Column } from '../../../../model/schema/fields';
import type { Order } from '../../../../model/schema/mergeOrders';
import { columnsOfEntity, isValue } from '../../../../model/schema/rows';
import { isAdministrationText } from '../../../../model/text/textPages';
import type { TextResource } from '../../../../model/text/texts';
import type { CollectionState } from '../../../store/content/collections';
import { collectionOf } from '../../../store/content/collections';
import type { StoredImage } from '../../../store/content/images';
import type { StateWithPreview } from '../../../store/content/preview';
import type { StoredRow } from '../../../store/content/storedRow';
import type { RootState } from '../../../store/store';
import type { SourceTable } from './SourceTable';

type TextsState = RootState['resources'];

const mapped = <Value extends object>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/**
 * Whether the values of a column carry marks: only those that people read, and by which no code compares or
 * groups rows.
 */
export function isMarkable({ field }: Column): boolean {
  return field.kind === 'localizedRichText' || (field.kind === 'localizedText' && !field.hasSuggestions);
}

/** Texts that code reads and no page shows, such as the synonyms of the search. */
const dataTexts = new Set(['synonyms', 'same-values']);

const isRead = ({ page, object_key: key }: TextResource): boolean => page === 'search' && dataTexts.has(key);

/** Returns functions that put the marks of a table into texts and descriptions of pictures. */
const createTextMarkers = (table: SourceTable) => {
  const markText = weakMapMemoize((text: TextResource): TextResource => {
    if (isAdministrationText(text) || isRead(text)) return text;
    const mark = table.markOf({ kind: 'text', page: text.page, key: text.object_key });
    const { resource, isHtml } = text;
    return { ...text, resource: isHtml ? markedHtml(resource, mark) : marked(resource, mark) };
  });
  const markImage = weakMapMemoize((image: StoredImage): StoredImage => {
    const mark = table.markOf({ kind: 'image', name: image.name });
    return { ...image, altEn: marked(image.altEn, mark), altFr: marked(image.altFr, mark) };
  });
  return {
    texts: weakMapMemoize((texts: TextsState): TextsState => ({
      ...texts,
      entities: mapped(texts.entities, markText),
    })),
    images: weakMapMemoize((images: RootState['images']): RootState['images'] => ({
      ...images,
      byName: mapped(images.byName, markImage),
    })),
  };
};

/** Returns functions that put the marks of a table into the rows of each kind. */
const createRowMarkers = (table: SourceTable) => {
  const markRowOf = (entity: EntityName) => {
    const columns = columnsOfEntity(entity).filter(isMarkable);
    return weakMapMemoize((row: StoredRow): StoredRow => {
      const changes = columns.map(({ name, fieldName, field }): [string, string] => {
        const mark = table.markOf({ kind: 'field', entity, id: row.id, field: fieldName });
        const value = String(row[name] ?? '');
        return [name, field.kind === 'localizedRichText' ? markedHtml(value, mark) : marked(value, mark)];
      });
      return { ...row, ...Object.fromEntries(changes) };
    });
  };
  const markCollectionOf = (entity: EntityName) => {
    const markRow = markRowOf(entity);
    return weakMapMemoize((collection: CollectionState): CollectionState => ({
      ...collection,
      entities: mapped(collection.entities, markRow),
    }));
  };
  return new Map(entityNames.map((entity) => [entity, markCollectionOf(entity)]));
};

const withRow = (collection: CollectionState, id: number, values: PageDraft['values']): CollectionState => {
  const row = collection.entities[id];
  if (!row) return collection;
  const shown = Object.fromEntries(Object.entries(values).filter(([, value]) => isValue(value)));
  return { ...collection, entities: { ...collection.entities, [id]: { ...row, ...shown } as StoredRow } }; // values of its columns
};

const withText = (
  texts: TextsState,
  page: string | null,
  key: string,
  values: PageDraft['values'],
): TextsState => {
  const changed = Object.values(texts.entities).filter(
    (text) => text.object_key === key && text.page === page && typeof values[text.language] === 'string',
  );
  const typed: TextsState['entities'] = Object.fromEntries(
    changed.map((text): [number, TextResource] => [
      text.id,
      { ...text, resource: String(values[text.language]) },
    ]),
  );
  return { ...texts, entities: { ...texts.entities, ...typed } };
};

/** A collection whose rows have the positions that they would have in this order. */
const withOrder = (collection: CollectionState, order: Order): CollectionState => {
  const positions = new Map(order.map((id, index) => [id, index + 1]));
  return collectionOf(
    Object.values(collection.entities).map((row) => ({
      ...row,
      displayOrder: positions.get(row.id) ?? row.displayOrder,
    })),
  );
};

/** The state with another collection of a kind, also where hidden rows are shown. */
const withCollection = (
  state: StateWithPreview,
  entity: EntityName,
  change: (collection: CollectionState) => CollectionState,
): StateWithPreview => {
  const { collection } = entities[entity];
  const { preview } = state;
  const shown = preview?.shown[entity];
  return {
    ...state,
    [collection]: change(state[collection]),
    ...(preview &&
      shown && { preview: { ...preview, shown: { ...preview.shown, [entity]: change(shown) } } }),
  };
};

type Draft = PageDraft | OrderDraft;

/** The content with the typed values or a new order in place of the stored ones. */
const withDraft = (state: StateWithPreview, draft: Draft): StateWithPreview => {
  if ('order' in draft)
    return withCollection(state, draft.entity, (collection) => withOrder(collection, draft.order));
  const { target, values } = draft;
  if (target.kind === 'text')
    return { ...state, resources: withText(state.resources, target.page, target.key, values) };
  if (target.kind === 'image') return state;
  return withCollection(state, target.entity, (collection) => withRow(collection, target.id, values));
};

/**
 * Returns a function that returns the state as the page shows it in edit mode: with the typed values, and
 * with a mark in each text. The same state and draft return the same object.
 */
export function createStateMarker(table: SourceTable): (state: RootState, draft?: Draft) => RootState {
  const { texts, images } = createTextMarkers(table);
  const collections = createRowMarkers(table);
  const markAll = (state: StateWithPreview): RootState => {
    const markCollection = (entity: EntityName, collection: CollectionState): CollectionState =>
      collections.get(entity)?.(collection) ?? collection;
    const shown = Object.entries(state.preview?.shown ?? {}) as [EntityName, CollectionState][]; // its keys
    return {
      ...state,
      resources: texts(state.resources),
      images: images(state.images),
      ...Object.fromEntries(
        entityNames.map((entity) => {
          const { collection } = entities[entity];
          return [collection, markCollection(entity, state[collection])];
        }),
      ),
      ...(state.preview && {
        preview: {
          ...state.preview,
          shown: Object.fromEntries(shown.map(([entity, rows]) => [entity, markCollection(entity, rows)])),
        },
      }),
    };
  };
  let last:
    | { readonly state: RootState; readonly draft: Draft | undefined; readonly result: RootState }
    | undefined;
  return (state, draft) => {
    if (last?.state === state && last.draft === draft) return last.result;
    const result = markAll(draft ? withDraft(state, draft) : state);
    last = { state, draft, result };
    return result;
  };
}
