import { parentField } from '../../../model/schema/entities/entity';
import { entities } from '../../../model/schema/entities';
import type { HistoryEntry, RowHistory } from '../../../model/history';
import { imageCollection } from '../../../model/images/variants';
import { classKeyOf } from '../../../model/text/textPages';
import type { ChangeWords } from './changeWords';
import {
  changedColumns,
  deedOf,
  entityOf,
  languageOfText,
  lastOf,
  nameOfRow,
  textCollection,
} from './rowOfHistory';

const isText = ({ collection }: RowHistory): boolean => collection === textCollection;

/** 'the text “title” (Home, in English)'; the language is left out where a change is of both. */
const theText = (row: RowHistory, isInBoth: boolean, words: ChangeWords): string => {
  const { text, pageName } = words;
  const last = lastOf(row);
  const language = last && languageOfText(last);
  const page = pageName(classKeyOf({ page: typeof last?.page === 'string' ? last.page : null }));
  return text('text-place', {
    text: text('named', { thing: text('the-text'), name: String(last?.object_key ?? row.id) }),
    place: language && !isInBoth ? text(`in-${language}`, { page }) : page,
  });
};

/** What a row is called in a sentence: 'the tanker “Highway 5000”'. */
const theRow = (row: RowHistory, words: ChangeWords): string => {
  if (isText(row)) return theText(row, false, words);
  const { text, language } = words;
  if (row.collection === imageCollection) return text('the-description');
  const entity = entityOf(row.collection);
  const last = lastOf(row);
  if (!entity || !last) return items(1, words);
  const name = nameOfRow(entity, last, language);
  const thing = text(`the-${entity}`);
  return name === '' ? thing : text('named', { thing, name });
};

const items = (count: number, { text, number, plural }: ChangeWords): string =>
  text(plural(count) === 'one' ? 'one-item' : 'many-items', { count: number(count) });

const severalRows = (collection: string, count: number, words: ChangeWords): string => {
  const { text, number } = words;
  const counted = { count: number(count) };
  if (collection === textCollection) return text('many-texts', counted);
  if (collection === imageCollection) return text('many-descriptions', counted);
  const entity = entityOf(collection);
  return text(entity ? `many-${entity}` : 'many-items', counted);
};

const allSame = (values: readonly string[]): boolean => values.every((value) => value === values[0]);

/** The row that others of a change belong to: they came or went with it. */
const parentIn = (rows: readonly RowHistory[]): RowHistory | undefined =>
  rows.find((row) => {
    const others = rows.filter((other) => other !== row);
    return (
      others.length > 0 &&
      others.every((other) => {
        const entity = entityOf(other.collection);
        const parent = entity && parentField(entities[entity]);
        return (
          parent?.entity === entityOf(row.collection) &&
          Number(lastOf(other)?.[parent?.name ?? '']) === row.id
        );
      })
    );
  });

/** What a change was of, as one thing: a row, a row with what belongs to it, several rows. */
const whatOf = (rows: readonly RowHistory[], count: number, words: ChangeWords): string => {
  const { text } = words;
  const [first] = rows;
  if (!first) return items(count, words);
  if (count === 1) return theRow(first, words);
  const parent = parentIn(rows);
  const child = rows.find((row) => row !== parent);
  if (parent && child) {
    const more = count === 2 ? theRow(child, words) : severalRows(child.collection, count - 1, words);
    return text('and-more', { what: theRow(parent, words), more });
  }
  if (isText(first) && count === rows.length && allSame(rows.map((row) => theText(row, true, words))))
    return theText(first, true, words);
  const isOfOneKind = allSame(rows.map(({ collection }) => collection));
  return isOfOneKind ? severalRows(first.collection, count, words) : items(count, words);
};

const isReordering = (rows: readonly RowHistory[]): boolean =>
  rows.every((row) => {
    const columns = deedOf(row) === 'changed' ? changedColumns(row) : [];
    return columns.length === 1 && columns[0] === 'displayOrder';
  });

const tell = (rows: readonly RowHistory[], count: number, words: ChangeWords): string => {
  const what = whatOf(rows, count, words);
  const [first] = rows;
  if (count > 1 && isReordering(rows)) return words.text('reordered', { what });
  const deed = first && allSame(rows.map(deedOf)) ? deedOf(first) : 'changed';
  return words.text(deed, { what });
};

const backwards = ({ before, after, ...row }: RowHistory): RowHistory => ({
  ...row,
  before: after,
  after: before,
});

const asContinued = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** What was done to one row of a change: 'Changed the tanker “Highway 5000”'. */
export const describeRow = (row: RowHistory, words: ChangeWords): string => tell([row], 1, words);

/** A change in one sentence: 'Deleted the manufacturer “North” and 3 pictures of manufacturers'. */
export const describeChange = (
  { kind, rows, rowCount }: Pick<HistoryEntry, 'kind' | 'rows' | 'rowCount'>,
  words: ChangeWords,
): string => {
  const { text } = words;
  switch (kind) {
    case 'fill':
      return text('filled', { what: items(rowCount, words) });
    case 'update':
      return text('updated', { what: whatOf(rows, rowCount, words) });
    case 'import':
      return text('imported', { what: items(rowCount, words) });
    case 'undo':
      return text('undid', { change: asContinued(tell(rows.map(backwards), rowCount, words)) });
    case 'edit':
      return tell(rows, rowCount, words);
  }
};
