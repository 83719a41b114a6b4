import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { openParameter, withoutOpenParameter } from '../../../model/admin/openRequest';
import type { TextRow } from './table/textRows';
import { isHtmlRow, valuesOf } from './table/textRows';
import type { TextEditor } from './useTextEditor';

/** Opens the form of the text that the address names (`open=title`). The link has asked about the changes of another form. */
export function useTextFromAddress({ begin, send }: TextEditor, rows: readonly TextRow[]): void {
  const { key: entry } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const followed = useRef<string>(undefined);
  const key = parameters.get(openParameter);
  const row = rows.find((each) => each.key === key);
  useEffect(() => {
    if (!row || followed.current === entry) return;
    followed.current = entry;
    send({ type: 'cancel' });
    begin({ type: 'edit', key: row.key, initialValues: valuesOf(row), isHtml: isHtmlRow(row) });
    setParameters(withoutOpenParameter, { replace: true });
  }, [row, entry, begin, send, setParameters]);
}
