import { useCallback, useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  leadsBack,
  openParameter,
  readOpenRequest,
  referencesIn,
  withoutOpenParameter,
} from '../../../model/admin/openRequest';
import type { ListEditorState } from './useListEditor';

/** The column that takes the focus in the form of a row. */
interface FocusedColumn {
  readonly rowId: number | undefined;
  readonly column: string | undefined;
}

/**
 * Goes back to the page with the link that opened the form, once the form is closed.
 * @returns a function that turns this on or off
 */
const useWayBack = (isOpen: boolean): ((isAwaited: boolean) => void) => {
  const navigate = useNavigate();
  const isAwaited = useRef(false);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed || !isAwaited.current) return;
    isAwaited.current = false;
    void navigate(-1);
  }, [isOpen, navigate]);
  return useCallback((next: boolean) => {
    isAwaited.current = next;
  }, []);
};

/**
 * Opens the form that the address names (`open=tanker-3`), once its row is in the list. A form of this list that is open is
 * cancelled before: the link has asked about its changes.
 * @returns the column that the address names
 */
export function useOpenFromAddress(editor: ListEditorState): FocusedColumn | undefined {
  const { entity, rows, isBlocked, send } = editor;
  const location: Location<unknown> = useLocation();
  const { key, state } = location;
  const awaitClosing = useWayBack(isBlocked);
  const [parameters, setParameters] = useSearchParams();
  const seen = useRef<string>(undefined);
  const followed = useRef<string>(undefined);
  const value = parameters.get(openParameter);
  const request = readOpenRequest(value);
  const id = request?.id;
  const column = request?.column;
  const isOwn = request?.entity === entity && (id === undefined || rows.some((row) => row.id === id));
  const [focused, setFocused] = useState<FocusedColumn>();
  if (isOwn && (focused?.rowId !== id || focused?.column !== column)) setFocused({ rowId: id, column });
  useEffect(() => {
    if (value === null || followed.current === key) return;
    const isFirst = seen.current !== key;
    seen.current = key;
    if (isBlocked) {
      if (isFirst) {
        awaitClosing(false); // the next form closes in its turn
        send({ type: 'cancel' });
      } else followed.current = key; // the administrator has opened another form
    } else if (isOwn) {
      followed.current = key; // the address changes a moment later
      awaitClosing(leadsBack(state));
      const presetValues = referencesIn(entity, (name) => parameters.get(name));
      send(id === undefined ? { type: 'add', presetValues } : { type: 'edit', id });
      setParameters(withoutOpenParameter, { replace: true });
    }
  }, [value, key, state, isBlocked, isOwn, id, entity, parameters, send, setParameters, awaitClosing]);
  return focused;
}
