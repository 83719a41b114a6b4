import { useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import { nameFieldsOf } from '../../../model/schema/rowNames';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { Language } from '../../../model/site/languages';
import { fillPlaceholders, lookupText } from '../../../model/text/texts';
import { selectEditedRow } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppStore } from '../../store/hooks';
import { newRequestKey } from '../../store/requestKey';
import { selectLanguage, selectTextIndex } from '../../store/selectors';
import type { RootState } from '../../store/store';
import type { NewRowValues } from '../requests/entityRequests';
import { useEntityRequests } from '../requests/entityRequests';
import { useLatest } from '../requests/useLatest';
import { useToasts } from '../toasts/useToasts';

/** The name of a copy: 'Hose (copy)'. Only the first line of a longer text is marked. */
const nameOfCopy = (state: RootState, language: Language, name: string): string => {
  const words = lookupText(selectTextIndex(state), language, 'copy-of', 'editors');
  const [first = '', ...lines] = name.split('\n');
  return [words ? fillPlaceholders(words.resource, { name: first }) : first, ...lines].join('\n');
};

/** The columns of a copy that differ: its names, marked in the language of each. */
const namesOfCopy = (state: RootState, entity: EntityName, row: StoredRow): NewRowValues => {
  const last = nameFieldsOf(entity).at(-1);
  const columns = columnsOfEntity(entity).filter(
    ({ fieldName, name }) => fieldName === last && String(row[name] ?? '').trim() !== '',
  );
  return Object.fromEntries(
    columns.map(({ name, language = selectLanguage(state) }) => [
      name,
      nameOfCopy(state, language, String(row[name])),
    ]),
  );
};

interface DuplicateOptions {
  readonly entity: EntityName;
  /** Points out the copy in the list. */
  readonly markAdded: (ids: readonly number[]) => void;
  /** Opens the form of the copy. */
  readonly open: (id: number) => void;
}

/** Returns a function that adds a hidden copy of a row. It never changes. A repetition after a failure adds no second copy. */
export function useDuplicate({ entity, markAdded, open }: DuplicateOptions) {
  const store = useAppStore();
  const requests = useEntityRequests(entity);
  const toasts = useToasts();
  const [request, setRequest] = useState({ id: 0, requestKey: '', isRunning: false });
  const send = async (id: number): Promise<void> => {
    const state = store.getState();
    const row = selectEditedRow(state, entity, id) as StoredRow | undefined; // a row of any kind
    if (!row || request.isRunning) return;
    const requestKey = request.id === id ? request.requestKey : newRequestKey();
    setRequest({ id, requestKey, isRunning: true });
    try {
      const values = namesOfCopy(state, entity, row);
      const copy = await requests.duplicate({ id, values, requestKey });
      setRequest({ id: 0, requestKey: '', isRunning: false });
      toasts.added(entity, copy.version);
      markAdded([copy.id]);
      open(copy.id);
    } catch (error) {
      setRequest({ id, requestKey, isRunning: false });
      toasts.failed(error);
    }
  };
  return useLatest((id: number): void => void send(id));
}
