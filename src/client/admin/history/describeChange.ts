import type { TextKey } from '../../../content/texts';
import type { EntityName } from '../../../model/schema/entities';
import { entityOfCollection } from '../../../model/schema/entities';
import { parentOf } from '../../../model/schema/parents';
import type { HistoryEntry, HistoryRow, RowHistory } from '../../../model/history';
import { imageCollection } from '../../../model/images/variants';
import { readVisibility, visibilityCollection } from '../../../model/schema/visibility';
import { textCollection } from '../../../model/text/texts';
import { classKeyOf } from '../../../model/text/textPages';
import type { ChangeTexts } from './changeTexts';
import {
  changedColumns,
  rowActionOf,
  languageOfText,
  latestState,
  nameOfRow,
  nameOfText,
} from './rowOfHistory';

const isText = ({ collection }: RowHistory): boolean => collection === textCollection;

const classKeyOfRow = (state: HistoryRow | null): string =>
  classKeyOf({ page: typeof state?.page === 'string' ? state.page : null });

/** 'the text “Our tankers” (Home, in English)'. The language is left out if the change is of both languages. */
const describeText = (row: RowHistory, isInBoth: boolean, words: ChangeTexts): string => {
  const { text, pageName } = words;
  const last = latestState(row);
  const language = last && languageOfText(last);
  const page = pageName(classKeyOfRow(last));
  return text('text-place', {
    text: text('named', { thing: text('the-text'), name: last ? nameOfText(last) : String(row.id) }),
    place: language && !isInBoth ? text(`in-${language}`, { page }) : page,
  });
};

const allSame = (values: readonly string[]): boolean => values.every((value) => value === values[0]);

/** Whether the rows are both languages of one text. */
const areOneText = (rows: readonly RowHistory[]): boolean => {
  const states = rows.map(latestState);
  return allSame(states.map((state) => `${classKeyOfRow(state)}/${String(state?.object_key)}`));
};

const isVisibility = ({ collection }: RowHistory): boolean => collection === visibilityCollection;

/** The row whose visibility changed: 'the tanker “Highway 5000”'. */
const nameOfHidden = (row: RowHistory, words: ChangeTexts): string => {
  const visibility = readVisibility(latestState(row));
  if (!visibility) return items(1, words);
  const { entity, rowId } = visibility;
  const [thing, name = ''] = [words.text(`the-${entity}`), words.rowName(entity, rowId)];
  return name === '' ? thing : words.text('named', { thing, name });
};

const isHiddenIn = (state: unknown): boolean => readVisibility(state)?.isHidden ?? false;

/** The name of a row within a sentence: 'the tanker “Highway 5000”'. */
const nameWithArticle = (row: RowHistory, words: ChangeTexts): string => {
  if (isText(row)) return describeText(row, false, words);
  if (row.collection === imageCollection) return words.text('the-description');
  if (isVisibility(row)) return nameOfHidden(row, words);
  const entity = entityOfCollection(row.collection);
  const last = latestState(row);
  return entity && last ? describeItem(entity, last, words) : items(1, words);
};

const items = (count: number, { text, plural }: ChangeTexts): string =>
  text(plural(count) === 'one' ? 'one-item' : 'many-items', { count });

const countedRows = (collection: string, count: number, words: ChangeTexts): string => {
  const { text } = words;
  const counted = { count };
  if (collection === textCollection) return text('many-texts', counted);
  if (collection === imageCollection) return text('many-descriptions', counted);
  const entity = entityOfCollection(collection);
  return text(entity ? `many-${entity}` : 'many-items', counted);
};

/** The row that is the parent of all other rows of a change: they were added or deleted together with it. */
const parentIn = (rows: readonly RowHistory[]): RowHistory | undefined =>
  rows.find((row) => {
    const others = rows.filter((other) => other !== row);
    return (
      others.length > 0 &&
      others.every((other) => {
        const entity = entityOfCollection(other.collection);
        const parent = entity && parentOf(entity);
        return (
          parent?.entity === entityOfCollection(row.collection) &&
          Number(latestState(other)?.[parent?.column ?? '']) === row.id
        );
      })
    );
  });

