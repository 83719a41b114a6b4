import type { PageSave, RowTarget, TextSource } from '../../../model/admin/onPage/pageSource';
import type { CommittedVersions, TextValues } from '../../../model/admin/textEdit';
import { localizedBy } from '../../../model/site/languages';
import { classKeyOf } from '../../../model/text/textPages';
import { endpoints } from '../../store/api/adminApi';
import { selectEditedRows } from '../../store/content/hiddenRows';
import type { AppStore } from '../../store/store';
import { pickColumns, rowPatch } from '../list/rowPatch';
import { createTextRequests } from '../texts/createTextRequests';
import { saveEdit } from '../texts/saveEdit';
import { createTextSaves } from '../texts/textSaves';

const textValues = (values: PageSave['values']): TextValues =>
  localizedBy((language) => {
    const value = values[language];
    return typeof value === 'string' ? value : '';
  });

const saveText = (store: AppStore, { page, key }: TextSource, save: PageSave): Promise<CommittedVersions> => {
  const saves = createTextSaves(store, classKeyOf({ page }), createTextRequests(store, page));
  return saveEdit(saves, {
    key,
    requestKey: save.requestKey,
    isHtml: save.isHtml ?? false,
    values: textValues(save.values),
    base: textValues(save.base),
  });
};

const saveRow = async (
  store: AppStore,
  { entity, id }: RowTarget,
  { values, base, isHidden }: PageSave,
): Promise<CommittedVersions> => {
  const columns = pickColumns(values, Object.keys(values));
  const patch = rowPatch(entity, selectEditedRows(store.getState(), entity), { id, base, isHidden }, columns);
  if (!patch) return [];
  const update = endpoints[`${entity}Update` as 'tankerUpdate']; // the same for any entity
  const changes = [patch] as Parameters<typeof update.initiate>[0];
  const { version } = await store.dispatch(update.initiate(changes, { track: false })).unwrap();
  return [version];
};

/**
 * Saves what was typed on a page, with the requests of the editors. It is one change of the history; on a back-end that
 * cannot save both languages at once, one for each language.
 * @throws ApiError
 */
export async function savePage(store: AppStore, save: PageSave): Promise<CommittedVersions> {
  const { target } = save;
  if (target.kind === 'text') return saveText(store, target, save);
  return target.kind === 'row' ? saveRow(store, target, save) : [];
}
