import { useId, useState } from 'react';
import type { RichTextEditorProps } from './richTextEditorProps';
import { RichTextSurface } from './RichTextSurface';

/**
 * Edits rich text. A text that nobody changed stays as it is, to the letter (see `parseRichText`), and so does each of its
 * blocks. A value that did not come from typing here is taken over, with an empty history.
 */
export const RichTextEditor = ({ value, onChange, id, ...props }: RichTextEditorProps) => {
  const ownId = useId();
  const [{ given, written, version }, setKnown] = useState({ given: value, written: value, version: 0 });
  if (value !== given) {
    const isForeign = value !== written;
    setKnown({ given: value, written: value, version: isForeign ? version + 1 : version });
  }
  return (
    <RichTextSurface
      key={version}
      {...props}
      id={id ?? ownId}
      initialValue={value}
      onChange={(html) => {
        setKnown((known) => ({ ...known, written: html }));
        onChange(html);
      }}
    />
  );
};
