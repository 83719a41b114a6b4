import { assembly } from './assembly';
import { assemblyType } from './assemblyType';
import { email } from './email';
import { employee } from './employee';
import type { Entity, EntityAdmin, RowOf } from './entity';
import { galleryImage } from './galleryImage';
import { jobPosting } from './jobPosting';
import { location } from './location';
import { manufacturer } from './manufacturer';
import { manufacturerImage } from './manufacturerImage';
import { opening } from './opening';
import { openingException } from './openingException';
import { product } from './product';
import { realization } from './realization';
import { realizationType } from './realizationType';
import { tanker } from './tanker';
import { tankerImage } from './tankerImage';
import { telephone } from './telephone';

/**
 * The table: every kind of content, parents before their children, in the order of the dashboard (specification, sections 3
 * and 7). Each kind listed here has a database table, API routes, a collection in the client's store, and editors.
 */
export const entities = {
  location,
  telephone,
  email,
  opening,
  openingException,
  realizationType,
  realization,
  employee,
  assemblyType,
  assembly,
  manufacturer,
  manufacturerImage,
  galleryImage,
  tanker,
  tankerImage,
  product,
  jobPosting,
} as const satisfies Readonly<Record<string, Entity>>;

export type EntityName = keyof typeof entities;

export const entityNames = Object.keys(entities) as readonly EntityName[]; // a literal object has no other keys

/** A row of a kind of content: `Row<'tanker'>`. */
export type Row<Name extends EntityName> = RowOf<(typeof entities)[Name]>;

/** A row that is not saved yet. */
export type NewRow<Name extends EntityName> = Omit<Row<Name>, 'id'>;

/** The key of a collection in the bulk load: `Collection<'jobPosting'>` is `'job_postings'`. */
export type Collection<Name extends EntityName> = (typeof entities)[Name]['collection'];

/** The entity of the rows of a collection; undefined for other collections, such as that of the texts. */
export function entityOfCollection(collection: string): EntityName | undefined {
  return entityNames.find((name) => entities[name].collection === collection);
}

export function isEntityName(value: string): value is EntityName {
  return Object.hasOwn(entities, value);
}

/** How the administration shows a kind of content. */
export function adminOf(name: EntityName): EntityAdmin {
  const entity: Entity = entities[name];
  return entity.admin ?? {};
}

/** A kind whose rows are pictures. */
export type GalleryName = {
  [Name in EntityName]: (typeof entities)[Name] extends { admin: { isGallery: true } } ? Name : never;
}[EntityName];

export function isGallery(name: EntityName): name is GalleryName {
  return adminOf(name).isGallery === true;
}

/** The kinds of content that belong to rows of this kind. */
export function childrenOf(name: EntityName): readonly EntityName[] {
  return entityNames.filter((each) =>
    Object.values<Entity['fields'][string]>(entities[each].fields).some(
      (field) => field.kind === 'parent' && field.entity === name,
    ),
  );
}

/** The kind of the further pictures of a row, which are edited in its dialog; undefined where a row has no more than one. */
export function picturesKindOf(name: EntityName): GalleryName | undefined {
  return childrenOf(name)
    .filter(isGallery)
    .find((child) => adminOf(child).editor === undefined);
}
