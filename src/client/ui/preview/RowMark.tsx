import { Suspense } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import { useAppSelector } from '../../store/hooks';
import { selectIsPreviewed } from '../../store/selectors';
import { lazyWithRetry, silentViews } from '../lazy/lazyWithRetry';
import type { MarkedRow } from './HiddenNote';

const HiddenNote = lazyWithRetry(
  () => import(/* webpackChunkName: "admin-bar" */ './HiddenNote'),
  silentViews,
);

/** Marks a row that only an administrator sees on this page. For visitors it is empty. */
export function RowMark(row: MarkedRow) {
  const { entity, id } = row;
  const kind = entity as EntityName; // another word has no collection
  return useAppSelector((state) => selectIsPreviewed(state, kind, id)) ? (
    <Suspense fallback={null}>
      <HiddenNote {...row} />
    </Suspense>
  ) : null;
}