/** The subject of the sentence: a row, a row with its children, or several rows. */
const subjectOf = (rows: readonly RowHistory[], count: number, words: ChangeTexts): string => {
  const { text } = words;
  const [first] = rows;
  if (!first) return items(count, words);
  if (count === 1) return nameWithArticle(first, words);
  const parent = parentIn(rows);
  const child = rows.find((row) => row !== parent);
  if (parent && child) {
    const more =
      count === 2 ? nameWithArticle(child, words) : countedRows(child.collection, count - 1, words);
    return text('and-more', { what: nameWithArticle(parent, words), more });
  }
  if (rows.every(isText) && count === rows.length && areOneText(rows)) {
    const own = rows.find((row) => latestState(row)?.language === words.language);
    return describeText(own ?? first, true, words);
  }
  const isOfOneKind = allSame(rows.map(({ collection }) => collection)) && !isVisibility(first);
  return isOfOneKind ? countedRows(first.collection, count, words) : items(count, words);
};

const isReordering = (rows: readonly RowHistory[]): boolean =>
  rows.every((row) => {
    const columns = rowActionOf(row) === 'changed' ? changedColumns(row) : [];
    return columns.length === 1 && columns[0] === 'displayOrder';
  });

interface RowsInWords {
  readonly rows: readonly RowHistory[];
  /** The rows in words: 'the tanker “Highway 5000”'. */
  readonly what: string;
  readonly count: number;
}

const inWords = (all: readonly RowHistory[], total: number, words: ChangeTexts): RowsInWords => {
  // A change that adds a row hidden, or deletes it with its visibility, is about the row only.
  const others = all.filter((row) => !isVisibility(row));
  const rows = others.length > 0 ? others : all;
  const count = total - (all.length - rows.length);
  return { rows, what: subjectOf(rows, count, words), count };
};

/** The action of a change of the visibility of rows. If visitors see the same as before, it has set times. */
const visibilityActionOf = (rows: readonly RowHistory[]): TextKey<'history'> => {
  const actions = rows.map(({ before, after }) => {
    if (isHiddenIn(before) === isHiddenIn(after)) return 'scheduled';
    return isHiddenIn(after) ? 'hid' : 'showed';
  });
  const [first = 'scheduled'] = actions;
  return allSame(actions) ? first : 'changed-visibility';
};

const describeRows = (all: readonly RowHistory[], total: number, words: ChangeTexts): string => {
  const { rows, what, count } = inWords(all, total, words);
  const [first] = rows;
  if (count > 1 && isReordering(rows)) return words.text('reordered', { what });
  if (first && isVisibility(first)) return words.text(visibilityActionOf(rows), { what });
  const action = first && allSame(rows.map(rowActionOf)) ? rowActionOf(first) : 'changed';
  const isHiding = all.some(({ before, after }) => !isHiddenIn(before) && isHiddenIn(after));
  return words.text(action === 'changed' && isHiding ? 'changed-hid' : action, { what });
};

const reversed = ({ before, after, ...row }: RowHistory): RowHistory => ({
  ...row,
  before: after,
  after: before,
});

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The name of an item within a sentence; without a state of it, only its kind: 'the tanker'. */
export function describeItem(entity: EntityName, state: HistoryRow | undefined, words: ChangeTexts): string {
  const thing = words.text(`the-${entity}`);
  const name = state ? nameOfRow(entity, state, words.language) : '';
  return name === '' ? thing : words.text('named', { thing, name });
}

/** The action on one row of a change: 'Changed the tanker “Highway 5000”'. */
export function describeRow(row: RowHistory, words: ChangeTexts): string {
  return describeRows([row], 1, words);
}

/** A change in one sentence: 'Deleted the manufacturer “North” and 3 pictures of manufacturers'. */
export function describeChange(
  { kind, rows, rowCount, isRedo }: Pick<HistoryEntry, 'kind' | 'rows' | 'rowCount' | 'isRedo'>,
  words: ChangeTexts,
): string {
  const { text } = words;
  switch (kind) {
    case 'fill':
      return text('filled', { what: items(rowCount, words) });
    case 'update':
      return text('updated', { what: subjectOf(rows, rowCount, words) });
    case 'import':
      return text('imported', { what: items(rowCount, words) });
    case 'undo':
      if (isRedo) return text('redid', { change: lowerFirst(describeRows(rows, rowCount, words)) });
      return text('undid', { change: lowerFirst(describeRows(rows.map(reversed), rowCount, words)) });
    case 'putBack':
      return text('put-back', { what: inWords(rows, rowCount, words).what });
    case 'schedule':
      return text('by-schedule', { change: lowerFirst(describeRows(rows, rowCount, words)) });
    case 'edit':
      return describeRows(rows, rowCount, words);
  }
}
