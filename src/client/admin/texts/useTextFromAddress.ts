import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { openParameter, withoutOpenParameter } from '../../../model/admin/openRequest';
import type { TextRow } from './table/textRows';
import { isHtmlRow, valuesOf } from './table/textRows';
import type { TextEditor } from './useTextEditor';

/**
 * Opens the form of the text that the address names (`open=title`). The link has asked about the changes of another form. While
 * a save runs it waits; if the save fails, until that form is closed.
 */
export function useTextFromAddress(editor: TextEditor, rows: readonly TextRow[]): void {
  const { begin, send, isBusy, form } = editor;
  const { key: entry } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const waiting = useRef<string>(undefined);
  const followed = useRef<string>(undefined);
  const key = parameters.get(openParameter);
  const row = rows.find((each) => each.key === key);
  const isOpen = form !== undefined;
  useEffect(() => {
    if (!row || followed.current === entry) return;
    if (isBusy) waiting.current = entry;
    if (isBusy || (isOpen && waiting.current === entry)) return;
    followed.current = entry;
    send({ type: 'cancel' });
    begin({ type: 'edit', key: row.key, initialValues: valuesOf(row), isHtml: isHtmlRow(row) });
    setParameters(withoutOpenParameter, { replace: true });
  }, [row, entry, isBusy, isOpen, begin, send, setParameters]);
}
