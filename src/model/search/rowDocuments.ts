import { formatAvailability } from '../format/availability';
import type { EntityName, Row } from '../schema/entities';
import type { Column, Field, FieldKind } from '../schema/fields';
import { imageColumn, nameFieldsOf, rowNameIn, rowNameInEither } from '../schema/rowNames';
import { columnsOfEntity } from '../schema/rows';
import { languageSuffix, otherLanguage } from '../site/languages';
import type { PublicRoute } from '../site/pages';
import { isOpeningRoute, isRowRoute, publicPages, publicRoutes } from '../site/pages';
import { openableRows, shownRows } from '../site/screens/openedRow';
import { hasCard } from '../site/screens/hasCard';
import type { FindEqualWords } from '../text/equalWords';
import { indexEqualWords } from '../text/equalWords';
import { parseTextId } from '../text/parseTextId';
import { isAdministrationText, isTextPage } from '../text/textPages';
import { fillPlaceholders } from '../text/texts';
import { textOfHtml } from '../text/textOfHtml';
import { fileColumnOf } from './documentNames';
import type { SearchContent } from './SearchContent';
import type { PageTarget, SearchDocument } from './SearchDocument';

type AnyRow = Row<EntityName>;
type Values = Readonly<Record<string, string | number | boolean>>;

const asWritten = (value: string): string => value;
const notSearched = (): string => '';

/** The text of a value by the kind of its field. A new kind does not compile until it has one. */
const texts: Readonly<Record<FieldKind, (value: string, field: Field, content: SearchContent) => string>> = {
  text: asWritten,
  localizedText: asWritten,
  localizedRichText: textOfHtml,
  measure: (value, field, content) => measureText(value, field, content),
  email: asWritten,
  telephone: asWritten,
  time: notSearched,
  date: notSearched,
  image: notSearched,
  file: notSearched,
  company: notSearched,
  choice: (value, field, { text }) => {
    const option =
      field.kind === 'choice' ? field.options.find((each) => String(each.value) === value) : undefined;
    if (!option || value === '') return value;
    const { page, key } = parseTextId(option.label);
    if (isAdministrationText({ page })) return ''; // visitors have no word for it
    return isTextPage(page) ? text(page, key) : value;
  },
  availability: (value, _field, { language, text }) =>
    formatAvailability(value, language, (key, values) => fillPlaceholders(text('shared', key), values ?? {})),
  soldAt: notSearched,
  reference: (value, field, content) => rowNameOf(field, value, content),
  parent: (value, field, content) => rowNameOf(field, value, content),
  order: notSearched,
  brandFlag: notSearched,
};

const colons = { en: ': ', fr: '\u00a0: ' } as const;

/** A number with its unit. One without a unit says what it counts: 'Number of compartments: 5'. */
const measureText = (
  value: string,
  field: Field,
  { language, formatNumber, text }: SearchContent,
): string => {
  if (field.kind !== 'measure' || value.trim() === '') return '';
  const number = formatNumber(value, field.unit);
  if (field.unit !== undefined || typeof field.label !== 'string') return number;
  const { page, key } = parseTextId(field.label);
  return isTextPage(page) ? `${text(page, key)}${colons[language]}${number}` : number;
};

const rowNameOf = (field: Field, id: string, { rows, language }: SearchContent): string => {
  if (field.kind !== 'reference' && field.kind !== 'parent') return '';
  const entity = field.entity as EntityName; // the table names its own kinds
  const row = rows(entity).find((each) => String(each.id) === id);
  return row ? rowNameIn(entity, { ...row }, language) : '';
};

/** A unit or part number: one word with a digit. */
const isCode = ({ field }: Column, text: string): boolean =>
  field.kind === 'text' && /^(?=.*\d)[\p{L}\d./-]+$/u.test(text);

/** The values of a localized field in the reader's language, or in the other one where it has none. */
const isForReader = ({ language, fieldName }: Column, values: Values, content: SearchContent): boolean => {
  if (language === undefined || language === content.language) return true;
  return !values[`${fieldName}${languageSuffix[content.language]}`];
};

