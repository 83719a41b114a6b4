import { createAction } from '@reduxjs/toolkit';
import type { EntityName } from '../../../model/schema/entities';
import type { DescribedImage } from '../../../model/images/variants';
import type { TextResource } from '../../../model/text/texts';
import type { StoredRow } from './storedRow';

/** All content, from the response of the bulk load. */
export interface Content {
  readonly rows: Readonly<Record<EntityName, readonly StoredRow[]>>;
  readonly texts: readonly TextResource[];
  /** The version of the content; missing if the back-end has no versions. */
  readonly version?: number | undefined;
}

/** The changed rows of one kind, and the ids of those that were deleted or hidden. */
export interface RowChanges<Row> {
  readonly changed: readonly Row[];
  readonly removedIds: readonly number[];
}

/** An event from the server: the changes by any administrator. */
export interface ChangeEvent {
  /** The content version after this event; null if the store does not have all changes up to it. */
  readonly version: number | null;
  readonly rows: Partial<Readonly<Record<EntityName, RowChanges<StoredRow>>>>;
  readonly texts: RowChanges<TextResource>;
  /** The descriptions of images. */
  readonly images: RowChanges<DescribedImage>;
}

/** An event without changes. Loads and responses add theirs to it. */
export const noChanges = {
  version: null,
  rows: {},
  texts: { changed: [], removedIds: [] },
  images: { changed: [], removedIds: [] },
} as const satisfies ChangeEvent;

/** A change to some columns of a row. */
export interface RowPatch {
  readonly id: number;
  readonly [column: string]: string | number | boolean;
}

export const contentLoaded = createAction<Content>('content/loaded');
/** The texts that only the administration shows: visitors do not load them. */
export const administrationTextsLoaded = createAction<readonly TextResource[]>(
  'content/administrationTextsLoaded',
);
export const contentFollowed = createAction<ChangeEvent>('content/followed');
export const rowAdded = createAction<{ entity: EntityName; row: StoredRow }>('content/rowAdded');
export const rowsUpdated = createAction<{ entity: EntityName; rows: readonly RowPatch[] }>(
  'content/rowsUpdated',
);
export const rowDeleted = createAction<{ entity: EntityName; id: number }>('content/rowDeleted');

export const textAdded = createAction<TextResource>('texts/added');
export const textUpdated = createAction<Pick<TextResource, 'id'> & Partial<TextResource>>('texts/updated');
export const textDeleted = createAction<number>('texts/deleted');
