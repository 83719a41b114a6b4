import type { EntityName } from '../../../model/schema/entities';
import { brandUrl } from '../../../model/site/brands';
import { rowOnSite } from '../../../model/site/rowOnSite';
import { selectEditedRow, selectIsHidden } from './hiddenRows';
import type { StoredRow } from './storedRow';
import { selectBrand, selectLanguage } from '../selectors';
import type { RootState } from '../store';

/** The URL of a row on the site that shows it, hidden or not; undefined for one that no page shows. */
const urlOf = (
  state: RootState,
  entity: EntityName,
  id: number,
): { url: string; isHere: boolean } | undefined => {
  const rowOf = (name: EntityName, rowId: number): StoredRow | undefined =>
    selectEditedRow(state, name, rowId);
  const row = rowOf(entity, id);
  const place =
    row && rowOnSite(entity, row, { brand: selectBrand(state), language: selectLanguage(state), rowOf });
  if (!place) return undefined;
  const { brandHosts, origin } = state.site;
  const page = new URL(origin || window.location.origin);
  const isHere = place.brand.id === state.site.brand;
  const site = isHere ? page : brandUrl(place.brand.id, brandHosts, page);
  return { url: new URL(place.address, site).href, isHere };
};

/** The URL at which visitors see a row; undefined for a hidden row, and for one that no page shows. */
export function selectSiteUrl(state: RootState, entity: EntityName, id: number): string | undefined {
  return selectIsHidden(state, entity, id) ? undefined : urlOf(state, entity, id)?.url;
}

/** The URL at which administrators see a hidden row. Another brand's site does not know that they are logged in: undefined. */
export function selectPreviewUrl(state: RootState, entity: EntityName, id: number): string | undefined {
  const found = selectIsHidden(state, entity, id) ? urlOf(state, entity, id) : undefined;
  return found?.isHere ? found.url : undefined;
}
