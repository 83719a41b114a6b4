import type { EntityName } from '../../../model/schema/entities';
import { isEntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import type { HistoryRow, RowHistory } from '../../../model/history';
import type { Language } from '../../../model/site/languages';
import {
  defaultDescription,
  imageCollection,
  imageLink,
  readDescription,
} from '../../../model/images/variants';
import type { ImageDescription } from '../../../model/images/variants';
import { columnsOfEntity } from '../../../model/schema/rows';
import { editorOf } from '../fields/registry';
import type { ChangeWords } from './changeWords';
import { excerpts } from './excerpts';
import { plainText } from '../richText/plainText';
import { changedColumns, deedOf, entityOf, languageOfText, textCollection } from './rowOfHistory';

/** What became of a field of a row, in words that can be shown as they are. */
export interface FieldChange {
  readonly column: string;
  readonly label: string;
  /** `image`: the values are the URLs of pictures; `formatting`: the words are the same. */
  readonly kind: 'text' | 'image' | 'formatting';
  /** '' for nothing; undefined where there was no row yet, or is none any more. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The language that the values are written in. */
  readonly language?: Language | undefined;
}

type Value = HistoryRow[string] | undefined;

const written = (value: Value): string => String(value ?? '');

const writtenParent = (entity: string, value: Value, { rowName }: ChangeWords): string =>
  (isEntityName(entity) ? rowName(entity, Number(value)) : undefined) ?? written(value);

const writeValue = ({ field }: Column, value: Value, words: ChangeWords): string => {
  switch (field.kind) {
    case 'localizedRichText':
      return plainText(written(value));
    case 'brandFlag':
      return words.brandGroup(value === true);
    case 'parent':
      return writtenParent(field.entity, value, words);
    case 'integer':
      return field.of === undefined ? written(value) : writtenParent(field.of, value, words);
    default:
      return written(value);
  }
};

/** The values on both sides of a change, shortened; the same words are told as such. */
const compare = (
  { before, after }: RowHistory,
  write: (row: HistoryRow) => string,
): Pick<FieldChange, 'kind' | 'before' | 'after'> => {
  const [old, now] = [before && write(before), after && write(after)];
  const [shortOld, shortNow] = excerpts(old ?? '', now ?? '');
  return {
    kind: old === now ? 'formatting' : 'text',
    before: old === null ? undefined : shortOld,
    after: now === null ? undefined : shortNow,
  };
};

const ofColumn = (entity: EntityName, column: Column, row: RowHistory, words: ChangeWords): FieldChange => {
  const { name, field, language } = column;
  const head = { column: name, label: words.label(entity, column), language };
  if (field.kind !== 'image')
    return { ...head, ...compare(row, (side) => writeValue(column, side[name], words)) };
  const url = (side: HistoryRow | null): string | undefined => (side ? written(side[name]) : undefined);
  return { ...head, kind: 'image', before: url(row.before), after: url(row.after) };
};

const isFilled = ({ before, after }: RowHistory, { name }: Column): boolean =>
  written((after ?? before)?.[name]) !== '';

/** What is told of a row: the columns that changed; of one that came or went, what is filled in. */
const toldColumns = (entity: EntityName, row: RowHistory): readonly Column[] => {
  const changed = changedColumns(row);
  const columns = columnsOfEntity(entity).filter(({ name }) => changed.includes(name));
  if (deedOf(row) === 'changed') return columns;
  return columns.filter((column) => editorOf(column).isAsked && isFilled(row, column));
};

const writeText = ({ isHtml, resource }: HistoryRow): string =>
  isHtml === true ? plainText(written(resource)) : written(resource);

const fieldsOfText = (row: RowHistory, words: ChangeWords): readonly FieldChange[] => {
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
  if (changed.includes('isHtml') && deedOf(row) === 'changed') {
    fields.push({
      column: 'isHtml',
      label: words.textLabel('isHtml'),
      ...compare(row, ({ isHtml }) => words.yesOrNo(isHtml === true)),
    });
  }
  return fields;
};

const isSaid = (row: RowHistory, column: keyof ImageDescription): boolean =>
  deedOf(row) === 'changed'
    ? changedColumns(row).includes(column)
    : (row.after ?? row.before)?.[column] !== defaultDescription[column];

/** Which picture, and what is said of it otherwise than before. */
const fieldsOfDescription = (
  row: RowHistory,
  { text, descriptions }: ChangeWords,
): readonly FieldChange[] => {
  const picture: FieldChange = {
    column: 'name',
    label: text('the-picture'),
    kind: 'image',
    before: undefined,
    after: imageLink(written((row.after ?? row.before)?.name)),
  };
  const isFocusSaid = isSaid(row, 'focalX') || isSaid(row, 'focalY');
  const columns = [
    ...(isFocusSaid ? (['focalX'] as const) : []),
    ...(['altFr', 'altEn'] as const).filter((column) => isSaid(row, column)),
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

/** What became of the fields of a row, in their order. */
export const describeFields = (row: RowHistory, words: ChangeWords): readonly FieldChange[] => {
  if (row.collection === textCollection) return fieldsOfText(row, words);
  if (row.collection === imageCollection) return fieldsOfDescription(row, words);
  const entity = entityOf(row.collection);
  return entity ? toldColumns(entity, row).map((column) => ofColumn(entity, column, row, words)) : [];
};
