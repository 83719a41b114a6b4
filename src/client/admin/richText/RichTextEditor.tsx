import { useId, useState } from 'react';
import type { Ref } from 'react';
import type { Language } from '../../../model/site/languages';
import { RichTextSurface } from './RichTextSurface';

export interface RichTextEditorProps {
  /** What is written here: what a screen reader calls it. */
  readonly label: string;
  /** HTML of the formatting that model/richText allows. */
  readonly value: string;
  /** Called with the new HTML when, and only when, the text changed. */
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly describedBy?: string | undefined;
  /** The language that is written, for spelling and for reading aloud. */
  readonly language?: Language | undefined;
  /** Takes the focus; for what asks for it when a form was refused. */
  readonly ref?: Ref<{ focus: () => void }>;
}

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
