import type { EntityName } from '../../../model/schema/entities';
import { rowsOfList } from '../../../model/schema/placement';
import { selectEditedRow } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppStore } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
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

/** Returns the link of a toast to where visitors see a row; undefined for a hidden row. */
export function useSiteLink(entity: EntityName) {
  const store = useAppStore();
  const text = useTexts('editors');
  const shared = useTexts('shared');
  return (id: number): ToastExtras['link'] => {
    const href = selectSiteUrl(store.getState(), entity, id);
    return href === undefined
      ? undefined
      : { label: text('view-on-site'), hint: shared('opens-in-new-tab'), href };
  };
}

/** Returns what the toast of a saved row says besides: where visitors see it, and the list that it went to. */
export function useToastExtras({ entity, presetValues, placeOf }: PlaceOptions) {
  const store = useAppStore();
  const text = useTexts('editors');
  const linkTo = useSiteLink(entity);
  return (id: number): ToastExtras => {
    const row = selectEditedRow(store.getState(), entity, id) as StoredRow | undefined; // a row of any kind
    const isElsewhere = row !== undefined && rowsOfList(entity, [row], presetValues).length === 0;
    const place = isElsewhere ? placeOf?.(row) : undefined;
    return { detail: place && text('row-now-in', { place: place.label }), link: linkTo(id) };
  };
}