/** The texts of a row's columns, without its name. */
const columnTexts = (entity: EntityName, values: Values, content: SearchContent) => {
  const names = nameFieldsOf(entity);
  return columnsOfEntity(entity)
    .filter((column) => !names.includes(column.fieldName) && isForReader(column, values, content))
    .map((column) => {
      const text = texts[column.field.kind](String(values[column.name] ?? ''), column.field, content);
      return { column, text: text.trim() };
    })
    .filter(({ text }) => text !== '');
};

/** An e-mail address stands at the end: it says least about what was found. */
const isLast = ({ field }: Column): boolean => field.kind === 'email';

/**
 * How much the rows of a page count: what the company sells comes before what it has built, and whom to reach before the open
 * positions that name the same work and place.
 */
const weights: Readonly<Partial<Record<PublicRoute, number>>> = {
  tankers: 1.6,
  parts: 1.6,
  careers: 0.4,
  achievements: 0.5,
  assemblies: 0.7,
  manufacturers: 0.4,
};

/** Sold tankers come after those that can still be bought. */
const soldWeight = 0.3;

interface FoundRow {
  readonly entity: EntityName;
  readonly row: AnyRow;
  readonly group: PublicRoute;
  readonly target: PageTarget;
}

/** The text of a value as visitors see it in filters: 'AISI 304' is 'Inox 304'. */
const sameValue = ({ field }: Column, text: string, findEqual: FindEqualWords): string =>
  field.kind === 'text' ? (findEqual(text)?.[0] ?? text) : text;

const documentOf = (
  { entity, row, group, target }: FoundRow,
  content: SearchContent,
  findEqual: FindEqualWords,
): SearchDocument => {
  const values: Values = { ...row };
  const { language, documentTexts } = content;
  const columns = columnTexts(entity, values, content).map(({ column, text }) => ({
    column,
    written: text,
    text: sameValue(column, text, findEqual),
  }));
  const body = [
    ...columns.filter(({ column }) => !isLast(column)),
    ...columns.filter(({ column }) => isLast(column)),
  ];
  const file = fileColumnOf(entity) ?? '';
  const image = values[imageColumn(entity) ?? ''];
  return {
    id: `${entity}/${row.id}`,
    group,
    title: rowNameInEither(entity, values, language),
    body: body.map(({ text }) => text).join(' · '),
    codes: columns.flatMap(({ column, text }) => (isCode(column, text) ? [text] : [])).join(' '),
    file: (documentTexts[String(values[file] ?? '')] ?? []).join(' '),
    hidden: [
      rowNameIn(entity, values, otherLanguage(language)),
      content.text('titles', group),
      ...columns.flatMap(({ written, text }) => (written === text ? [] : [written])),
    ].join(' '),
    target,
    weight: (weights[group] ?? 1) * (values.soldAt ? soldWeight : 1),
    ...(typeof image === 'string' && image !== '' && { image }),
  };
};

const foundRows = (route: PublicRoute, content: SearchContent): readonly FoundRow[] => {
  const { brand, rows, language } = content;
  if (isRowRoute(route)) {
    const { entity, list } = publicPages[route].row;
    return shownRows<EntityName>(entity, brand, rows).map((row) => ({
      entity,
      row,
      group: list,
      target: { route, id: row.id },
    }));
  }
  if (!isOpeningRoute(route)) return [];
  return openableRows(route, { brand, language, rows, pictureText: () => '' })
    .filter(({ entity, row }) => hasCard(entity, row, rows))
    .map(({ entity, row, search }) => ({
      entity,
      row,
      group: route,
      target: { route, suffix: search },
    }));
};

/** The rows that the pages of the brand show: each page of a row, and each row that a page opens in a dialog. */
export function rowDocuments(content: SearchContent): readonly SearchDocument[] {
  const findEqual = indexEqualWords(content.text('search', 'same-values'));
  return publicRoutes
    .flatMap((route) => foundRows(route, content))
    .map((found) => documentOf(found, content, findEqual))
    .filter(({ title }) => title.trim() !== '');
}
