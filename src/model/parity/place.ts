import type { EntityName } from '../schema/entities';
import { parentOf } from '../schema/parents';
import { columnsOfEntity } from '../schema/rows';
import type { BrandId } from '../site/brands';
import { brandList } from '../site/brands';
import { variantOf } from '../text/brandTexts';
import { classKeyOf } from '../text/textPages';
import type { LanguagePair } from './pairs';

/** The group of pairs of the alt texts of pictures. */
export const pictureGroup = 'picture';

/** The group in which a pair is counted: the page of a text ('text/home'), the kind of a row ('tanker'), or the pictures. */
export function groupOf({ source }: Pick<LanguagePair, 'source'>): string {
  if (source.kind === 'text') return `text/${classKeyOf({ page: source.page })}`;
  return source.kind === 'row' ? source.entity : pictureGroup;
}

type AnyRow = Readonly<Record<string, unknown>>;

/** Finds a row of any kind. */
export type FindAnyRow = (entity: EntityName, id: number) => AnyRow | undefined;

const idsOf = (isPropane: boolean): readonly BrandId[] =>
  brandList.filter((brand) => brand.isCertipropane === isPropane).map(({ id }) => id);

const brandsOfRow = (entity: EntityName, row: AnyRow | undefined, find: FindAnyRow): readonly BrandId[] => {
  if (!row) return [];
  for (const { name, field } of columnsOfEntity(entity)) {
    const value = row[name];
    if (field.kind === 'brandFlag' && typeof value === 'boolean') return idsOf(value);
    if (field.kind === 'company')
      return brandList.filter((brand) => brand.name === value).map(({ id }) => id);
  }
  const parent = parentOf(entity);
  return parent ? brandsOfRow(parent.entity, find(parent.entity, Number(row[parent.column])), find) : [];
};

/** How the page of texts of the propane brand ends. */
const propanePage = '-certipropane';

/** The brands that show a pair; none where it belongs to all of them. */
export function brandsOf({ source }: Pick<LanguagePair, 'source'>, find: FindAnyRow): readonly BrandId[] {
  if (source.kind === 'row') return brandsOfRow(source.entity, find(source.entity, source.id), find);
  if (source.kind !== 'text') return [];
  if (source.page?.endsWith(propanePage)) return idsOf(true);
  const variant = variantOf({ page: source.page, object_key: source.key });
  return variant ? [variant.brand.id] : [];
}
