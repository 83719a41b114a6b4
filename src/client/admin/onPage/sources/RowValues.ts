import type { FieldSource, RowRef } from '../../../../model/admin/onPage/pageSource';
import type { EntityName } from '../../../../model/schema/entities';
import { entityNames } from '../../../../model/schema/entities';
import { columnsOfEntity } from '../../../../model/schema/rows';
import { isShownBy } from '../../../../model/site/screens/openedRow';
import type { StoredRow } from '../../../store/content/storedRow';
import { selectBrand, selectRow, selectRows } from '../../../store/selectors';
import type { RootState } from '../../../store/store';
import type { ShownValue } from './shownValues';
import { normalizeSpaces, shownValues } from './shownValues';

const refId = ({ entity, id }: RowRef): string => `${entity}/${id}`;

/** Whether the words stand in a text as whole words. */
const containsWords = (text: string, words: string): boolean => {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const isLetter = (each: string | undefined): boolean => each !== undefined && /[\p{L}\d]/u.test(each);
  return !isLetter(text[at - 1]) && !isLetter(text[at + words.length]);
};

/**
 * Finds the rows whose values a page writes. Values that code compares or formats have no marks: they are found by the words that
 * the page shows for them.
 */
export class RowValues {
  readonly #state: RootState;
  readonly #values = new Map<string, readonly ShownValue[]>();
  #everywhere: ReadonlyMap<string, readonly FieldSource[]> | undefined;
  #pictures: ReadonlyMap<string, readonly FieldSource[]> | undefined;
  #files: ReadonlyMap<string, readonly FieldSource[]> | undefined;

  constructor(state: RootState) {
    this.#state = state;
  }

  /** The fields of these rows whose value is these words; those of nearer rows come first. */
  equal(words: string, rows: readonly RowRef[]): readonly FieldSource[] {
    return this.#find(rows, (value) => value === words);
  }

  /** The fields of these rows whose value is a part of these words. */
  within(words: string, rows: readonly RowRef[]): readonly FieldSource[] {
    return this.#find(rows, (value) => value.length > 1 && containsWords(words, value));
  }

  /** The fields of any row of the brand whose value is these words. */
  anywhere(words: string): readonly FieldSource[] {
    this.#everywhere ??= this.#index((entity, row) =>
      shownValues(entity, row, this.#state).map(({ field, words: shown }) => [shown, field]),
    );
    return this.#everywhere.get(words) ?? [];
  }

  /** The rows whose picture has this URL. */
  withPicture(src: string): readonly FieldSource[] {
    this.#pictures ??= this.#indexOf('image');
    return this.#pictures.get(src) ?? [];
  }

  /** The rows with this document. */
  withFile(name: string): readonly FieldSource[] {
    this.#files ??= this.#indexOf('file');
    return this.#files.get(name) ?? [];
  }

  /** The fields of this kind. A page may also show a row that the brand does not list: the tanker of another one, by its address. */
  #indexOf(kind: 'image' | 'file'): ReadonlyMap<string, readonly FieldSource[]> {
    const read = (entity: EntityName, row: StoredRow) =>
      columnsOfEntity(entity)
        .filter(({ field }) => field.kind === kind)
        .map(({ name }) => [String(row[name] ?? ''), name] as const)
        .filter(([value]) => value !== '');
    return new Map([...this.#index(read, false), ...this.#index(read)]);
  }

  #find(rows: readonly RowRef[], accepts: (words: string) => boolean): readonly FieldSource[] {
    return rows.flatMap(({ entity, id }) => {
      const fields = this.#valuesOf({ entity, id }).filter(({ words }) => accepts(words));
      return [...new Set(fields.map(({ field }) => field))].map(
        (field) => ({ kind: 'field', entity, id, field }) as const,
      );
    });
  }

  #valuesOf(ref: RowRef): readonly ShownValue[] {
    const known = this.#values.get(refId(ref));
    if (known) return known;
    const row = selectRow(this.#state, ref.entity, ref.id);
    const values = row ? shownValues(ref.entity, row, this.#state) : [];
    this.#values.set(refId(ref), values);
    return values;
  }

  #index(
    read: (entity: EntityName, row: StoredRow) => readonly (readonly [words: string, field: string])[],
    isListed = true,
  ): ReadonlyMap<string, readonly FieldSource[]> {
    const found = new Map<string, FieldSource[]>();
    const brand = selectBrand(this.#state);
    for (const entity of entityNames) {
      for (const row of selectRows(this.#state, entity)) {
        if (isShownBy(row, brand) !== isListed) continue;
        for (const [words, field] of read(entity, row)) {
          const sources = found.get(normalizeSpaces(words)) ?? [];
          found.set(normalizeSpaces(words), [...sources, { kind: 'field', entity, id: row.id, field }]);
        }
      }
    }
    return found;
  }
}
