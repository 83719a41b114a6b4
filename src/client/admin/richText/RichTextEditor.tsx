import { useId, useState } from 'react';
import type { RichTextEditorProps } from './richTextEditorProps';
import { RichTextSurface } from './RichTextSurface';

/**
 * Edits rich text. An unchanged text keeps its HTML to the letter (see `parseRichText`), and so does each unchanged
 * block. A value that does not come from typing here replaces the document and clears the undo history.
 */
export function RichTextEditor({ value, onChange, id, ...props }: RichTextEditorProps) {
  const ownId = useId();
  const [{ received, emitted, version }, setState] = useState({
    received: value,
    emitted: value,
    version: 0,
  });
  if (value !== received) {
    const isExternal = value !== emitted;
    setState({ received: value, emitted: value, version: isExternal ? version + 1 : version });
  }
  return (
    <RichTextSurface
      key={version}
      {...props}
      id={id ?? ownId}
      initialValue={value}
      onChange={(html) => {
        setState((state) => ({ ...state, emitted: html }));
        onChange(html);
      }}
    />
  );
}
