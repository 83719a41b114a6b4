import type { EntityName } from '../../../model/schema/entities';
import { brandUrl } from '../../../model/site/brands';
import { rowOnSite } from '../../../model/site/rowOnSite';
import { selectEditedRow, selectIsHidden } from './hiddenRows';
import type { StoredRow } from './storedRow';
import { selectBrand, selectLanguage } from '../selectors';
import type { RootState } from '../store';

/** The URL at which visitors see a row; undefined for a hidden row, and for one that no page shows. */
export function selectSiteUrl(state: RootState, entity: EntityName, id: number): string | undefined {
  const rowOf = (name: EntityName, rowId: number): StoredRow | undefined =>
    selectEditedRow(state, name, rowId) as StoredRow | undefined; // a row of any kind
  const row = rowOf(entity, id);
  if (!row || selectIsHidden(state, entity, id)) return undefined;
  const place = rowOnSite(entity, row, {
    brand: selectBrand(state),
    language: selectLanguage(state),
    rowOf,
  });
  if (!place) return undefined;
  const { brandHosts, origin } = state.site;
  const page = new URL(origin || window.location.origin);
  const site = place.brand.id === state.site.brand ? page : brandUrl(place.brand.id, brandHosts, page);
  return new URL(place.address, site).href;
}
