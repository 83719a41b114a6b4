import type { EntityName } from '../../../model/schema/entities';
import { endpoints } from '../../store/api/adminApi';
import type { AppStore } from '../../store/store';

/** Hides a row from visitors. @throws ApiError */
export async function hideRow({ dispatch }: AppStore, entity: EntityName, id: number): Promise<void> {
  const request = endpoints.visibilityUpdate.initiate(
    { entity, rows: [{ id, isHidden: true }] },
    { track: false },
  );
  await dispatch(request).unwrap();
}
