import { textCollection } from '../../../model/text/texts';
import type { EntityName } from '../../../model/schema/entities';
import { entityOfCollection, isEntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { isEditable } from '../../../model/schema/fields';
import type { HistoryRow, RowHistory } from '../../../model/history';
import type { Language } from '../../../model/site/languages';
import {
  defaultDescription,
  imageCollection,
  imageLink,
  readDescription,
} from '../../../model/images/variants';
import type { ImageDescription } from '../../../model/images/variants';
import { columnsFrom, columnsOfEntity } from '../../../model/schema/rows';
import { published, readVisibility, visibilityCollection } from '../../../model/schema/visibility';
import type { ChangeTexts } from './changeTexts';
import { altColumns } from '../images/describedFields';
import { plainText } from '../richText/html/plainText';
import { changedColumns, rowActionOf, languageOfText } from './rowOfHistory';

/** The history shows at most this many characters of a value, and this many before the first difference. */
const maxLength = 160;
const contextLength = 40;

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
};

const cut = (text: string, start: number): string => {
  const end = start + maxLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
};

/** Shortens long values. If both sides have one, the excerpts start shortly before the first difference. */
function createExcerpts(before: string, after: string): readonly [string, string] {
  if (before.length <= maxLength && after.length <= maxLength) return [before, after];
  const start = before === '' || after === '' ? 0 : Math.max(0, sharedStart(before, after) - contextLength);
  return [cut(before, start), cut(after, start)];
}

/** A changed field of a row, as text ready to be shown. */
export interface FieldChange {
  readonly column: string;
  readonly label: string;
  /** `image`: the values are the URLs of pictures. `formatting`: the text is the same, only its formatting changed. */
  readonly kind: 'text' | 'image' | 'formatting';
  /** '' for an empty value; undefined if the row did not exist on this side of the change. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The language of the values. */
  readonly language?: Language | undefined;
}

type Value = HistoryRow[string] | undefined;

const asText = (value: Value): string => String(value ?? '');

const nameOfRow = (entity: string, value: Value, { rowName }: ChangeTexts): string =>
  (isEntityName(entity) ? rowName(entity, Number(value)) : undefined) ?? asText(value);

const writeValue = ({ field }: Column, value: Value, words: ChangeTexts): string => {
  switch (field.kind) {
    case 'localizedRichText':
      return plainText(asText(value));
    case 'parent':
    case 'reference':
      return nameOfRow(field.entity, value, words); // the row may be deleted
    default:
      return words.valueText(field, value);
  }
};

/** The shortened values on both sides of a change. The kind is `formatting` if the text is the same. */
const compare = (
  { before, after }: RowHistory,
  write: (row: HistoryRow) => string,
): Pick<FieldChange, 'kind' | 'before' | 'after'> => {
  const [old, now] = [before && write(before), after && write(after)];
  const [shortOld, shortNow] = createExcerpts(old ?? '', now ?? '');
  return {
    kind: old === now ? 'formatting' : 'text',
    before: old === null ? undefined : shortOld,
    after: now === null ? undefined : shortNow,
  };
};

const fieldOfColumn = (column: Column, row: RowHistory, words: ChangeTexts): FieldChange => {
  const { name, field, language } = column;
  const common = { column: name, label: words.label(column), language };
  if (field.kind !== 'image')
    return { ...common, ...compare(row, (side) => writeValue(column, side[name], words)) };
  const url = (side: HistoryRow | null): string | undefined => (side ? asText(side[name]) : undefined);
  return { ...common, kind: 'image', before: url(row.before), after: url(row.after) };
};

const isFilled = ({ before, after }: RowHistory, { name }: Column): boolean =>
  asText((after ?? before)?.[name]) !== '';

/** The columns to show: of a changed row those that changed, of an added or deleted row those with a value. */
const shownColumns = (entity: EntityName, row: RowHistory, reader: Language): readonly Column[] => {
  const changed = changedColumns(row);
  const columns = columnsFrom(reader, columnsOfEntity(entity)).filter(
    ({ name, field }) => changed.includes(name) && field.kind !== 'soldAt', // it follows from the availability
  );
  if (rowActionOf(row) === 'changed') return columns;
  return columns.filter((column) => isEditable(column.field) && isFilled(row, column));
};

const writeText = ({ isHtml, resource }: HistoryRow): string =>
  isHtml === true ? plainText(asText(resource)) : asText(resource);

const fieldsOfText = (row: RowHistory, words: ChangeTexts): readonly FieldChange[] => {
  const last = row.after ?? row.before;
  const changed = changedColumns(row);
  const fields: FieldChange[] = [];
  if (changed.includes('resource')) {
    const language = last ? languageOfText(last) : undefined;
    fields.push({
      column: 'resource',
      label: words.textLabel('resource'),
      language,
      ...compare(row, writeText),
    });
  }
  if (changed.includes('isHtml') && rowActionOf(row) === 'changed') {
    fields.push({
      column: 'isHtml',
      label: words.textLabel('isHtml'),
      ...compare(row, ({ isHtml }) => words.yesOrNo(isHtml === true)),
    });
  }
  return fields;
};

const isShown = (row: RowHistory, column: keyof ImageDescription): boolean =>
  rowActionOf(row) === 'changed'
    ? changedColumns(row).includes(column)
    : (row.after ?? row.before)?.[column] !== defaultDescription[column];

/** The picture, and the fields of its description that changed. */
const fieldsOfDescription = (
  row: RowHistory,
  { text, descriptions, language }: ChangeTexts,
): readonly FieldChange[] => {
  const picture: FieldChange = {
    column: 'name',
    label: text('the-picture'),
    kind: 'image',
    before: undefined,
    after: imageLink(asText((row.after ?? row.before)?.name)),
  };
  const isFocusShown = isShown(row, 'focalX') || isShown(row, 'focalY');
  const columns = [
    ...(isFocusShown ? (['focalX'] as const) : []),
    ...altColumns(language).filter((column) => isShown(row, column)),
  ];
  const write = (column: keyof ImageDescription) => (side: HistoryRow) =>
    descriptions.written(column, readDescription(side) ?? defaultDescription);
  return [
    picture,
    ...columns.map((column): FieldChange => ({
      column,
      ...descriptions.label(column),
      ...compare(row, write(column)),
    })),
  ];
};

/** The times of a schedule that changed. That a row was hidden or published is in the sentence of the change. */
const fieldsOfSchedule = (row: RowHistory, { schedule }: ChangeTexts): readonly FieldChange[] => {
  const [before, after] = [row.before, row.after].map((side) => readVisibility(side) ?? published);
  return (['onlineAt', 'offlineAt'] as const).flatMap((column) => {
    const [old = '', now = ''] = [before?.[column], after?.[column]];
    if (old === now) return [];
    const label = schedule.label(column);
    return { column, label, kind: 'text' as const, before: schedule.time(old), after: schedule.time(now) };
  });
};

/** The changed fields of a row, in the order of the table; the reader's language first. */
export function describeFields(row: RowHistory, words: ChangeTexts): readonly FieldChange[] {
  if (row.collection === visibilityCollection) return fieldsOfSchedule(row, words);
  if (row.collection === textCollection) return fieldsOfText(row, words);
  if (row.collection === imageCollection) return fieldsOfDescription(row, words);
  const entity = entityOfCollection(row.collection);
  if (!entity) return [];
  return shownColumns(entity, row, words.language).map((column) => fieldOfColumn(column, row, words));
}
