import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import type { RowsTask } from '../../../../model/admin/rowsTask';
import type { EntityName } from '../../../../model/schema/entities';
import { entities } from '../../../../model/schema/entities';
import type { Entity } from '../../../../model/schema/entities/entity';
import { nameFieldsOf } from '../../../../model/schema/rowNames';
import { columnsOfEntity } from '../../../../model/schema/rows';
import type { Language } from '../../../../model/site/languages';
import { fillPlaceholders, lookupText } from '../../../../model/text/texts';
import { selectEditedRow } from '../../../store/content/hiddenRows';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppStore } from '../../../store/hooks';
import { newRequestKey } from '../../../store/requestKey';
import { selectLanguage, selectTextIndex } from '../../../store/selectors';
import type { RootState } from '../../../store/store';
import { useInspectedMachine } from '../../../store/useInspectedMachine';
import { nameInEither } from '../../fields/rowNames';
import type { NewRowValues } from '../../requests/entityRequests';
import { useEntityRequests } from '../../requests/entityRequests';
import type { ToastExtras } from '../../toasts/toasts';
import { useToasts } from '../../toasts/useToasts';
import { rowsRequestMachine } from './rowsRequest.machine';

/** The name of a copy: 'Hose (copy)'. Only the first line of a longer text is marked. */
const nameOfCopy = (state: RootState, language: Language, name: string): string => {
  const words = lookupText(selectTextIndex(state), language, 'copy-of', 'editors');
  const [first = '', ...lines] = name.split('\n');
  return [words ? fillPlaceholders(words.resource, { name: first }) : first, ...lines].join('\n');
};

/**
 * The columns of a copy that differ: the names, each marked in its language, and the number, which only the
 * original has.
 */
const valuesOfCopy = (state: RootState, entity: EntityName, row: StoredRow): NewRowValues => {
  const last = nameFieldsOf(entity).at(-1);
  const { numberField }: Entity = entities[entity];
  const columns = columnsOfEntity(entity).filter(
    ({ fieldName, name }) => fieldName === last && String(row[name] ?? '').trim() !== '',
  );
  const names = Object.fromEntries(
    columns.map(({ name, language = selectLanguage(state) }) => [
      name,
      nameOfCopy(state, language, String(row[name])),
    ]),
  );
  return numberField === undefined ? names : { ...names, [numberField]: '' };
};

interface DuplicateOptions {
  readonly entity: EntityName;
  /** Points out the copy in the list. */
  readonly markAdded: (ids: readonly number[]) => void;
  /** Opens the form of the copy. */
  readonly open: (id: number) => void;
  /** The link of the toast to the copy. */
  readonly linkTo?: (copy: StoredRow) => ToastExtras['link'];
}

/** The request for a copy, with its toast. Returns the id of the copy; undefined if the row is gone. */
const useCopyRequest = ({ entity, linkTo }: DuplicateOptions) => {
  const store = useAppStore();
  const requests = useEntityRequests(entity);
  const toasts = useToasts();
  return async ({ ids: [id], requestKey }: RowsTask): Promise<number | undefined> => {
    const state = store.getState();
    const row = id && selectEditedRow(state, entity, id); // a row of any kind
    if (!row) return undefined;
    try {
      const values = valuesOfCopy(state, entity, row);
      const copy = await requests.duplicate({ id: row.id, values, requestKey });
      const added = selectEditedRow(store.getState(), entity, copy.id);
      toasts.added(entity, copy.version, {
        detail: added && (nameInEither(entity, added, selectLanguage(state)) || undefined),
        link: added && linkTo?.(added),
      });
      return copy.id;
    } catch (error) {
      toasts.failed(error);
      throw error;
    }
  };
};

/** Returns a function that adds a hidden copy of a row. It never changes. A repetition after a failure adds no second copy. */
export function useDuplicate(options: DuplicateOptions) {
  const { entity, markAdded, open } = options;
  const request = useCopyRequest(options);
  const finish = (copyId: number | undefined): void => {
    if (copyId === undefined) return;
    markAdded([copyId]);
    open(copyId);
  };
  const [, send] = useInspectedMachine(
    rowsRequestMachine.provide({
      actors: { send: fromPromise(({ input }) => request(input)) },
      actions: { finish: (_, copyId) => finish(copyId) },
    }),
    `${entity} copy`,
  );
  return useCallback(
    (id: number): void => {
      const task = { kind: 'duplicate', ids: [id], values: {}, requestKey: newRequestKey() } as const;
      send({ type: 'start', task });
    },
    [send],
  );
}
