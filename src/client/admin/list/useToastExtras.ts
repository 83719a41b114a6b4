import type { EntityName } from '../../../model/schema/entities';
import { rowsOfList } from '../../../model/schema/placement';
import { nameFieldsOf } from '../../../model/schema/rowNames';
import { selectEditedRow } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppStore } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import { useRowName } from '../fields/rowNames';
import type { NewRowValues } from '../requests/entityRequests';
import { selectSiteUrl } from '../../store/content/siteUrl';
import type { ToastExtras } from '../toasts/toasts';

/** Another list of the same kind: its name, and the query of its URL. */
export interface Place {
  readonly label: string;
  readonly query: string;
}

interface PlaceOptions {
  readonly entity: EntityName;
  /** The values of the rows of this list: brand, company, parent. */
  readonly presetValues: NewRowValues;
  readonly placeOf?: ((row: StoredRow) => Place | undefined) | undefined;
}

/**
 * Returns the additions to the toast of a saved row: its name, and a link to it on the public site unless it
 * is hidden.
 */
export function useRowExtras(entity: EntityName) {
  const store = useAppStore();
  const text = useTexts('editors');
  const shared = useTexts('shared');
  const rowName = useRowName(entity);
  return (id: number): ToastExtras => {
    const state = store.getState();
    const row = selectEditedRow(state, entity, id);
    const href = selectSiteUrl(state, entity, id);
    const isNamed = row !== undefined && nameFieldsOf(entity).length > 0; // a picture has only a number
    return {
      detail: isNamed ? rowName(row, row.displayOrder).name : undefined,
      link:
        href === undefined
          ? undefined
          : { label: text('view-on-site'), hint: shared('opens-in-new-tab'), href },
    };
  };
}

/** Like `useRowExtras`, and says which list the row went to. */
export function useToastExtras({ entity, presetValues, placeOf }: PlaceOptions) {
  const store = useAppStore();
  const text = useTexts('editors');
  const extrasOf = useRowExtras(entity);
  return (id: number): ToastExtras => {
    const row = selectEditedRow(store.getState(), entity, id);
    const isElsewhere = row !== undefined && rowsOfList(entity, [row], presetValues).length === 0;
    const place = isElsewhere ? placeOf?.(row) : undefined;
    const extras = extrasOf(id);
    const detail = [extras.detail, place && text('row-now-in', { place: place.label })];
    return { ...extras, detail: detail.filter(Boolean).join(' · ') || undefined };
  };
}
