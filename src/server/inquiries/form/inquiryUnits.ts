import { askedRow } from '../../../model/inquiries/askedRow';
import type { InquirySubject, InquiryUnit } from '../../../model/inquiries/inquiry';
import { entityOfSubject, maxInquiryRows } from '../../../model/inquiries/inquiry';
import type { Language } from '../../../model/site/languages';
import { pathTo } from '../../../model/site/paths';
import { services } from '../../../model/site/screens/services';
import { lookupText } from '../../../model/text/texts';
import type { ContentStore } from '../../content/contentStore';
import type { Table } from '../../content/rows/tables';
import { tableOfEntity } from '../../content/rows/tables';

const nameOf = ({ name, number }: Pick<ReturnType<typeof askedRow>, 'name' | 'number'>): string => {
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
    const { path, ...names } = askedRow(entity, row, language);
    units.push({ id, name: nameOf(names), path, ...state });
  }
  return units;
}
