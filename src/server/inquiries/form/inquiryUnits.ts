import type { InquirySubject, InquiryUnit } from '../../../model/inquiries/inquiry';
import { entityOfSubject, maxInquiryRows } from '../../../model/inquiries/inquiry';
import type { EntityName } from '../../../model/schema/entities';
import { entities } from '../../../model/schema/entities';
import type { Entity } from '../../../model/schema/entities/entity';
import { rowNameInEither } from '../../../model/schema/rowNames';
import type { Language } from '../../../model/site/languages';
import { isOpeningRoute, isRowRoute, publicPages, publicRoutes } from '../../../model/site/pages';
import { pathTo } from '../../../model/site/paths';
import { services } from '../../../model/site/screens/services';
import { lookupText } from '../../../model/text/texts';
import type { ContentStore } from '../../content/contentStore';
import type { Table, WireRow } from '../../content/rows/tables';
import { tableOfEntity } from '../../content/rows/tables';

/** The path of the page that shows a row, or that opens it in a dialog. */
const pathOf = (entity: EntityName, id: number, language: Language): string => {
  for (const route of publicRoutes) {
    if (isRowRoute(route) && publicPages[route].row.entity === entity) return pathTo(route, language, { id });
    if (isOpeningRoute(route) && publicPages[route].opens.entity === entity)
      return `${pathTo(route, language)}?${publicPages[route].opens.parameter}=${id}`;
  }
  return '';
};

const nameOf = (entity: EntityName, row: WireRow, language: Language): string => {
  const name = rowNameInEither(entity, row, language);
  const { numberField = '' }: Entity = entities[entity];
  const number = String(row[numberField] ?? '').trim();
  if (number === '' || name.includes(number)) return name;
  return name === '' ? number : `${name} (${number})`;
};

/** The services that a form names: they have no rows, and are numbered in their table. */
const servicesOf = (
  content: ContentStore,
  rowIds: readonly number[],
  language: Language,
): readonly InquiryUnit[] =>
  rowIds.flatMap((id) => {
    const title = services[id - 1]?.keys.title;
    const text = title && lookupText(content.indexedTexts(), language, title, 'services-and-repairs');
    return text ? [{ id, name: text.resource, path: pathTo('services', language) }] : [];
  });

/**
 * A row as it is now, or as it was before its deletion. It may have been hidden or deleted while the visitor wrote, and the
 * question is still about it.
 */
const rowOf = async (content: ContentStore, table: Table, id: number) => {
  const shown = content.row(table, id);
  if (shown) return { row: shown };
  const row = content.storedRow(table, id) ?? (await content.deletedRow(table, id));
  return row && { row, isGone: true as const };
};

/** The rows or services that a form names. Those that never existed are left out. */
export async function unitsOf(
  content: ContentStore,
  { subject, rowIds, language }: { subject: InquirySubject; rowIds: readonly number[]; language: Language },
): Promise<readonly InquiryUnit[]> {
  const entity = entityOfSubject(subject);
  const ids = [...new Set(rowIds)].slice(0, maxInquiryRows);
  if (ids.length === 0) return [];
  await content.refreshIfShared();
  if (subject === 'service') return servicesOf(content, ids, language);
  if (entity === undefined) return [];
  const units: InquiryUnit[] = [];
  for (const id of ids) {
    const found = await rowOf(content, tableOfEntity(entity), id);
    if (!found) continue;
    const { row, ...state } = found;
    units.push({ id, name: nameOf(entity, row, language), path: pathOf(entity, id, language), ...state });
  }
  return units;
}
